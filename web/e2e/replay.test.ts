/** A finished game looked at again: step by step, from each seat, shared by link; its races, and its deal made sure of. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { dice, playOn, sit } from "./table";
import { say } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open({ seed: 6 })));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

/** The address of the record of a game just played to its end. */
async function played(page: Page): Promise<string> {
  await playOn(page, dice(9));
  const link = page.locator(".dock .end a[href^='/r/']");
  await link.click();
  await page.locator(".controls").waitFor();
  return new URL(page.url()).pathname;
}

const at = async (page: Page): Promise<number> => Number(await page.getByRole("slider").inputValue());

test("DIG UP, step by step, shared at a moment, and the deal checked in the browser and by the server", async () => {
  const [page] = await sit(house, await house.table("digup", ["Mei"]));
  const record = await played(page!);
  const on = page!.getByRole("button", { name: say("en", "replay_on"), exact: true });
  for (let step = 1; step <= 5; step++) {
    await on.click();
    expect(await at(page!)).toBe(step);
  }
  await page!.getByRole("button", { name: say("en", "replay_back"), exact: true }).click();
  expect(await at(page!)).toBe(4);
  await page!.locator(".log .now").waitFor();

  await page!.goto(`${house.origin}${record}?viewer=0&moment=4`);
  await page!.locator(".controls").waitFor();
  expect(await at(page!)).toBe(4);
  await page!.locator("body").press("End");
  await page!.locator(".end h2").waitFor();
  expect(await page!.locator(".end h2").innerText()).toMatch(/won|win/i);

  await page!.getByRole("button", { name: say("en", "page_deal") }).click();
  await page!.getByText(say("en", "deal_kept")).waitFor();
  await page!.getByRole("button", { name: say("en", "deal_ask_server") }).click();
  await page!.locator(".deal .finding.good").nth(1).waitFor();
  const downloads = page!.waitForEvent("download");
  await page!.getByRole("link", { name: say("en", "deal_transcript") }).click();
  const saved = JSON.parse(readFileSync(await (await downloads).path(), "utf-8")) as { game: string };
  expect(saved.game).toBe("digup");
});

test("the lamp, from a seat and from outside, in another language, with its races as pictures", async () => {
  const [page] = await sit(house, await house.table("lamp", ["Mei"], ["random"], { race: "sealed" }));
  const record = await played(page!);
  await page!.getByRole("button", { name: say("en", "page_races") }).click();
  await page!.locator("aside figure").first().waitFor();
  await page!.getByLabel(say("en", "replay_seen_by")).selectOption("0");
  await page!.waitForURL(/viewer=0/);
  await page!.getByRole("button", { name: say("en", "page_log") }).click();
  const english = await page!.locator("ol.log").innerText();
  await page!.getByLabel(say("en", "language")).selectOption("fr");
  await page!.waitForFunction(() => document.documentElement.lang === "fr");
  const french = await page!.locator("ol.log").innerText();
  expect(french).not.toBe(english);
  expect(french.split("\n").length).toBe(english.split("\n").length);
  expect(new URL(page!.url()).pathname).toBe(record);
});
