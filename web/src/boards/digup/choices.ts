/** Where on the board each legal action is done: by a place's name, such as `cell 2 5` or `lay ruby-4 4`. */
import type { Action } from "../contract";

export class Choices {
  readonly plain: readonly Action[];
  private readonly places: ReadonlyMap<string, Action>;

  constructor(legal: readonly Action[], seat: number | null) {
    this.places = new Map(legal.map((action) => [placeOf(action, seat), action]));
    this.plain = legal.filter((action) => action.key === "stop" || action.key === "go-on");
  }

  at(place: string): Action | undefined {
    return this.places.get(place);
  }

  /** Whether a card of the hand can be picked up for something. */
  has(card: string): boolean {
    return [...this.places.keys()].some((place) => place.startsWith(`lay ${card} `)) || !!this.played(card) || !!this.named(card);
  }

  played(card: string): Action | undefined {
    return this.at(`play ${card}`);
  }

  /** A card of the hand is the answer itself: it is given, paid or discarded. */
  named(card: string): Action | undefined {
    return this.at(`hand ${card}`);
  }

  /** What a place of a mine would do, with a card of the hand picked up or not. */
  cell(seat: number, cell: number, own: boolean, picked: string | undefined): Action | undefined {
    return (own && picked ? this.at(`lay ${picked} ${cell}`) : undefined) ?? this.at(`cell ${seat} ${cell}`);
  }
}

export function placeOf({ key, values }: Action, seat: number | null): string {
  const { card, cell, seat: whose, colour } = values;
  switch (key) {
    case "lay":
      return `lay ${card} ${cell}`;
    case "play":
      return `play ${card}`;
    case "give":
    case "pay":
    case "discard":
      return `hand ${card}`;
    case "keep":
    case "put-back":
    case "take":
    case "pick":
    case "dig-out":
      return `spread ${card}`;
    case "swap":
    case "with":
    case "open":
    case "give-cell":
      return `cell ${seat} ${cell}`;
    case "for-cell":
    case "look-cell":
      return `cell ${whose} ${cell}`;
    case "look-hand":
      return `seat ${whose}`;
    case "collect":
      return `colour ${colour}`;
    default:
      return `plain ${key}`;
  }
}
