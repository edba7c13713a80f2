/** What is on show: one queue of scenes, each with its events one after the other. It can be slowed, hurried and skipped. */
import type { Event, Moment } from "../boards/contract";
import type { Asked } from "../wire/types";

/** An action's events as the viewer heard them, and the table after it. */
export interface Scene {
  readonly number: number;
  readonly events: readonly Event[];
  readonly now: Asked;
  /** How many events of the log come before. */
  readonly logged: number;
}

export interface Pace {
  /** How long a usual event is shown, in milliseconds; 0: at once. */
  readonly ms: () => number;
  /** How much longer than usual (2), shorter (0.5), or not at all (0). */
  readonly weight: (event: Event) => number;
}

const MANY = 3;

export class Stage {
  now = $state.raw<Asked | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Scenes are shown again, from a point that the viewer chose. */
  again = $state(false);
  /** The number of the scene on show. */
  scene = $state(-1);
  private waiting: Scene[] = [];
  private events: Event[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private counted = 0;
  private latest: Scene | null = null;

  constructor(
    private readonly pace: Pace,
    private readonly onMoment: (moment: Moment) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.moment !== null || this.again;
  }

  /** What the viewer sees is how things stand. */
  get isLatest(): boolean {
    return !this.again && (this.latest === null || this.scene === this.latest.number);
  }

  add(scene: Scene): void {
    this.latest = scene;
    if (this.again) return; // shown when the viewer has seen enough of the past
    this.waiting.push(scene);
    if (!this.moment) this.next();
  }

  /** Without any showing: at the start, and after a new state. */
  set(scene: Scene): void {
    this.stop();
    this.latest = scene;
    this.show(scene);
  }

  /** Show these again; then how things stand. */
  repeat(scenes: readonly Scene[]): void {
    if (!scenes.length) return;
    this.stop();
    this.again = true;
    this.waiting = [...scenes];
    this.next();
  }

  /** Stand still at a scene of the past. */
  halt(scene: Scene): void {
    this.stop();
    this.again = true;
    this.show(scene);
  }

  /** Enough: how things stand, at once. */
  skip(): void {
    this.stop();
    if (this.latest) this.show(this.latest);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.again = false;
    this.waiting = [];
    this.events = [];
    this.moment = null;
  }

  private show(scene: Scene): void {
    this.now = scene.now;
    this.scene = scene.number;
  }

  private next(): void {
    const event = this.events.shift();
    if (event) return this.play(event);
    const scene = this.waiting.shift();
    if (!scene) return this.rest();
    this.show(scene);
    this.events = [...scene.events];
    this.next();
  }

  private play(event: Event): void {
    const hidden = typeof document !== "undefined" && document.hidden;
    const hurry = this.waiting.length >= MANY ? 0.3 : 1;
    const lasts = hidden ? 0 : Math.round(this.pace.ms() * this.pace.weight(event) * hurry);
    const moment: Moment = { ...event, number: ++this.counted, lasts };
    this.onMoment(moment);
    if (!lasts) return this.next();
    this.moment = moment;
    this.timer = setTimeout(() => this.next(), lasts);
  }

  private rest(): void {
    this.moment = null;
    if (this.again) this.skip();
  }
}
