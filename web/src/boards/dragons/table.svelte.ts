/** What the parts of the board share: what may be chosen, what is picked up, what is looked at, what is shown. */
import { getContext, setContext } from "svelte";
import type { Action } from "../contract";
import { Choices } from "./choices";

export class Table {
  choices = $state.raw(new Choices());
  /** The token behind the screen that is picked up. */
  picked = $state<string | null>(null);
  /** The space that a dragged token hangs over. */
  over = $state<string | null>(null);
  /** The space whose description is open. */
  details = $state<string | null>(null);
  lit = $state.raw<readonly string[]>([]);
  pointed = $state.raw<Action | null>(null);
  /** A token that goes on a space as soon as it is asked for: where and which are two questions, but one gesture. */
  private wanted: { readonly token: string; readonly space: string } | null = null;

  constructor(
    readonly choose: (action: Action) => void,
    readonly point: (action: Action | null) => void,
    /** Open the rules at a number. */
    readonly rule: (number: string) => void,
  ) {}

  /** A space was touched, or a token dropped on it. */
  touch(space: string, token: string | null = this.picked): void {
    const action = this.choices.at(`space ${space}`);
    this.picked = null;
    if (!action) return void (this.details = this.details === space ? null : space);
    if (token && action.key === "place") this.wanted = { token, space };
    this.choose(action);
  }

  /** A token behind the screen was touched: it is the answer, or it is picked up. */
  take(token: string): void {
    const action = this.choices.at(`token ${token}`);
    if (action) this.choose(action);
    else this.picked = this.picked === token ? null : token;
  }

  /** Which token is asked for: the one that was carried there, if it was. Any other question forgets it. */
  carried(choices: Choices, ask: string, chosen: string | null): Action | undefined {
    const { wanted } = this;
    if (!wanted || ask === "place") return undefined;
    this.wanted = null;
    return ask === "lay" && chosen === wanted.space ? choices.at(`token ${wanted.token}`) : undefined;
  }
}

const KEY = Symbol("dragons");
export const layTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
