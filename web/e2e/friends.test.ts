/** Friends meet: link and code, a name asked once, each in a language of his own, and pages loaded anew whenever they like. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { ACTIONS, anew, dice, log, owed, playOn, playSome } from "./table";
import { say } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

async function makeTable(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(`${house.origin}/#/new/${game}`);
  await page.locator(".counts").getByText(String(seats), { exact: true }).click();
  await page.getByRole("button", { name: say("en", "new_make") }).click();
  await page.waitForURL("**/t/*");
  return new URL(page.url()).pathname.slice("/t/".length);
}

async function comeByCode(page: Page, code: string, name: string): Promise<void> {
  await page.goto(house.origin);
  await page.getByLabel(say("fr", "join_code")).fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
  await page.getByRole("button", { name: say("fr", "join"), exact: true }).click();
  await page.getByLabel(say("fr", "name")).fill(name);
  await page.getByRole("button", { name: say("fr", "gather_sit") }).click();
}

const CHINESE = /[\u4e00-\u9fff]/;

test("two friends: code, name once, a language each and changed in mid-game with the log, pages loaded anew at every step", async () => {
  const [mei, paul] = [await house.page({ name: "Mei" }), await house.page({}, { locale: "fr-FR" })];
  const code = await makeTable(mei, "digup", 2);
  await comeByCode(paul, code, "Paul");
  await mei.locator("li.taken", { hasText: "Paul" }).waitFor();
  await mei.getByRole("button", { name: say("en", "gather_start") }).click();
  const meiToTheEnd = playOn(mei, dice(3), anew);
  await owed(paul, await playSome(paul, dice(4), 12, anew)); // and now it is his turn: nothing else happens meanwhile
  const before = await log(paul);
  expect(before.length).toBeGreaterThan(5);
  expect(before.filter((line) => CHINESE.test(line))).toEqual([]);

  await paul.getByRole("button", { name: say("fr", "menu") }).click();
  await paul.getByLabel(say("fr", "language")).selectOption("zh-Hant");
  await paul.waitForFunction(() => document.documentElement.lang === "zh-Hant-TW");
  const after = await log(paul);
  expect(after.length).toBe(before.length);
  expect(after.filter((line) => !CHINESE.test(line))).toEqual([]);
  await paul.keyboard.press("Escape");
  await Promise.all([meiToTheEnd, playOn(paul, dice(2), anew)]);
  expect(await paul.locator(".dock .end h2").innerText()).toMatch(CHINESE);
  await paul.goto(`${house.origin}/#/new/lamp`);
  expect(await paul.getByLabel(say("zh-Hant", "name")).inputValue()).toBe("Paul");
});

test("one click on the start page begins a game against programs, and the start page remembers the table", async () => {
  const page = await house.page();
  await page.goto(house.origin);
  await page.getByRole("listitem").filter({ hasText: "DIG UP" }).getByRole("button", { name: say("en", "start_play") }).click();
  await page.waitForURL("**/t/*");
  expect((await owed(page)).kind).toBe("question");
  await page.goBack();
  await page.getByRole("link", { name: /DIG UP Adventure [A-Z0-9]{6}/ }).click();
  expect((await owed(page)).kind).toBe("question");
});

test("who watches sees the board and no hand, and no action", async () => {
  const { code, links } = await house.table("digup", ["Mei"], ["random"]);
  const [mei, guest] = [await house.page(), await house.page()];
  await mei.goto(links[0]!);
  await owed(mei);
  await guest.goto(`${house.origin}/t/${code}`);
  await guest.getByText(say("en", "watching")).first().waitFor();
  expect(await guest.locator(ACTIONS).count()).toBe(0);
});
