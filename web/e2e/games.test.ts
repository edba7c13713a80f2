/** Whole games of all three, each seat of a person in a browser of its own and in a language of its own. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { dice, eager, log, playOn, sit } from "./table";
import { LOCALES } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open({ seed: 7 })));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

const PEOPLE = ["Mei", "Paul", "Noor", "Ada", "Ivo"];
const WON = { en: /wins?\b|victory/i, fr: /gagn|emport|victoire/i, "zh-Hant": /獲勝|勝/ } as const;

test.each([
  ["digup", 2, ["random"], {}],
  ["digup", 4, [], {}],
  ["lamp", 5, [], { race: "sealed" }],
  ["lamp", 2, ["random"], { race: "relaxed" }],
  ["dragons", 3, [], {}],
])("%s from the deal to the scores, with %i people and %j", async (game, people, programs, more) => {
  const settings = PEOPLE.map((_, seat) => ({ locale: LOCALES[seat % 3] }));
  const pages = await sit(house, await house.table(game, PEOPLE.slice(0, people), programs, more), settings);
  await Promise.all(pages.map((page, seat) => playOn(page, (game === "dragons" ? eager : dice)(seat + 7))));
  for (const [seat, page] of pages.entries()) {
    expect(await page.locator(".dock .end h2").innerText()).toMatch(WON[LOCALES[seat % 3]!]);
    expect((await log(page)).length).toBeGreaterThan(10);
  }
  const scores = await Promise.all(pages.map(async (page) => (await page.locator(".dock .end .sum td").allInnerTexts()).join()));
  expect(new Set(scores).size).toBe(1);
});
