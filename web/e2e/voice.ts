/** A page as a screen reader has it: the live regions as they are spoken, and the accessibility tree. Nothing else is read. */
import type { Page } from "playwright-core";
import { type Choice, owed } from "./table";
import { type Locale, say } from "./words";

interface Ears extends Window {
  heard: { urgent: boolean; text: string }[];
}

/** From the next page on, everything that a live region says is kept. Its clock stands still unless `heard` moves it on:
 * what is said together depends on the moment, and must not on how busy the machine is. */
export async function listen(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    const ears = window as unknown as Ears;
    ears.heard = [];
    const hear = (region: Element, text: string | null): void => {
      const urgent = region.matches("[role=alert], [aria-live=assertive]");
      if (text?.trim()) ears.heard.push({ urgent, text: text.replaceAll("\u00a0", " ").trim() });
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest("[role=log], [role=alert], [aria-live=polite], [aria-live=assertive]");
        if (!region) continue;
        if (type === "characterData" || region.matches("[role=alert]")) hear(region, region.textContent);
        else for (const node of addedNodes) hear(region, node.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since the last time: what came of the others' doings as one paragraph, then what is urgent. */
async function heard(page: Page): Promise<string[]> {
  await page.clock.fastForward(400); // the voice gathers for a moment what belongs together
  const said = await page.evaluate(() => (window as unknown as Ears).heard.splice(0));
  const polite = said.filter(({ urgent }) => !urgent).map(({ text }) => text);
  const urgent = said.filter(({ urgent: is }) => is).map(({ text }) => `! ${text}`);
  return [...(polite.length ? [`  ${polite.join(" ")}`] : []), ...urgent];
}

/** The names of the actions as the tree has them. */
async function offered(page: Page, locale: Locale): Promise<string[]> {
  const tree = await page.getByRole("list", { name: say(locale, "prompt_actions") }).ariaSnapshot();
  return [...tree.matchAll(/button ("(?:[^"\\]|\\.)*")/g)].map((found) => JSON.parse(found[1]!) as string);
}

/** A digit goes to an action, the arrows to those beyond the ninth; Enter does it. */
async function press(page: Page, place: number): Promise<void> {
  await page.keyboard.press(String(Math.min(place, 8) + 1));
  for (let further = 8; further < place; further++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Play by ear and keyboard to the end, or so many questions; answers what was heard, offered and done. */
export async function playByEar(page: Page, locale: Locale, choice: Choice, most = Infinity): Promise<string> {
  const transcript: string[] = [];
  let last: string | null = null;
  for (let asked = 0; asked < most; asked++) {
    const owes = await owed(page, last);
    transcript.push(...(await heard(page)));
    if (owes.kind !== "question") break;
    const actions = await offered(page, locale);
    const place = choice(actions.length);
    transcript.push(`> ${place + 1}/${actions.length} ${actions[place]}`);
    last = owes.question;
    await press(page, place);
  }
  return `${transcript.join("\n")}\n`;
}
