/** The boards under a finger and under a mouse: everything that is asked can be answered there, the list left folded up. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { SIZES, sticksOut } from "./look";
import { dice, owed, playSome, sit, touch } from "./table";

let house: House;
beforeAll(async () => void (house = await House.open({ seed: 3 })));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const GAMES = [
  ["digup", ["random"]],
  ["lamp", ["random"]],
  ["dragons", ["random", "random"]],
] as const;

test.each(GAMES)("%s by touching the board of a phone", async (game, programs) => {
  const [page] = await sit(house, await house.table(game, ["Mei"], programs, { race: "sealed" }), [{ listed: false, still: true }], PHONE);
  const asked = await playSome(page!, dice(5), 30, touch);
  expect(await owed(page!, asked)).toMatchObject({ kind: "question" });
  expect(await page!.locator(".prompt .refused").count()).toBe(0);
  expect(await sticksOut(page!)).toEqual([]);
});

/** Carry something of the board to where it may go. */
async function drag(page: Page): Promise<void> {
  const things = page.locator("main.board button[aria-pressed]");
  for (let from = 0; from < (await things.count()); from++) {
    await things.nth(from).hover();
    await page.mouse.down();
    for (const goal of await page.locator("main.board :is([data-drop], [data-thing])").all()) {
      const box = await goal.boundingBox();
      if (!box) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
      if (await page.locator("main.board .over").count()) return page.mouse.up();
    }
    await page.mouse.up();
  }
  throw new Error("nothing can be carried anywhere");
}

test.each([
  ["digup", ["random"], /Play/],
  ["lamp", ["random"], /first die/],
  ["dragons", ["random", "random"], /place your next/],
] as const)("%s by carrying something over the board with the mouse", async (game, programs, until) => {
  const [page] = await sit(house, await house.table(game, ["Mei"], programs, { race: "sealed" }), [{ still: true }]);
  let last: string | null = null;
  for (let owes = await owed(page!); owes.kind === "question"; owes = await owed(page!, last)) {
    last = owes.question;
    if (until.test(await page!.locator(".prompt h2").innerText())) break;
    await page!.locator(".dock ul[aria-label] button").first().click();
  }
  await drag(page!);
  expect(await owed(page!, last)).toMatchObject({ kind: "question" });
});
