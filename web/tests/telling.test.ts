/** How events and actions are said: what their messages are given, and that every piece has a name. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOCALES, language } from "../src/words/language.svelte";
import { GAMES } from "../src/boards/boards";
import { BOXES, Teller } from "../src/words/telling";

describe("what a message is given", () => {
  const given = (book: string, key: string, inputs: object): string => `${book}:${key}:${JSON.stringify(inputs)}`;
  let teller: Teller;

  beforeEach(async () => {
    await language.speak("en");
    teller = new Teller("digup", { piece: (family, name, form) => `${form} ${family} ${name}` });
    teller.names = ["Mei", "Sinbad"];
    teller.you = 1;
    vi.spyOn(language, "say").mockImplementation((book, key, inputs) => given(book, key, inputs ?? {}));
  });
  afterEach(() => void vi.restoreAllMocks());
  const inputs = (said: string): Record<string, unknown> => JSON.parse(said.slice(said.indexOf("{"))) as Record<string, unknown>;

  test("a seat is a name, and who it is to the viewer", () => {
    const laid = { key: "laid", arguments: { seat: 1, card: "ruby-4", cell: 3 } };
    expect(inputs(teller.event(laid))).toMatchObject({ seat: "Sinbad", who: "you", cell: 3, card: "bare card ruby-4", a_card: "a card ruby-4", card_is: "ruby-4" });
    teller.you = null;
    expect(inputs(teller.event(laid))).toMatchObject({ who: "other" });
  });
  test("the other seat of an event may be the same one", () => {
    expect(inputs(teller.event({ key: "swapped", arguments: { seat: 0, cell: 1, with: 2 } }))).toMatchObject({ with: 2, with_is: "2" });
    expect(inputs(teller.event({ key: "looked-at-cell", arguments: { seat: 0, of: 0, cell: 1 } }))).toMatchObject({ of_who: "same" });
  });
  test("what the viewer may not know is unknown, and never guessed", () => {
    expect(inputs(teller.event({ key: "drew", arguments: { seat: 0 } }))).toMatchObject({ card_is: "unknown", a_card: "a card unknown" });
  });
  test("an action's seat comes as the text of its number", () => {
    const look = { words: "look at the hand of seat 0", key: "look-hand", values: { seat: "0" } };
    expect(inputs(teller.action(look))).toMatchObject({ seat: "Mei", seat_who: "other" });
  });
});

const ENDED_NOT_YET = "not-yet"; // no event says so
const SAID_ELSEWHERE = ["reason", "token"]; // reasons have their own messages; tokens are numbers

describe.each(GAMES)("pieces of %s", (game) => {
  describe.each(LOCALES)("in %s", (locale) => {
    beforeEach(() => language.speak(locale));

    test.each(Object.entries(BOXES[game].pieces).filter(([family]) => !SAID_ELSEWHERE.includes(family)))(
      "each %s has a name, with and without its article",
      async (family, names) => {
        const teller = await Teller.of(game);
        for (const name of names.filter((n) => n !== ENDED_NOT_YET)) {
          for (const form of ["bare", "a"] as const) {
            const said = teller.pieceIfSaid(family, name, form) ?? "";
            expect(said, `${family} ${name} ${form}`).toMatch(/^[^_*]*\p{L}[^_*]*$/u);
          }
        }
      },
    );
  });
});
