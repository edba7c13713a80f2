/** The boards that are there, and those that are owned to be missing. */
import { expect, test } from "vitest";
import { boardOf, GAMES } from "../src/boards/boards";

test("a game has a board, unless it is on the list of those to come", async () => {
  const without = [];
  for (const game of GAMES) if ((await boardOf(game)) === null) without.push(game);
  expect(without).toEqual([]);
}, 60_000); // all boards are compiled in it
