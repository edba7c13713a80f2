/** What the first screen weighs on its way, as built: nothing is timed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House, ROOT } from "./house";
import { owed } from "./table";
import { LOCALES } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house?.close());

const BUILT = join(ROOT, "src/grotto/web");
const MOST = 150_000;

async function scriptsOf(locale: string, path: string, there: (page: import("playwright-core").Page) => Promise<unknown>): Promise<number> {
  const page = await house.page({ locale }, { serviceWorkers: "block" });
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(new URL(request.url()).pathname));
  await page.goto(house.origin + path);
  await there(page);
  await page.waitForLoadState("networkidle");
  return [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(join(BUILT, name))).length, 0);
}

test.each(LOCALES)("the first screen takes less than 150 kB of compressed JavaScript (%s)", async (locale) => {
  const weight = await scriptsOf(locale, "/", (page) => page.getByRole("heading", { level: 1 }).waitFor());
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThan(MOST);
});

test.each(["digup", "lamp", "dragons"])("so does a link to a table of %s, board and words with it", async (game) => {
  const { links } = await house.table(game, ["Mei"], ["random", "random"]);
  const weight = await scriptsOf("fr", links[0]!.slice(house.origin.length), owed);
  expect(weight).toBeLessThan(MOST);
});
