/** What people do at a table: sit down, wait to be asked, answer, race, and read what was said. Nothing here sleeps. */
import type { Page } from "playwright-core";
import type { House, Table } from "./house";

/** What a page owes: an answer to a question with so many actions, a hand in a race, or nothing more. */
export type Owed = { readonly kind: "question"; readonly question: string; readonly actions: number } | { readonly kind: "race" } | { readonly kind: "over" };
export type Choice = (actions: number) => number;
/** How somebody gives an answer: by which hand, or key, or place on the board. */
export type Hand = (page: Page, place: number) => Promise<void>;

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

/**
 * Wait until this page owes something else than the answer it last gave. It is looked at after each change that it makes
 * of itself: a look at every frame would cost more than the game, with five pages on two cores.
 */
export async function owed(page: Page, answered: string | null = null): Promise<Owed> {
  return page.evaluate(
    ([list, last]) =>
      new Promise<Owed>((found) => {
        const look = (): Owed | null => {
          if (document.querySelector(".dock .end")) return { kind: "over" };
          if (document.querySelector(".dock .pad:not(.slapped)")) return { kind: "race" };
          const question = document.querySelector(".prompt")?.getAttribute("data-question");
          if (!question || question === last) return null;
          const actions = [...document.querySelectorAll(list)];
          const offered = actions.length > 0 && (actions.every((action) => action.checkVisibility()) || document.querySelector(".prompt .fold"));
          return offered ? { kind: "question", question, actions: actions.length } : null;
        };
        const done = (): boolean => {
          const owes = look();
          if (owes) found(owes);
          return owes !== null;
        };
        if (done()) return;
        const watch = new MutationObserver(() => void (done() && watch.disconnect()));
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    [ACTIONS, answered] as const,
  );
}

/** Do the action at this place of the list, as a mouse does. What comes of it is seen by what is owed next. */
export const choose: Hand = (page, place) => page.locator(ACTIONS).nth(place).click();

/** With a finger. */
export const tap: Hand = (page, place) => page.locator(ACTIONS).nth(place).tap();

/** Without a pointer that travels: for games of which only the course is looked at. */
export const press: Hand = (page, place) =>
  page.evaluate(([list, nth]) => document.querySelectorAll<HTMLElement>(list)[nth]!.click(), [ACTIONS, place] as const);

/**
 * On the board alone: what can be chosen there is touched, and what that lets one choose, until it is an answer. What only
 * explains or opens something is left alone. The place in the list is the lot.
 */
export const touch: Hand = async (page, place) => {
  const choices = page.locator("main.board button:not(:disabled, [aria-expanded], [aria-haspopup])").filter({ hasNotText: /^Rule/ });
  const asked = (): Promise<string | null | undefined> => page.evaluate((list) => (document.querySelector(list) ? document.querySelector(".prompt")?.getAttribute("data-question") : null), ACTIONS);
  const question = await asked();
  for (let touches = 0; touches < 40 && (await asked()) === question; touches++) {
    const count = await choices.count();
    if (count) await choices.nth((place + 7 * touches) % count).tap({ timeout: 10_000 });
  }
};

/** On a page that is loaded anew before it answers, as by somebody who never trusts it. */
export const anew: Hand = async (page, place) => {
  await page.reload();
  await owed(page);
  await press(page, place);
};

/** In the race: wait for the light, then a hand on the lamp, or none; until the race is over. */
export async function race(page: Page, slaps: boolean): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(".dock .pad") || document.querySelector(".dock .pad.lit"));
  if (!(await page.locator(".dock .pad.lit").count())) return;
  // The light may go out while the hand comes down: then it was too late, as at any table.
  if (slaps) await page.keyboard.press("Space");
  else await page.evaluate(() => document.querySelector<HTMLElement>(".dock .choices .button")?.click());
  await page.waitForFunction(() => !document.querySelector(".dock .pad.lit"));
}

/** Play this seat to the end of the game. Answers the number of questions that it was asked. */
export async function playOn(page: Page, choice: Choice, hand: Hand = press): Promise<number> {
  let last: string | null = null;
  for (let asked = 0; ; asked++) {
    const owes = await owed(page, last);
    if (owes.kind === "over") return asked;
    if (owes.kind === "race") await race(page, choice(2) === 0);
    else {
      last = owes.question;
      await hand(page, choice(owes.actions));
    }
  }
}

/** Answer so many questions, or to the end. Answers the last one. */
export async function playSome(page: Page, choice: Choice, most: number, hand: Hand = press): Promise<string | null> {
  let last: string | null = null;
  for (let step = 0; step < most; step++) {
    const owes = await owed(page, last);
    if (owes.kind !== "question") break;
    last = owes.question;
    await hand(page, choice(owes.actions));
  }
  return last;
}

/** Small numbers that look like chance, and are the same each time. */
export function dice(seed: number): Choice {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % count;
  };
}

/** Of two the second, which is seldom "pass": who buys what he can comes to the end of Aladdin's Dragons in two thirds of the time. */
export function eager(seed: number): Choice {
  const lot = dice(seed);
  return (count) => (count === 2 ? 1 : lot(count));
}

/** The log as it stands beside the board. */
export async function log(page: Page): Promise<string[]> {
  return page.locator(`${LOG} .line`).allInnerTexts();
}
