/** Whole games of all three, each seat of a person in a browser of its own. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { dice, log, playOn, sit } from "./table";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

test.each([
  ["digup", ["Mei", "Paul"], [], {}],
  ["lamp", ["Mei", "Paul"], ["random", "random", "level:1"], { race: "sealed" }],
  ["dragons", ["Mei", "Paul", "Noor"], [], { options: { magic: false } }],
  ["dragons", ["Mei"], ["random", "random", "random", "random"], {}],
])("%s from the deal to the scores: %j and %j", async (game, people, programs, more) => {
  const pages = await sit(house, await house.table(game, people, programs, more));
  await Promise.all(pages.map((page, seat) => playOn(page, dice(seat + 7))));
  const verdicts = await Promise.all(pages.map((page) => page.locator(".dock .end h2").innerText()));
  expect(verdicts.every((verdict) => /win|victory/.test(verdict))).toBe(true);
  const lengths = await Promise.all(pages.map(async (page) => (await log(page)).length));
  expect(lengths[0]).toBeGreaterThan(10);
  const scores = await Promise.all(pages.map(async (page) => (await page.locator(".dock .end .sum td").allInnerTexts()).join()));
  expect(new Set(scores).size).toBe(1);
});
