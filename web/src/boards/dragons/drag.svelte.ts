/** A token under the finger. Tapping always does the same: dragging is an extra. */
import type { Table } from "./table.svelte";

const SLACK = 8; // pixels that a tap may slip

export class Drag {
  token = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** A drag ends with a click on some browsers; that click picks nothing up. */
  justDropped = false;
  private start: { token: string; x: number; y: number } | null = null;

  constructor(private readonly table: Table) {}

  begin(event: PointerEvent, token: string): void {
    if (event.button !== 0 || !this.table.choices.placing) return;
    this.justDropped = false;
    this.start = { token, x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.start) return;
    [this.x, this.y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (this.token === null) {
      if (Math.hypot(this.x, this.y) < SLACK) return;
      this.token = this.table.picked = this.start.token;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    this.table.over = under?.dataset["drop"] ?? null;
  }

  drop(): void {
    const { token } = this;
    const space = this.table.over;
    this.end();
    if (token === null) return;
    this.justDropped = true;
    setTimeout(() => (this.justDropped = false)); // the click, if any, comes before this
    this.table.picked = null;
    if (space) this.table.touch(space, token);
  }

  end(): void {
    this.start = this.token = this.table.over = null;
    this.x = this.y = 0;
  }
}
