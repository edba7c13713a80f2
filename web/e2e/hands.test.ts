/** Keyboard alone, small windows, no movement: the ways in which not everybody plays alike. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { sticksOut } from "./look";
import { choose, dice, owed, playOn, playSome, sit, tap } from "./table";
import { say } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open({ seed: 5 })));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

test("a whole game by the keyboard alone, from the start page to the start page", async () => {
  const page = await house.page({ name: "Mei" });
  await page.goto(`${house.origin}/#/new/digup`);
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute("value") || "");
  const tabTo = async (reached: (name: string) => boolean): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      if (reached(await focused())) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Tab does not lead there");
  };
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo((name) => /^[1-4]$/.test(name));
  await page.keyboard.press("ArrowLeft"); // alone rather than in twos
  await tabTo((name) => name === say("en", "new_make"));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/t/*");
  await page.getByRole("button", { name: say("en", "gather_start") }).waitFor();
  await tabTo((name) => name === say("en", "gather_start"));
  await page.keyboard.press("Enter");
  const choice = dice(2);
  let last: string | null = null;
  for (;;) {
    const owes = await owed(page, last);
    if (owes.kind !== "question") break;
    last = owes.question;
    const place = choice(Math.min(owes.actions, 9));
    await page.keyboard.press(String(place + 1));
    await page.keyboard.press("Enter");
  }
  await tabTo((name) => name === say("en", "home"));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: say("en", "start_title") }).waitFor();
});

test.each([
  ["a phone", tap, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ["a phone that lies", tap, { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }],
  ["400 % zoom", choose, { viewport: { width: 320, height: 256 } }],
])("a whole game on %s", async (_, hand, more) => {
  const [page] = await sit(house, await house.table("digup", ["Mei"]), [], more);
  await owed(page!);
  expect(await sticksOut(page!)).toEqual([]);
  await playOn(page!, dice(6), hand);
  expect(await sticksOut(page!)).toEqual([]);
});

/** How many movements begin while six questions are answered: those that last longer than a blink. */
async function movements(reducedMotion: "reduce" | "no-preference"): Promise<number> {
  const [page] = await sit(house, await house.table("digup", ["Mei"], ["random"]), [{ speed: "fast" }], { reducedMotion });
  await owed(page!);
  await page!.evaluate(() => {
    const seen = ((window as unknown as { moved: Set<Animation> }).moved = new Set());
    const look = (): void => {
      for (const one of document.getAnimations()) if (Number(one.effect?.getComputedTiming().duration) > 1) seen.add(one);
      requestAnimationFrame(look);
    };
    look();
  });
  await owed(page!, await playSome(page!, () => 0, 6, choose));
  return page!.evaluate(() => (window as unknown as { moved: Set<Animation> }).moved.size);
}

test("who wants no movement gets none, and others see things move", async () => {
  expect(await movements("reduce")).toBe(0);
  expect(await movements("no-preference")).toBeGreaterThan(0);
});
