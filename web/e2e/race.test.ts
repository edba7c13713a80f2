/** The race for the lamp between a near hand and a far one: it goes by who reacted sooner, not by whose slap arrived first. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { type Lag, lagged } from "./lag";
import { choose, dice, owed } from "./table";

const LAG_MS = 60;
const TIE_US = 12_000;
let house: House;
let lag: Lag;
beforeAll(async () => {
  house = await House.open({ behindProxy: true });
  lag = await lagged(house.origin, LAG_MS);
});
afterAll(async () => {
  lag?.close();
  await house?.close();
});

interface Runner {
  readonly trips: readonly number[];
  readonly answers: readonly { readonly slap: boolean; readonly claim: number | null }[];
}
interface Receipt {
  readonly runners: readonly Runner[];
  readonly findings: readonly { readonly seat: number; readonly way: number | null; readonly time: number | null }[];
  readonly order: readonly (number | readonly number[])[];
}

/** The receipts of races as this page is told them. */
function receiptsAt(page: Page): Receipt[] {
  const told: Receipt[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; receipt: { receipt: Receipt } };
      if (message.type === "race-over") told.push(message.receipt.receipt);
    }),
  );
  return told;
}

/** A hand that comes down so long after the light is seen. A page's own timer is the nerve. */
async function hand(page: Page, afterMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    let lit = false;
    new MutationObserver(() => {
      const pad = document.querySelector(".dock .pad.lit");
      if (pad && !lit) setTimeout(() => pad.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })), ms);
      lit = pad !== null;
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  }, afterMs);
}

/** Answer whatever is asked, races left to the hands, until enough of them are over. */
async function playUntil(page: Page, enough: () => boolean, choice: (count: number) => number): Promise<void> {
  let last: string | null = null;
  while (!enough()) {
    const owes = await owed(page, last);
    if (owes.kind === "over") return;
    if (owes.kind === "race") await page.waitForFunction(() => !document.querySelector(".dock .pad:not(.slapped)"));
    else await choose(page, choice((last = owes.question) ? owes.actions : 1));
  }
}

test("the far hand that reacts sooner is first, though its slap comes later", async () => {
  const table = await house.table("lamp", ["Near", "Far"], [], { race: "reflex" });
  const [near, far] = [await house.page(), await house.page()];
  const told = receiptsAt(near);
  await hand(near, 420);
  await hand(far, 300);
  await near.goto(table.links[0]!);
  await far.goto(table.links[1]!.replace(house.origin, lag.origin));
  await far.locator(".sheet").waitFor();
  await near.locator(".seats > button.first").click();
  const measured = (): boolean => told.filter(({ runners }) => runners.every(({ trips }) => trips.length >= 2)).length >= 2;
  // Who has seen enough stops; the other would wait for him in vain.
  const others = [playUntil(near, measured, dice(3)), playUntil(far, measured, dice(4))];
  await Promise.race(others);
  for (const other of others) other.catch(() => {});
  const races = told.filter(({ runners, findings }) => runners.every(({ trips }) => trips.length >= 2) && findings.every(({ time }) => time !== null));
  expect(races.length).toBeGreaterThan(0);
  for (const { runners, findings, order } of races) {
    expect(Math.min(...runners[1]!.trips)).toBeGreaterThanOrEqual(2 * LAG_MS * 1000 - 5000);
    const [one, other] = findings as [Receipt["findings"][0], Receipt["findings"][0]];
    const apart = one.time! - other.time!;
    if (Math.abs(apart) > TIE_US) expect([order].flat(2)[0]).toBe(apart < 0 ? one.seat : other.seat);
    // What a hand says of itself is what the server found, but for the last few milliseconds of the way.
    for (const [seat, { time }] of findings.entries()) {
      const claim = runners[seat]!.answers.at(-1)!.claim!;
      expect(time!, `seat ${seat}`).toBeGreaterThanOrEqual(claim - 5000);
    }
  }
});
