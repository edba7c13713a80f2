/** A table as this viewer knows it: the messages of the wire, taken in one by one. */
import type { Event, GameName, Moment } from "../boards/contract";
import { type Standing, NotDone, Session, type Wish } from "../wire/session";
import type {
  Asked,
  Clock,
  Done,
  Happened,
  Hinted,
  Message,
  Phrase,
  Presence,
  RaceAhead,
  RaceReceipt,
  Reaction,
  State,
  TableAt,
  Voting,
} from "../wire/types";
import type { Clocks } from "./seats";
import { type Pace, type Scene, Stage } from "./stage.svelte";

export interface Remark {
  readonly number: number;
  readonly seat: number;
  readonly phrase?: Phrase;
  readonly reaction?: Reaction;
}

/** What the page does besides showing: sounds, announcements. */
export interface Witness {
  moment(moment: Moment): void;
  /** Something was said or shown at once, without a showing of its events. */
  caughtUp(): void;
  remark(remark: Remark): void;
  race(what: "ahead" | "lit" | "photo" | "over" | "locked"): void;
  passed(motion: string, passed: boolean): void;
}

export interface Answered {
  readonly reason: string;
  readonly rule: string | null;
  readonly given: Record<string, unknown>;
}

const MOST_REMARKS = 30;

export class Table {
  standing = $state<Standing>("coming");
  why = $state<string | null>(null);
  you = $state<number | null>(null);
  at = $state.raw<TableAt | null>(null);
  latest = $state.raw<Asked | null>(null);
  log = $state.raw<readonly Event[]>([]);
  scenes = $state.raw<readonly Scene[]>([]);
  voting = $state.raw<Voting | null>(null);
  receipts = $state.raw<readonly RaceReceipt[]>([]);
  muted = $state.raw<readonly number[]>([]);
  /** On so many other pages or devices this seat is open as well. */
  elsewhere = $state(0);
  presence = $state.raw<Readonly<Record<number, Presence>>>({});
  remarks = $state.raw<readonly Remark[]>([]);
  clocks = $state.raw<Clocks>({ at: 0, clocks: [] });
  ahead = $state.raw<RaceAhead | null>(null);
  photo = $state(false);
  lockedUntil = $state(0);
  commitment = $state<string | null>(null);
  chosen = $state<string | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  refused = $state.raw<Answered | null>(null);
  /** Something was just taken back: what is asked again now is for the viewer himself. */
  private tookBack = $state(false);
  readonly stage: Stage;
  private readonly session: Session;
  private counted = 0;

  constructor(
    readonly code: string,
    secret: string | null,
    pace: Pace,
    private readonly witness: Witness,
    ways?: ConstructorParameters<typeof Session>[3],
  ) {
    this.stage = new Stage(pace, (moment) => witness.moment(moment));
    const listener = {
      heard: (message: Message) => this.hear(message),
      stands: (standing: Standing, reason?: string) => this.stand(standing, reason ?? null),
    };
    this.session = new Session(code, secret, listener, ways);
  }

  start(): void {
    this.session.start();
  }

  stop(): void {
    this.session.stop();
    this.stage.stop();
  }

  hurry(): void {
    this.session.hurry();
  }

  get game(): GameName | null {
    return (this.at?.game as GameName | undefined) ?? null;
  }

  get isAsked(): boolean {
    return this.you !== null && (this.latest?.asked.includes(this.you) ?? false);
  }

  /** Whether an answer may be given that was decided beforehand: none that was refused, or taken back. */
  get mayAnswer(): boolean {
    const own = this.you === null ? undefined : this.at?.seats[this.you];
    return this.isAsked && !this.refused && !this.tookBack && !this.at?.paused && !own?.covered;
  }

  /** Send a wish; a refusal is shown where the prompt is. */
  async wish(wish: Wish): Promise<Done | Hinted | null> {
    this.refused = null;
    if (wish.type === "undo" || wish.type === "act") this.tookBack = wish.type === "undo";
    try {
      return await this.session.send(wish);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.refused = { reason: error.reason, rule: error.rule, given: error.given };
      return null;
    }
  }

  async act(words: string): Promise<void> {
    const question = this.latest?.question;
    if (question === undefined || this.sending) return;
    this.sending = true;
    await this.wish({ type: "act", question, action: words }).finally(() => (this.sending = false));
  }

  // -- taking messages in -----------------------------------------------------

  private stand(standing: Standing, why: string | null): void {
    this.standing = standing;
    this.why = why;
    if (standing !== "here") this.elsewhere = 0; // who comes back is told anew
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "state":
        return this.takeState(message);
      case "began":
        this.at = message.table;
        this.commitment = message.commitment;
        this.log = [];
        this.scenes = [];
        this.receipts = [];
        return this.follow(message.events, message.now);
      case "happened":
        return this.takeHappened(message);
      case "table":
        this.at = message.table;
        if (message.clocks) this.takeClocks(message.clocks);
        return;
      case "chosen":
        if (message.question === this.latest?.question) this.chosen = message.action;
        return;
      case "voting":
        if (!message.voting && this.voting) this.witness.passed(this.voting.motion, message.passed ?? false);
        this.voting = message.voting ?? null;
        return;
      case "said":
        return this.remark({ number: ++this.counted, seat: message.seat, phrase: message.phrase });
      case "reacted":
        return this.remark({ number: ++this.counted, seat: message.seat, reaction: message.reaction });
      case "elsewhere":
        this.elsewhere = message.count;
        return;
      case "presence":
        this.presence = { ...this.presence, [message.seat]: message };
        return;
      default:
        return this.hearOfRace(message);
    }
  }

  private hearOfRace(message: Message): void {
    if (message.type === "race-ahead") {
      this.ahead = message;
      this.photo = false;
      this.witness.race("ahead");
    } else if (message.type === "photo-finish") {
      this.photo = true;
      this.witness.race("photo");
    } else if (message.type === "race-over") {
      this.ahead = null;
      this.receipts = [...this.receipts, message.receipt];
      this.witness.race("over");
    } else if (message.type === "locked") {
      this.lockedUntil = performance.now() + message.lock_ms;
      this.witness.race("locked");
    }
  }

  private takeState(state: State): void {
    if (state.you !== this.you) this.elsewhere = 0;
    this.you = state.you;
    this.at = state.table;
    this.log = state.log ?? [];
    this.voting = state.voting ?? null;
    this.receipts = state.receipts ?? [];
    this.muted = state.muted ?? [];
    this.commitment = state.commitment ?? null;
    this.ahead = null;
    this.scenes = [];
    if (!state.now) return this.clear();
    const scene = this.scene([], state.now, this.log.length);
    this.takeNow(state.now);
    this.scenes = [scene];
    this.stage.set(scene);
    this.witness.caughtUp();
  }

  private clear(): void {
    this.latest = null;
    this.stage.stop();
    this.stage.now = null;
  }

  private takeHappened({ events, now, undone }: Happened): void {
    if (undone) {
      this.log = this.log.slice(0, this.log.length - undone);
      this.scenes = this.scenes.filter((scene) => scene.logged + scene.events.length <= this.log.length);
    }
    this.follow(events, now);
  }

  private follow(events: readonly Event[], now: Asked): void {
    const scene = this.scene(events, now, this.log.length);
    const lit = now.race && now.race.race !== this.latest?.race?.race;
    this.log = [...this.log, ...events];
    this.scenes = [...this.scenes, scene];
    this.takeNow(now);
    if (lit) this.stage.set(scene); // the cue and what is to be seen come in one frame
    else this.stage.add(scene);
    if (lit) this.witness.race("lit");
  }

  private takeNow(now: Asked): void {
    if (now.question !== this.latest?.question) this.refused = null;
    this.latest = now;
    this.chosen = now.chosen ?? null;
    if (!now.race) this.photo = false;
    this.takeClocks(now.clocks);
  }

  private takeClocks(clocks: readonly Clock[]): void {
    this.clocks = { at: performance.now(), clocks };
  }

  private scene(events: readonly Event[], now: Asked, logged: number): Scene {
    return { number: ++this.counted, events, now, logged };
  }

  private remark(remark: Remark): void {
    this.remarks = [...this.remarks, remark].slice(-MOST_REMARKS);
    this.witness.remark(remark);
  }

  // -- looking back -------------------------------------------------------------

  /** The scenes since this viewer's own last action, or the last few for who only watches. */
  lastTurn(): readonly Scene[] {
    const before = this.scenes.slice(1);
    const own = before.findLastIndex((scene) => scene.events.some((e) => e.arguments["seat"] === this.you));
    const rest = before.slice(own + 1);
    return rest.length ? rest : before.slice(-3);
  }

  sceneOfLog(index: number): Scene | undefined {
    return this.scenes.find((scene) => scene.logged <= index && index < scene.logged + scene.events.length);
  }
}
