/** Steps through the moments of a replay, and plays their events. */
import type { Event, Moment } from "../boards/contract";
import type { Moment as Step } from "../wire/types";

const BETWEEN_MS = 250;

export class Player {
  at = $state(0);
  playing = $state(false);
  moment = $state.raw<Moment | null>(null);
  private steps = $state.raw<readonly Step[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private counted = 0;

  constructor(
    private readonly ms: () => number,
    private readonly weight: (event: Event) => number,
    private readonly onMoment: (moment: Moment) => void,
  ) {}

  get now(): Step | null {
    return this.steps[this.at] ?? null;
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  open(steps: readonly Step[], at: number): void {
    this.steps = steps;
    this.at = Math.min(at, this.last);
  }

  /** There at once, without a showing. */
  go(to: number): void {
    this.halt();
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** One on: with a showing of what happens. One back: at once. */
  step(by: 1 | -1): void {
    this.go(this.at + by);
    if (by > 0) this.show([...(this.now?.events ?? [])], () => this.halt());
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    this.goOn();
  }

  pause(): void {
    this.playing = false;
    this.halt();
  }

  private goOn(): void {
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.at += 1;
    this.show([...(this.now?.events ?? [])], () => (this.timer = setTimeout(() => this.goOn(), BETWEEN_MS)));
  }

  private show(events: Event[], then: () => void): void {
    const event = events.shift();
    if (!event) {
      this.moment = null;
      return then();
    }
    const lasts = Math.round(this.ms() * this.weight(event));
    if (!lasts) return this.show(events, then);
    this.moment = { ...event, number: ++this.counted, lasts };
    this.onMoment(this.moment);
    this.timer = setTimeout(() => this.show(events, then), lasts);
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.moment = null;
  }
}
