/** Every screen: accessible by axe by day and by night; fits in three sizes and languages, in a longer one, and at 400 %. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { House } from "./house";
import { breaches, cutOff, picture, SIZES, sticksOut, tooSmall } from "./look";
import { choose, dice, owed, playOn } from "./table";
import { LOCALES } from "./words";

let house: House;
const places: Record<string, string> = {
  start: "/",
  "new-lamp": "/#/new/lamp",
  "new-dragons": "/#/new/dragons",
  settings: "/#/settings",
  rules: "/#/rules/digup/3.4",
  nowhere: "/nowhere",
  "no-table": "/t/AAAAAA",
  "no-record": "/r/none",
};
const LAID = ["gathering", "digup", "lamp", "dragons", "ending", "replay", "watching"];
const NAMES = [...Object.keys(places), ...LAID];

/** A table where so many questions have been answered. */
async function begun(game: string, programs: readonly string[], answers: number): Promise<string> {
  const { links } = await house.table(game, ["Mei"], programs, { race: "sealed" });
  const page = await house.page();
  await page.goto(links[0]!);
  const choice = dice(5);
  let last: string | null = null;
  for (let step = 0; step < answers; step++) {
    const owes = await owed(page, last);
    if (owes.kind !== "question") break;
    last = owes.question;
    await choose(page, choice(owes.actions));
  }
  await owed(page, last);
  return links[0]!.slice(house.origin.length);
}

beforeAll(async () => {
  house = await House.open({ seed: 11 });
  places["gathering"] = (await house.table("digup", ["Mei"], ["random"], { start: false })).links[0]!.slice(house.origin.length);
  places["digup"] = await begun("digup", ["random", "random", "random"], 8);
  places["lamp"] = await begun("lamp", ["random", "random", "random"], 14);
  places["dragons"] = await begun("dragons", ["random", "random"], 12);
  places["watching"] = places["dragons"]!.split("#")[0]!;
  places["ending"] = await begun("digup", [], 0);
  const page = await house.page();
  await page.goto(house.origin + places["ending"]);
  await playOn(page, dice(2));
  places["replay"] = `${await page.locator(".dock .end a[href^='/r/']").getAttribute("href")}?moment=9`;
});
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

async function open(page: Page, place: string): Promise<void> {
  await page.goto("about:blank"); // or the next address behind a # would be no new page
  await page.goto(house.origin + place);
  await page.locator("h1, h2").first().waitFor();
  if (/^\/t\/.*#/.test(place) || place.startsWith("/r/")) await page.locator(".dock h2, .sheet h1, .alone, .controls").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

describe.each(NAMES)("the screen %s", (name) => {
  test.each(["dark", "light"] as const)("has nothing that axe minds (%s)", async (colorScheme) => {
    const page = await house.page({ still: true }, { colorScheme, viewport: SIZES.desk });
    await open(page, places[name]!);
    expect(await breaches(page)).toEqual([]);
  });

  test.each(LOCALES)("fits at every size in %s", async (locale) => {
    const page = await house.page({ still: true, locale });
    await open(page, places[name]!);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await picture(page, `${name}-${locale}-${size}`);
      expect(await sticksOut(page), `sticks out, ${size}`).toEqual([]);
      expect(await cutOff(page), `cut off, ${size}`).toEqual([]);
      if (size === "phone") expect(await tooSmall(page), "too small for a thumb").toEqual([]);
    }
  });

  test("fits when every text is a third longer, on a phone and at 400 % zoom", async () => {
    const page = await house.page({ still: true });
    const [path, behind] = places[name]!.split("#");
    await open(page, `${path}${path!.includes("?") ? "&" : "?"}pseudo${behind ? `#${behind}` : ""}`);
    for (const viewport of [SIZES.phone, { width: 320, height: 256 }]) {
      await page.setViewportSize(viewport);
      await picture(page, `${name}-pseudo-${viewport.width}`);
      expect(await sticksOut(page), `sticks out at ${viewport.width} px`).toEqual([]);
      expect(await cutOff(page, false), `cut off at ${viewport.width} px`).toEqual([]);
    }
  });
});
