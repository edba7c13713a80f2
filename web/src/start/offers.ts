/** What the start page can offer before the server was asked: from the boxes' words, so that it stands there at once. */
import { GAMES } from "../boards/boards";
import type { GameName } from "../boards/contract";
import { BOXES } from "../words/boxes";

interface Seats {
  readonly from: number;
  readonly to: number;
  readonly usual: number;
}

export const SEATS = Object.fromEntries(
  GAMES.map((game) => {
    const { seats, usual_seats: usual } = BOXES[game];
    return [game, { from: Math.min(...seats), to: Math.max(...seats), usual }];
  }),
) as Record<GameName, Seats>;

export const LEVELS = [1, 2, 3, 4, 5] as const;
export const BOTS = { usual: "level:2" } as const;
