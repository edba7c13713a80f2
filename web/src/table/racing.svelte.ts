/** The race for the lamp on this device: the first frame that shows the cue and the tap are stamped here. */
import type { Race } from "../boards/contract";
import { sound, vibrate } from "../sound/sound";
import type { Table } from "./table.svelte";

export class Racing {
  /** The races that this seat has answered. */
  private answered = $state(-1);
  private stamped: { race: number; at: number } | null = null;

  constructor(private readonly of: () => Table) {
    $effect(() => {
      const cue = this.cue;
      if (!cue || cue.race === this.stamped?.race) return;
      requestAnimationFrame((at) => (this.stamped = { race: cue.race, at }));
    });
  }

  private get table(): Table {
    return this.of();
  }

  private get cue() {
    return this.table.latest?.race ?? null;
  }

  private get race(): number {
    return this.cue?.race ?? this.table.ahead?.race ?? -1;
  }

  get mode() {
    return this.cue?.mode ?? this.table.ahead?.mode ?? "sealed";
  }

  /** A race that is raced: sealed ones are answered in the prompt. */
  get isOn(): boolean {
    if (this.table.you === null || this.mode === "sealed") return false;
    return this.cue ? this.table.isAsked : this.table.ahead !== null;
  }

  get stage(): Race["stage"] {
    if (this.answered === this.race) return "answered";
    return this.cue ? "lit" : "waiting";
  }

  readonly slap = (event: PointerEvent | KeyboardEvent): void => {
    if ((event instanceof KeyboardEvent && event.repeat) || this.stage === "answered") return;
    sound("slap");
    vibrate([30, 20, 60]);
    const cue = this.cue;
    if (!cue) return void this.table.wish({ type: "tap", race: 0, reaction_ms: 0 });
    const seen = this.stamped?.race === cue.race ? this.stamped.at : event.timeStamp;
    this.answered = cue.race;
    void this.send({ type: "tap", race: cue.race, reaction_ms: Math.max(0, event.timeStamp - seen) });
  };

  readonly pass = (): void => {
    const cue = this.cue;
    if (!cue || this.stage === "answered") return;
    this.answered = cue.race;
    void this.send({ type: "keep-hands", race: cue.race });
  };

  readonly ready = (): void => {
    void this.table.wish({ type: "ready", race: this.race });
  };

  /** Who was refused, or started falsely, may try again once the hand is free. */
  private async send(wish: Parameters<Table["wish"]>[0]): Promise<void> {
    const [race, lock] = [this.answered, this.table.lockedUntil];
    const done = await this.table.wish(wish);
    if (done && this.table.lockedUntil === lock) return;
    const again = (): void => void (this.answered === race && (this.answered = -1));
    setTimeout(again, Math.max(0, this.table.lockedUntil - performance.now()));
  }

  get forBoard(): Race | undefined {
    if (!this.isOn) return undefined;
    const mode = this.mode === "alone" ? "timed" : this.mode;
    return { stage: this.stage, mode, slap: this.slap, pass: this.pass };
  }
}
