/** What is written on a button is in its name, so that who speaks to his device can say what he sees (WCAG 2.5.3). */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { boardOf } from "../src/boards/boards";
import type { Action, GameName } from "../src/boards/contract";
import { SPACES } from "../src/boards/dragons/spaces";
import { language, LOCALES } from "../src/words/language.svelte";

let shown: Record<string, never> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

const action = (key: string, values: Action["values"]): Action => ({ words: `${key} ${Object.values(values).join(" ")}`, key, values });
const cards = (count: number) => ({ stack: count, on_sale: count > 0, artifact: "double" });
const seat = (more: object = {}) => ({ open: { "7": "crown-cave" }, face_down: { tent: 2 }, doubled: [], home: 5, seen_home: [], artifacts: { lamp: 1, double: 2 }, points: 3, used: {}, limit: 1, held: 1, scrolls: 0, ...more });
const DRAGONS = {
  ...{ game: "dragons", magic: true, ask: "play", asked: [0], round: 3, first: 0, turn: 0, space: "market", chosen: null, owed: 0, ended: "not-yet" },
  caves: { "crown-cave": [5, 3], "pearl-cave": [], "gem-cave": [4], "cup-cave": [3, 2, 1], "gold-cave": [6] },
  rooms: { "room-1": cards(5), "room-2": cards(0), "room-3": cards(2), "room-4": cards(1), "room-5": cards(4) },
  seats: [seat({ hidden: { "4": "guard" }, at_home: ["1", "9"], treasure: { crown: 1 }, spells: ["taboo"] }), seat({ doubled: ["7"] })],
  ...{ inside: [], cards: 4, bank: {}, window: "turned-up", queue: [], resolving: -1, spell_deck: 9, spent: ["spy"], spy: null, taboo: "tent", last_first: false, smuggler: null, smuggled: [] },
};
const chest = (name: string) => ({ chest: name, cards: 24, sorcerer_drawn: false, left: { ruby: 2, talisman: 1 } });
const treasures = () => ({ cards: { ruby: 3 }, talismans: { ruby: 2 }, alone: 0, sorcerers: 0, sets: {}, majorities: ["ruby"], points: 8, dice: { bronze: 2 }, slap: "pass", place: null, passing: null });
const LAMP = {
  ...{ game: "lamp", ask: "set", asked: [0], turn: 2, ended: "not-yet", precious: false, player: null, thief: null, offenders: [], summoners: [], wish: 0, effect: null, spared: [], chest: null, found: [], scorpions: 0, ring: null },
  chests: ["bronze", "silver", "gold"].map(chest),
  ...{ lamp: { cards: 25, unseen: 25, seen: [] }, discard: { ruby: 4 }, seats: [treasures(), treasures()], viewer: 0 },
};
const TABLES: readonly [GameName, object, readonly Action[]][] = [
  ["dragons", DRAGONS, [action("cast", { spell: "taboo" }), action("use", { artifact: "double" }), action("pass", {})]],
  ["dragons", { ...DRAGONS, ask: "place", window: "none", space: null, taboo: null }, SPACES.map((space) => action("place", { space }))],
  ["lamp", LAMP, []],
];

async function show(game: GameName, view: object, legal: readonly Action[]): Promise<void> {
  await language.open(game);
  const Board = (await boardOf(game))!;
  const seats = ["Mei", "Harun"].map((name) => ({ name, kind: "person", connection: "here", asked: true }));
  const props = { view, seat: 0, seats, ask: "play", legal, choose: vi.fn(), moment: null, still: true, pointed: null, point: () => {}, rule: () => {} };
  shown = mount(Board, { target: document.body, props: props as never }) as Record<string, never>;
  flushSync();
}

/** Letters and digits: Chinese has no spaces between its words. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The words on an element; what is drawn has none. */
function written(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) => (node.parentElement!.closest("svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent!);
  return plain(found.join(" "));
}

test.each(LOCALES.flatMap((locale) => TABLES.map(([game, view, legal]) => [locale, game, view, legal] as const)))("in %s on the board of %s", async (locale, game, view, legal) => {
  await language.speak(locale);
  await show(game, view, legal);
  const named = [...document.querySelectorAll("button[aria-label]")].map((button) => [written(button), plain(button.getAttribute("aria-label")!)] as const).filter(([text]) => text);
  expect(named.filter(([text, name]) => !name.includes(text))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(3);
}, 60_000); // boards are compiled in it
