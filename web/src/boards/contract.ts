/**
 * What the shell hands to a board, and what a board may give back.
 *
 * A board draws one game's table from a view, and lets the viewer choose among the legal actions. It knows no rule: what
 * may be done is in `legal`, and nothing else may be done. It never talks to the network, and it never announces to
 * screen readers: prompt, list of actions, log and live regions are the shell's, beside the board.
 *
 * A game's folder `boards/<game>/` holds
 * - `Board.svelte`, whose props are `BoardProps<View>`;
 * - `words.ts`, whose default export is a `GameWords` (words/contract.ts): how its pieces and questions are said;
 * - `beforehand.svelte.ts`, in a game of many small questions: its default export makes a `Beforehand`.
 * They are found by their path; there is no list to add them to.
 *
 * What the board marks with `data-told-in="3.4"` opens the rules at that number when it is touched; what can be chosen is
 * chosen instead.
 */
import type { Component } from "svelte";

export type GameName = "digup" | "lamp" | "dragons";

/** An action as the server lists it: `words` in English for the log of bugs, `key` and `values` for us. */
export interface Action {
  readonly words: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

/** An event as this viewer heard it; what he may not know is absent. */
export interface Event {
  readonly key: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Seat {
  /** The name to show: of the person, or of the bot in the viewer's language. */
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  readonly connection: "here" | "away" | "gone";
  /** Whether this seat owes an answer. */
  readonly asked: boolean;
  /** Absent at a table without clocks. */
  readonly clock?: SeatClock | undefined;
}

/** What a seat has left to think, as the server told it. */
export interface SeatClock {
  readonly left_ms: number;
  readonly running: boolean;
  /** When that was heard, in `performance.now()`. */
  readonly at: number;
  /** So much is a full clock. */
  readonly full_ms: number;
}

/** The event that is being shown now. `view` is already the view after it. */
export interface Moment extends Event {
  /** Counts up; the same event never comes twice. */
  readonly number: number;
  /** How long the shell gives it, in milliseconds; 0 when everything is to be at once (resync, hidden tab, skip). */
  readonly lasts: number;
}

/** The race for the lamp, while one runs. */
export interface Race {
  /** `waiting`: dice lie revealed, the cue has not come. `lit`: the cue is on: tap now. `answered`: this seat has. */
  readonly stage: "waiting" | "lit" | "answered";
  /** `reflex` and `relaxed` are raced; in `sealed` and `timed` there is no hurry, and the prompt's buttons serve. */
  readonly mode: "reflex" | "relaxed" | "sealed" | "timed";
  /** The lamp was touched. The shell stamps the event's own time, sends it, sounds, vibrates and lights. */
  slap(event: PointerEvent | KeyboardEvent): void;
  /** This seat lets the others run. */
  pass(): void;
}

/** A question as it stands. `legal` is empty when the viewer is not asked. */
export interface Question<View = Record<string, unknown>> {
  readonly number: number;
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Action[];
}

/** What the viewer has decided beforehand, so that he need not be asked. It knows no rule: it picks one of `legal`, or none. */
export interface Beforehand<View = Record<string, unknown>> {
  /** The action to take by itself; undefined: ask. Called in an effect, at every moment, whoever is asked. */
  answer(question: Question<View>): Action | undefined;
  /** That was sent. */
  answered(question: Question<View>): void;
}

export interface BoardProps<View = Record<string, unknown>> {
  /** What this viewer may know of the table, as the server sent it. */
  readonly view: View;
  /** The viewer's seat; null: a spectator, or a replay seen from outside. */
  readonly seat: number | null;
  readonly seats: readonly Seat[];
  /** What is asked (`view.ask`), whoever is asked. */
  readonly ask: string;
  /** What this viewer may do now; empty when he is not asked, in replays, and while an answer is on its way. */
  readonly legal: readonly Action[];
  /** Do it. The action must be one of `legal`, the very object. */
  readonly choose: (action: Action) => void;
  /** What is being shown now; null when all is shown. Animate transform and opacity only. */
  readonly moment: Moment | null;
  /** Show no movement: appear, do not fly. */
  readonly still: boolean;
  /** The action that is pointed at in the list beside the board (or on the board): let its place glow. */
  readonly pointed: Action | null;
  /** The board points at an action (hover, focus), or at none: the list beside it follows. */
  readonly point: (action: Action | null) => void;
  /** Open the rules at a number, such as "3.4". */
  readonly rule: (number: string) => void;
  readonly race?: Race | undefined;
  /** What the board's own `beforehand.svelte.ts` made for this viewer's seat; absent in replays, and for who watches. */
  readonly beforehand?: Beforehand<never> | undefined;
}

export type Board = Component<BoardProps<never>>;
