/**
 * How a game is said. Messages lie in `messages/<locale>/<game>.json`; src/words/boxes.json (made by scripts/box_words.py)
 * names every key that must have one:
 *
 * - `<game>_event_<key>`      an event, a whole sentence for the log.
 * - `<game>_action_<verb>`    an action, as words on a button: "Lay ruby 4 on cell 4".
 * - `<game>_ask_<ask>`        what the viewer is asked, a whole sentence in the second person.
 * - `<game>_waiting_<ask>`    (may be absent) what others do while they are asked: "{names} …"; else `shell` says it.
 * - `<game>_refusal_<key>`    why something may not be done. The shell adds the rule's number as a link.
 * - `<game>_reason_<key>`     what ended the game.
 * - `<game>_decided_<key>`    what told the winners from the others.
 * - `<game>_option_<name>`, `<game>_option_<name>_<choice>`  the options on the page where a table is made.
 * - `<game>_<family>_<name>`  a piece, unless the game's `piece` says it otherwise; `<game>_<family>_unknown` ("a card")
 *   where the viewer may not know which; `<game>_<family>_none` where an event may speak of none.
 * - `<game>_score_<key>`      a line of the score's breakdown.
 * Dashes in keys become underscores: `purse-first` is `digup_ask_purse_first`.
 *
 * What a message is given (all are texts unless said otherwise). For an argument `x`
 * - a seat: `x` is its name; `x_who` is `you`, `other`, `same` (the seat that the sentence is about) or `none`, to select by.
 * - a piece: `x` is its name without an article ("ruby 4"), `a_x` with one ("a ruby 4"), `x_is` its key to select by
 *   ("ruby-4"); where the viewer may not know it, `x` and `a_x` say "a card" and `x_is` is `unknown`.
 * - a number: `x`, a number, for plurals (`local n = x: plural`). An absent one has `x_is` = `unknown`.
 * - seats: `x` is their names in a list; `x_who` is `you` if that is the viewer alone, `among` if he is one of several.
 * `who` is the same as `seat_who`. In French, spaces before ? ! : ; and inside « » are made narrow and unbreakable by the
 * shell: write plain ones. In Chinese write no space between Chinese and Latin: the page sets it.
 */
import type { Event } from "../boards/contract";
import type { SoundName } from "../sound/sound";

export type Inputs = Record<string, string | number>;

export interface GameWords<View = Record<string, unknown>> {
  /** A piece's name. `form` is `bare` or `a` (with the article that the language gives it). Undefined: by its message. */
  piece?(family: string, name: string, form: "bare" | "a", say: Say): string | undefined;
  /** More inputs for `<game>_ask_<ask>`. */
  asking?(view: View, seat: number | null, say: Say): Inputs;
  /** More inputs for an event's sentence. */
  telling?(event: Event, you: number | null, say: Say): Inputs;
  /** Whether something new begins with this event: the log opens a paragraph. */
  opens?(event: Event): boolean;
  /** How long the event is shown: 1 is usual, 0 not at all. */
  weight?(event: Event): number;
  /** Its sound; undefined: a soft step. Null: none. */
  sound?(event: Event, you: number | null): SoundName | null | undefined;
  /** Cards and other things by family and name, each with the number of the rule that tells of it. */
  readonly cards?: readonly (readonly [family: string, name: string, rule: string])[];
  /** A short name of a line in the breakdown of the score, where `<game>_score_<key>` does not do. */
  scoring?(key: string, say: Say): string;
}

/** A message of the game in the viewer's language, dressed; undefined when there is none by that key. */
export type Say = (key: string, inputs?: Inputs) => string | undefined;
