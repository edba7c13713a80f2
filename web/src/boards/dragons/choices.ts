/** Where on the board each legal action is done: by a place's name, such as `space tent`, `own gold` or `spell spy`. */
import type { Action } from "../contract";

/** What has no piece to touch, and stands as a button in the tray. */
const PLAIN = new Set(["pass", "stop", "bribe", "buy", "pay-tax", "withdraw"]);

const AFAR = new Set(["lay", "take", "give", "pay", "of", "camel"]);

export class Choices {
  readonly plain: readonly Action[];
  readonly tokens: readonly Action[];
  readonly borrowed: readonly Action[];
  /** What is touched behind the screen, in the bank or among the players: on a narrow board these may be out of sight. */
  readonly afar: readonly Action[];
  private readonly places: ReadonlyMap<string, Action>;

  constructor(legal: readonly Action[] = []) {
    this.places = new Map(legal.map((action) => [placeOf(action), action]));
    this.plain = legal.filter((action) => PLAIN.has(action.key));
    this.tokens = legal.filter((action) => ["token", "own-hidden", "hidden"].includes(action.key));
    this.afar = legal.filter((action) => AFAR.has(action.key));
    this.borrowed = legal.filter((action) => action.key === "borrow");
  }

  at(place: string): Action | undefined {
    return this.places.get(place);
  }

  /** Whether tokens can be picked up now, to be placed on one of the spaces that are offered. */
  get placing(): boolean {
    return [...this.places.values()].some((action) => action.key === "place");
  }
}

export function placeOf({ key, values }: Action): string {
  const { space, kind, token, spell, artifact, seat } = values;
  switch (key) {
    case "place":
    case "at":
    case "to":
      return `space ${space}`;
    case "take":
      return `bank ${kind}`;
    case "give":
    case "pay":
      return `own ${kind}`;
    case "lay":
      return `token ${token}`;
    case "token":
    case "own-hidden":
      return `lying ${token}`;
    case "hidden":
      return "lying hidden";
    case "cast":
      return `spell ${spell}`;
    case "counter":
      return `counter ${spell}`;
    case "keep":
      return `drawn ${spell}`;
    case "use":
    case "offer":
      return `artifact ${artifact}`;
    case "borrow":
      return `borrow ${artifact}`;
    case "choose":
      return `stack ${artifact}`;
    case "of":
    case "camel":
      return `seat ${seat}`;
    default:
      return `plain ${key}`;
  }
}
