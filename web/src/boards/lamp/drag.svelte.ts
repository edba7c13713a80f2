/** A face, a die or a card under the finger. Tapping always does the same: dragging is an extra. */
import type { Table } from "./table.svelte";

const SLACK = 8; // pixels that a tap may slip

export class Drag {
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  /** A drag ends with a click on some browsers; that click picks nothing up. */
  justDropped = false;
  private start: { x: number; y: number } | null = null;

  constructor(
    private readonly table: Table,
    private readonly thing: () => string,
  ) {}

  begin(event: PointerEvent): void {
    if (event.button !== 0 || !this.table.choices.begins(this.thing())) return;
    this.justDropped = false;
    this.start = { x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.start) return;
    [this.x, this.y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.moving) {
      if (Math.hypot(this.x, this.y) < SLACK) return;
      this.moving = true;
      this.table.picked = this.thing();
    }
    const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>("[data-thing]")?.dataset["thing"]);
    this.table.over = under.find((thing) => thing && thing !== this.thing() && this.table.at(thing)) ?? null;
  }

  drop(): void {
    if (!this.start || !this.moving) return this.end();
    const action = this.table.over && this.table.choices.at(this.table.over, this.thing());
    this.justDropped = true;
    setTimeout(() => (this.justDropped = false)); // the click, if any, comes before this
    this.end();
    this.table.picked = null;
    if (action) this.table.choose(action);
  }

  end(): void {
    this.start = this.table.over = null;
    this.moving = false;
    this.x = this.y = 0;
  }
}
