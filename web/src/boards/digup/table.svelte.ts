/** What the parts of the board share: what may be chosen, what is picked up, what is shown. */
import { getContext, setContext } from "svelte";
import type { Action } from "../contract";
import { Choices } from "./choices";

export class Table {
  choices = $state.raw(new Choices([], null));
  /** The place in the hand of the card that is picked up. */
  picked = $state<number | null>(null);
  /** The spot that a dragged card hangs over. */
  over = $state<string | null>(null);
  /** The viewer looks through the discard. */
  browsing = $state(false);
  lit = $state.raw<readonly string[]>([]);
  /** Places whose card is still on its way. */
  arriving = $state.raw<readonly string[]>([]);
  pointed = $state.raw<Action | null>(null);

  constructor(
    readonly choose: (action: Action) => void,
    readonly point: (action: Action | null) => void,
    /** Open the rules at a number. */
    readonly rule: (number: string) => void,
  ) {}
}

const KEY = Symbol("digup");
export const layTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
