/** What the parts of the board share: what may be chosen, what is picked up, what is shown. */
import { getContext, setContext } from "svelte";
import type { Teller } from "../../words/telling";
import type { Action } from "../contract";
import { Choices } from "./choices";

export class Table {
  choices = $state.raw(new Choices([]));
  /** The thing that was touched first, of two. */
  picked = $state<string | null>(null);
  /** The thing that something dragged hangs over. */
  over = $state<string | null>(null);
  /** The viewer looks through the discard. */
  browsing = $state(false);
  /** The chest of which the viewer looks at what is left. */
  looking = $state<string | null>(null);
  lit = $state.raw<readonly string[]>([]);
  /** Spots whose card is still on its way. */
  arriving = $state.raw<readonly string[]>([]);
  pointed = $state.raw<Action | null>(null);

  constructor(
    readonly choose: (action: Action) => void,
    readonly point: (action: Action | null) => void,
    /** Open the rules at a number. */
    readonly rule: (number: string) => void,
    readonly teller: Teller,
  ) {}

  readonly say = (key: string, inputs: Record<string, string | number> = {}): string => this.teller.say(`lamp_board_${key}`, inputs) ?? "";

  get held(): string | null {
    return this.picked ?? this.choices.sole;
  }

  at(thing: string): Action | undefined {
    return this.choices.at(thing, this.held);
  }

  may(thing: string): boolean {
    return this.at(thing) !== undefined || this.choices.begins(thing);
  }

  /** What to touch next. */
  glows(thing: string): boolean {
    return this.at(thing) !== undefined || (this.held === null && this.choices.begins(thing));
  }

  tap(thing: string): void {
    const action = this.at(thing);
    if (action) this.choose(action);
    else if (this.choices.begins(thing)) this.picked = this.picked === thing ? null : thing;
  }

  isPointed(thing: string): boolean {
    return this.choices.of(this.pointed).includes(thing);
  }
}

const KEY = Symbol("lamp");
export const layTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
