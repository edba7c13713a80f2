/** What people do at a table: sit down, wait to be asked, answer, race, and read what was said. Nothing here sleeps. */
import type { Page } from "playwright-core";
import type { House, Table } from "./house";

/** What a page owes: an answer to a question with so many actions, a hand in a race, or nothing more. */
export type Owed = { readonly kind: "question"; readonly question: string; readonly actions: number } | { readonly kind: "race" } | { readonly kind: "over" };
export type Choice = (actions: number) => number;

export const ACTIONS = ".dock ul[aria-label] button";
export const LOG = ".dock .beneath";

/** Each person at his own page; the host begins if it has not begun. */
export async function sit(house: House, table: Table, settings: readonly object[] = [], more: object = {}): Promise<Page[]> {
  const pages = await Promise.all(table.links.map((_, seat) => house.page(settings[seat], more)));
  for (const [seat, page] of pages.entries()) {
    await page.goto(table.links[seat]!);
    if (seat > 0) await page.getByRole("heading", { level: 1 }).waitFor();
  }
  if (pages.length > 1) await pages[0]!.locator(".seats > button.first").click();
  return pages;
}

/** Wait until this page owes something else than the answer it last gave. */
export async function owed(page: Page, answered: string | null = null): Promise<Owed> {
  const found = await page.waitForFunction(
    ([list, last]) => {
      if (document.querySelector(".dock .end")) return { kind: "over" as const };
      if (document.querySelector(".dock .pad:not(.slapped)")) return { kind: "race" as const };
      const question = document.querySelector(".prompt")?.getAttribute("data-question");
      const actions = document.querySelectorAll(list!).length;
      return question && question !== last && actions ? { kind: "question" as const, question, actions } : false;
    },
    [ACTIONS, answered] as const,
    { timeout: 120_000 },
  );
  return (await found.jsonValue()) as Owed;
}

/** Do the action at this place of the list. What comes of it is seen by what is owed next. */
export async function choose(page: Page, place: number): Promise<void> {
  await page.locator(ACTIONS).nth(place).click();
}

/** The answer is in: something else is asked, or the page says that it is sealed. */
export async function answered(page: Page, question: string): Promise<void> {
  await page.waitForFunction(
    (was) => document.querySelector(".prompt")?.getAttribute("data-question") !== was || document.querySelector(".prompt .chosen"),
    question,
  );
}

/** In the race: wait for the light, then a hand on the lamp, or none; until the race is over. */
export async function race(page: Page, slaps: boolean): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(".dock .pad") || document.querySelector(".dock .pad.lit"));
  if (!(await page.locator(".dock .pad.lit").count())) return;
  // The light may go out while the hand comes down: then it was too late, as at any table.
  if (slaps) await page.keyboard.press("Space");
  else await page.locator(".choices .button").click({ timeout: 3000 }).catch(() => {});
  await page.waitForFunction(() => !document.querySelector(".dock .pad.lit"));
}

/** Play this seat to the end of the game. Answers the number of questions that it was asked. */
export async function playOn(page: Page, choice: Choice): Promise<number> {
  let last: string | null = null;
  for (let asked = 0; ; asked++) {
    const owes = await owed(page, last);
    if (owes.kind === "over") return asked;
    if (owes.kind === "race") await race(page, choice(2) === 0);
    else {
      last = owes.question;
      await choose(page, choice(owes.actions));
    }
  }
}

/** Small numbers that look like chance, and are the same each time. */
export function dice(seed: number): Choice {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % count;
  };
}

/** The log as it stands beside the board. */
export async function log(page: Page): Promise<string[]> {
  return page.locator(`${LOG} .line`).allInnerTexts();
}
