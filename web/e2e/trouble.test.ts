/** What goes wrong says what happened and what to do, in the viewer's language. */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { House } from "./house";
import { ACTIONS, choose, dice, log, owed } from "./table";
import { LOCALES, say } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

/** Change what the page sends to the server, as an old or a lying page would. */
async function rewrite(context: BrowserContext, change: (message: Record<string, unknown>) => object): Promise<void> {
  await context.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(JSON.stringify(change(JSON.parse(String(text)) as Record<string, unknown>))));
  });
}

async function says(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: false }).first().waitFor();
}

describe.each(LOCALES)("in %s", (locale) => {
  const settings = { locale, name: "Mei" };
  const there = (key: string, given?: Record<string, string>): string => say(locale, `trouble_${key}`, given);
  const button = (page: Page, key: string) => page.getByRole("button", { name: say(locale, key) });

  test("the server goes and comes back: the seat is kept, and nothing is lost", async () => {
    const { links } = await house.table("digup", ["Mei"], ["random"]);
    const page = await house.page(settings);
    await page.goto(links[0]!);
    const owes = await owed(page);
    const before = await log(page);
    await house.stopServing();
    await says(page, say(locale, "table_lost"));
    await house.serve();
    await button(page, "again").click().catch(() => {}); // unless it has come back by itself meanwhile
    await page.getByText(say(locale, "table_lost")).first().waitFor({ state: "detached" });
    expect(await log(page)).toEqual(before);
    expect(await owed(page)).toEqual(owes);
    await choose(page, 0);
    await owed(page, owes.kind === "question" ? owes.question : null);
  });

  test("a table begun while the server is away", async () => {
    const page = await house.page(settings);
    await page.goto(house.origin);
    await page.context().setOffline(true);
    await says(page, say(locale, "offline"));
    await button(page, "start_play").first().click();
    await says(page, there("unreachable"));
  });

  test("a table that is gone, a seat link that opens nothing, a record that is none", async () => {
    const page = await house.page(settings);
    await page.goto(`${house.origin}/t/AAAAAA`);
    await says(page, there("no_such_table"));
    const { code } = await house.table("digup", ["Mei"], ["random"]);
    await page.goto(`${house.origin}/t/${code}#${"A".repeat(22)}`);
    await says(page, there("wrong_secret"));
    await button(page, "table_without_seat").click();
    await says(page, say(locale, "watching"));
    await page.goto(`${house.origin}/r/none`);
    await says(page, there("no_such_record"));
    await page.goto(`${house.origin}/nowhere`);
    await says(page, say(locale, "nowhere_title"));
  });

  test("a code that cannot be one", async () => {
    const page = await house.page(settings);
    await page.goto(house.origin);
    await page.getByLabel(say(locale, "join_code")).fill("lamp");
    await page.getByRole("button", { name: say(locale, "join"), exact: true }).click();
    await says(page, say(locale, "join_wrong"));
  });

  test("a seat on two devices: both show the same, and either may answer", async () => {
    const { links } = await house.table("digup", ["Mei"], ["random"]);
    const [phone, tablet] = [await house.page(settings), await house.page(settings)];
    for (const page of [phone, tablet]) await page.goto(links[0]!);
    const owes = await owed(phone);
    expect(await owed(tablet)).toEqual(owes);
    await choose(tablet, 0);
    const next = await owed(phone, owes.kind === "question" ? owes.question : null);
    await choose(phone, 0);
    await owed(tablet, next.kind === "question" ? next.question : null);
  });

  test("a seat that was left and taken by somebody: the old link opens it no more", async () => {
    const { code, links } = await house.table("digup", ["Mei", "Paul"]);
    const [mei, paul] = [await house.page(settings), await house.page(settings)];
    await mei.goto(links[0]!);
    await paul.goto(links[1]!);
    await paul.getByText(say(locale, "gather_wait")).waitFor();
    await button(mei, "gather_start").click();
    await paul.locator(".dock h2").first().waitFor();
    await button(paul, "menu").click();
    await button(paul, "leave").click();
    const guest = await house.page({ locale });
    await guest.goto(`${house.origin}/t/${code}`);
    await guest.getByLabel(say(locale, "name")).fill("Noor");
    await button(guest, "gather_sit").click();
    await guest.getByRole("region", { name: say(locale, "seats") }).getByText("Noor").waitFor();
    await paul.goto("about:blank");
    await paul.goto(links[1]!);
    await says(paul, there("wrong_secret"));
  });

  test("an action that is refused, with the rule that says so", async () => {
    const context = await house.visitor(settings);
    let lie = true;
    await rewrite(context, (message) => (message["type"] === "act" && lie ? { ...message, action: "place 99 99" } : message));
    const page = await context.newPage();
    await page.goto((await house.table("digup", ["Mei"], ["random"])).links[0]!);
    await owed(page);
    await choose(page, 0);
    await page.locator(".prompt .refused, .prompt [role=alert]").first().waitFor();
    expect((await page.locator(".prompt .refused").innerText()).length).toBeGreaterThan(8);
    lie = false;
    const owes = await owed(page);
    await choose(page, dice(1)(await page.locator(ACTIONS).count()));
    await owed(page, owes.kind === "question" ? owes.question : null);
  });

  test("a page older than the server", async () => {
    const context = await house.visitor(settings);
    await rewrite(context, (message) => (message["type"] === "hello" ? { ...message, version: 0 } : message));
    const page = await context.newPage();
    await page.goto((await house.table("digup", ["Mei"], ["random"])).links[0]!);
    await says(page, there("old_client"));
    await button(page, "reload").waitFor();
  });
});
