/** From every card to the rule that tells of it: in the rules by its name, on the table by a touch. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../src/boards/boards";
import type { GameName } from "../src/boards/contract";
import { ruleOf as ruleOfDigup } from "../src/boards/digup/cards";
import { ruleOf as ruleOfDragons } from "../src/boards/dragons/spaces";
import { ruleOf as ruleOfWish, ruleOfKind } from "../src/boards/lamp/cards";
import { bookOf } from "../src/rules/book";
import Rules from "../src/rules/Rules.svelte";
import { ruleTouched } from "../src/rules/touched";
import { language, LOCALES } from "../src/words/language.svelte";
import { BOXES, Teller } from "../src/words/telling";

const rulebook = (game: GameName, locale: string): string =>
  readFileSync(join(import.meta.dirname, `../../rulebooks/${game}${locale === "en" ? "" : `.${locale}`}.md`), "utf-8");
const numbers = (game: GameName, locale: string): Set<string | null> => new Set(bookOf(rulebook(game, locale)).flatMap(({ blocks }) => blocks.map(({ name }) => name)));
const pieces = (game: GameName, family: string): readonly string[] => BOXES[game].pieces[family]!;

/** All that lies on a table of the game, and where its board says that it is told of. */
const TOLD: Record<GameName, readonly (readonly [string, string])[]> = {
  digup: pieces("digup", "card").map((card) => [card, ruleOfDigup(card)]),
  lamp: [...pieces("lamp", "kind").map((kind) => [kind, ruleOfKind(kind)] as const), ...pieces("lamp", "effect").map((effect) => [effect, ruleOfWish(effect)] as const)],
  dragons: [...pieces("dragons", "play"), ...pieces("dragons", "space")].map((name) => [name, ruleOfDragons(name)]),
};

beforeEach(() => language.speak("en"));

describe.each(GAMES)("the cards of %s", (game) => {
  test.each(LOCALES)("are told of at numbers that the rulebook has in %s", (locale) => {
    const known = numbers(game, locale);
    expect(TOLD[game].filter(([, rule]) => !known.has(rule))).toEqual([]);
  });

  test.each(LOCALES)("can be looked up by name in %s, whatever lies on the table", async (locale) => {
    await language.speak(locale);
    const { cards } = await Teller.of(game);
    expect(cards.filter(({ name }) => !name || /_|undefined/.test(name))).toEqual([]);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    const listed = new Set(cards.map(({ rule }) => rule));
    expect(TOLD[game].filter(([, rule]) => !listed.has(rule))).toEqual([]);
  });
});

describe("a rulebook that is open", () => {
  let shown: Record<string, never> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    vi.unstubAllGlobals();
  });

  test("opens the rule of a card by its name", async () => {
    vi.stubGlobal("CSS", { escape: (text: string) => text }); // jsdom has none
    vi.stubGlobal("fetch", async () => new Response(rulebook("digup", "en")));
    shown = mount(Rules, { target: document.body, props: { game: "digup" } }) as Record<string, never>;
    const link = await vi.waitFor(() => {
      const found = [...document.querySelectorAll("details a")].find((one) => one.textContent!.includes("Dynamite"));
      expect(found).toBeDefined();
      return found as HTMLAnchorElement;
    });
    link.click();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-rule")).toBe("4.5"));
    flushSync();
    expect(document.activeElement!.className).toContain("open");
  });
});

describe("a touch", () => {
  const touched = (html: string): string | null => {
    document.body.innerHTML = html;
    let found: string | null = "nothing happened";
    const hear = (event: MouseEvent): void => void (found = ruleTouched(event));
    document.body.addEventListener("click", hear, { once: true });
    document.querySelector<HTMLElement>("#it")!.click();
    return found;
  };
  test("of a card that is only to be seen leads to its rule", () => {
    expect(touched('<span role="img" data-told-in="4.5"><b id="it"></b></span>')).toBe("4.5");
  });
  test("of what can be chosen, or has no rule, leads nowhere", () => {
    expect(touched('<li data-told-in="4.5"><button id="it"></button></li>')).toBeNull();
    expect(touched('<p id="it"></p>')).toBeNull();
  });
});
