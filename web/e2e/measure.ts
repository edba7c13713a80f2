/** How fast it is, as this machine has it: `npm run measure`. Figures are printed, with their spread; nothing is asserted. */
import { execSync } from "node:child_process";
import { cpus } from "node:os";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { House } from "./house";
import { SIZES } from "./look";
import { ACTIONS, choose, dice, owed } from "./table";

let house: House;
beforeAll(async () => {
  house = await House.open();
  const commit = execSync("git rev-parse --short HEAD").toString().trim();
  console.log(`commit ${commit}, ${cpus().length} × ${cpus()[0]?.model}, Chromium ${house.browser.version()}`);
});
afterAll(() => house?.close());

function figures(values: readonly number[], unit: string): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1);
  return `median ${at(0.5)} ${unit}, nine of ten under ${at(0.9)} (${sorted.length} times)`;
}

/** A phone of the middle class on slow 4G, as Lighthouse has it: a quarter of the speed, 1.6 Mbit/s down, 150 ms. */
async function midPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

test("first screen on a mid phone: until it can be used", async () => {
  const seen: number[] = [];
  const painted: number[] = [];
  for (let round = 0; round < 9; round++) {
    const page = await house.page({}, { viewport: SIZES.phone, serviceWorkers: "block", hasTouch: true });
    await midPhone(page);
    await page.goto(house.origin, { waitUntil: "commit" });
    await page.locator(".caves button.first").first().waitFor();
    // The button is there: it can be used once the thread is free to answer it.
    seen.push(await page.evaluate(() => new Promise<number>((free) => requestAnimationFrame(() => setTimeout(() => free(performance.now()))))));
    painted.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN));
    await house.empty();
  }
  console.log(`first paint: ${figures(painted, "ms")}`);
  console.log(`first screen can be used: ${figures(seen, "ms")} (wished for: 1500)`);
});

test("an answer on loopback: from the press to the first frame that shows what came of it", async () => {
  const page = await house.page();
  await page.goto((await house.table("digup", ["Mei"])).links[0]!);
  const took: number[] = [];
  let last: string | null = null;
  for (const choice = dice(4); ; ) {
    const owes = await owed(page, last);
    if (owes.kind !== "question") break;
    last = owes.question;
    took.push(
      await page.evaluate(
        ([list, place]) =>
          new Promise<number>((shown) => {
            const prompt = (): string => `${document.querySelector(".dock .end") !== null}${document.querySelector(".prompt")?.getAttribute("data-question")}`;
            const before = prompt();
            const pressed = performance.now();
            document.querySelectorAll<HTMLElement>(list)[place]!.click();
            const look = (at: number): void => void (prompt() === before ? requestAnimationFrame(look) : shown(at - pressed));
            requestAnimationFrame(look);
          }),
        [ACTIONS, choice(owes.actions)] as const,
      ),
    );
  }
  console.log(`an answer is seen: ${figures(took, "ms")} (wished for: 100)`);
});

test.each([
  ["digup", ["random", "random", "random"]],
  ["lamp", ["random", "random", "random"]],
  ["dragons", ["random", "random"]],
])("frames while %s moves", async (game, programs) => {
  const page = await house.page({ speed: "usual" }, { viewport: SIZES.desk });
  await page.goto((await house.table(game, ["Mei"], programs, { race: "sealed" })).links[0]!);
  await owed(page);
  await page.evaluate(() => {
    const kept = ((window as unknown as { frames: number[] }).frames = []) as number[];
    let before = performance.now();
    const frame = (at: number): void => {
      if (document.getAnimations().some((a) => a.playState === "running")) kept.push(at - before);
      before = at;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  let last: string | null = null;
  const choice = dice(2);
  for (let step = 0; step < 8; step++) {
    const owes = await owed(page, last);
    if (owes.kind !== "question") break;
    last = owes.question;
    await choose(page, choice(owes.actions));
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const rate = frames.length ? (1000 * frames.length) / frames.reduce((sum, one) => sum + one, 0) : NaN;
  console.log(`${game}: ${rate.toFixed(1)} frames a second while something moves; a frame: ${frames.length ? figures(frames, "ms") : "none"}`);
});
