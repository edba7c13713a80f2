/** Events, actions, questions and refusals of a game as sentences in the viewer's language. */
import type { Action, Event, GameName } from "../boards/contract";
import type { SoundName } from "../sound/sound";
import { BOXES, messageKey } from "./boxes";
import type { GameWords, Inputs, Say } from "./contract";
import { language } from "./language.svelte";
import { t } from "./shell";

const FOUND = import.meta.glob<GameWords>("../boards/*/words.ts", { import: "default" });

/** Everything that is said of one game, to one viewer (`you`), of seats with these names. */
export class Teller {
  names: readonly string[];
  you: number | null;

  constructor(
    readonly game: GameName,
    private readonly words: GameWords,
    names: readonly string[] = [],
    you: number | null = null,
  ) {
    this.names = $state.raw(names);
    this.you = $state(you);
  }

  /** With the game's messages at hand in the present language. */
  static async of(game: GameName): Promise<Teller> {
    const load = FOUND[`../boards/${game}/words.ts`];
    const [words] = await Promise.all([load ? load() : {}, language.open(game)]);
    return new Teller(game, words);
  }

  readonly say: Say = (key, inputs = {}) => language.say(this.game, key, inputs);

  event(event: Event): string {
    const kinds = BOXES[this.game].events[event.key] ?? {};
    const about = typeof event.arguments["seat"] === "number" ? event.arguments["seat"] : null;
    const inputs: Inputs = { who: "none" };
    for (const [name, { kind }] of Object.entries(kinds)) this.put(inputs, name, kind, event.arguments[name], about);
    inputs["who"] = inputs["seat_who"] ?? "none";
    Object.assign(inputs, this.words.telling?.(event, this.you, this.say));
    return capital(this.say(messageKey(this.game, "event", event.key), inputs) ?? event.key);
  }

  action(action: Action): string {
    const kinds = BOXES[this.game].verbs[action.key]?.arguments ?? {};
    const inputs: Inputs = {};
    for (const [name, kind] of Object.entries(kinds)) this.put(inputs, name, kind, action.values[name], this.you);
    return capital(this.say(messageKey(this.game, "action", action.key), inputs) ?? action.words);
  }

  /** What the viewer is asked. */
  ask(view: Record<string, unknown>): string {
    const ask = String(view["ask"]);
    const inputs = this.words.asking?.(view, this.you, this.say) ?? {};
    return this.say(messageKey(this.game, "ask", ask), inputs) ?? ask;
  }

  /** What the viewer sees others being asked. */
  waiting(ask: string, seats: readonly number[]): string {
    const inputs = { names: this.list(seats.map((seat) => this.name(seat))), count: seats.length };
    const said = this.say(messageKey(this.game, "waiting", ask), inputs);
    return said ?? t("shell_table_waiting_for", inputs);
  }

  refusal(key: string): string {
    return this.say(messageKey(this.game, "refusal", key)) ?? key;
  }

  rule(refusal: string): string | undefined {
    return BOXES[this.game].refusals[refusal];
  }

  reason(key: string): string {
    return this.say(messageKey(this.game, "reason", key)) ?? key;
  }

  decided(key: string, inputs: Inputs): string {
    return this.say(messageKey(this.game, "decided", key), inputs) ?? key;
  }

  scoring(key: string): string {
    return this.words.scoring?.(key, this.say) ?? this.say(messageKey(this.game, "score", key)) ?? key;
  }

  weight(event: Event): number {
    return this.words.weight?.(event) ?? 1;
  }

  sound(event: Event): SoundName | null {
    const own = this.words.sound?.(event, this.you);
    return own === undefined ? "step" : own;
  }

  opens(event: Event): boolean {
    return this.words.opens?.(event) ?? false;
  }

  /** What lies on the table, by name, and the rule that tells of it. */
  get cards(): readonly { readonly name: string; readonly rule: string }[] {
    return (this.words.cards ?? []).map(([family, name, rule]) => ({ name: capital(this.piece(family, name)), rule }));
  }

  option(name: string, choice?: unknown): string {
    const key = choice === undefined ? name : `${name}_${String(choice)}`;
    return this.say(messageKey(this.game, "option", key)) ?? String(choice ?? name);
  }

  piece(family: string, name: string, form: "bare" | "a" = "bare"): string {
    return this.pieceIfSaid(family, name, form) ?? name;
  }

  pieceIfSaid(family: string, name: string, form: "bare" | "a"): string | undefined {
    const own = this.words.piece?.(family, name, form, this.say);
    return own ?? this.say(messageKey(this.game, family, name), { form });
  }

  name(seat: number): string {
    return this.names[seat] ?? t("shell_seat_number", { number: seat + 1 });
  }

  list(names: readonly string[]): string {
    return new Intl.ListFormat(language.tag, { type: "conjunction" }).format(names);
  }

  private put(inputs: Inputs, name: string, kind: string, value: unknown, about: number | null): void {
    if (kind === "seat") this.putSeat(inputs, name, value, about);
    else if (kind === "seats") this.putSeats(inputs, name, value);
    else if (kind === "number") this.putNumber(inputs, name, value);
    else if (kind === "yes-no") inputs[`${name}_is`] = value === undefined ? "unknown" : value ? "yes" : "no";
    else this.putPiece(inputs, name, kind, value);
  }

  /** In an action, seats come as the texts of their numbers. */
  private putSeat(inputs: Inputs, name: string, value: unknown, about: number | null): void {
    const seat = value === null || value === undefined ? null : Number(value);
    inputs[name] = seat === null ? t("shell_seat_nobody") : this.name(seat);
    inputs[`${name}_who`] =
      seat === null ? "none" : name !== "seat" && seat === about ? "same" : seat === this.you ? "you" : "other";
  }

  private putSeats(inputs: Inputs, name: string, value: unknown): void {
    const seats = Array.isArray(value) ? value.map(Number) : [];
    inputs[name] = this.list(seats.map((seat) => this.name(seat)));
    const own = this.you !== null && seats.includes(this.you);
    inputs[`${name}_who`] = seats.length === 0 ? "none" : !own ? "other" : seats.length === 1 ? "you" : "among";
  }

  private putNumber(inputs: Inputs, name: string, value: unknown): void {
    inputs[`${name}_is`] = value === undefined ? "unknown" : String(value);
    inputs[name] = Number(value ?? 0);
  }

  private putPiece(inputs: Inputs, name: string, family: string, value: unknown): void {
    const known = typeof value === "string";
    const shown = known ? value : value === null ? "none" : "unknown";
    inputs[`${name}_is`] = shown;
    inputs[name] = this.piece(family, shown, "bare");
    inputs[`a_${name}`] = this.piece(family, shown, "a");
  }
}

/** A sentence may begin with a piece or a name. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1);
}
