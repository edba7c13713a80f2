/** A card of the hand under the finger. Tapping always does the same: dragging is an extra. */
import type { Action } from "../contract";
import type { Table } from "./table.svelte";

const SLACK = 8; // pixels that a tap may slip

export class Drag {
  index = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  /** A drag ends with a click on some browsers; that click picks nothing up. */
  justDropped = false;
  private start: { index: number; card: string; x: number; y: number } | null = null;

  constructor(private readonly table: Table) {}

  begin(event: PointerEvent, index: number, card: string): void {
    if (event.button !== 0) return;
    this.justDropped = false;
    this.start = { index, card, x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.start) return;
    [this.x, this.y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (this.index === null) {
      if (Math.hypot(this.x, this.y) < SLACK) return;
      this.index = this.table.picked = this.start.index;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    this.table.over = under?.dataset["drop"] ?? null;
  }

  drop(): void {
    if (!this.start || this.index === null) return this.end();
    const action = this.table.over && this.meant(this.table.over, this.start.card);
    this.justDropped = true;
    setTimeout(() => (this.justDropped = false)); // the click, if any, comes before this
    this.end();
    this.table.picked = null;
    if (action) this.table.choose(action);
  }

  end(): void {
    this.start = this.index = this.table.over = null;
    this.x = this.y = 0;
  }

  private meant(spot: string, card: string): Action | undefined {
    const { choices } = this.table;
    if (spot === "play") return choices.played(card);
    if (spot === "discard") return choices.named(card);
    return choices.at(`lay ${card} ${spot.split(" ")[2]}`);
  }
}
