/** Every screen: accessible by axe by day and by night; fits in three sizes and languages, in a longer one, and at 400 %. */
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { breaches, cutOff, picture, resize, SIZES, speak, sticksOut, stretch, tooSmall } from "./look";
import { SCREENS, type Way } from "./screens";
import { LOCALES } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open({ seed: 11 })));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

const SMALLEST = { phone: SIZES.phone, "400 % zoom": { width: 320, height: 256 } } as const;

/** A large window on this screen, which may be another person's than the one who made the table. */
async function shown(way: Way, settings: object = {}): Promise<Page> {
  const page = await house.page({ still: true, listed: false, ...settings }, { viewport: SIZES.desk });
  return (await way(page, house)) ?? page;
}

test.each(Object.entries(SCREENS))("the screen %s", async (name, way) => {
  const page = await shown(way);
  await resize(page, SIZES.desk);
  expect(await breaches(page), "by night").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await resize(page, SIZES.desk);
  expect(await breaches(page, ["color-contrast"]), "by day").toEqual([]);
  await picture(page, `${name}-day`);
  await page.emulateMedia({ colorScheme: "dark" });

  const found: string[] = [];
  for (const locale of LOCALES) {
    await speak(page, locale);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await resize(page, viewport);
      await picture(page, `${name}-${locale}-${size}`);
      const faults = [...(await sticksOut(page)).map((one) => `sticks out: ${one}`), ...(await cutOff(page)).map((one) => `cut off: ${one}`)];
      if (size === "phone") faults.push(...(await tooSmall(page)).map((one) => `too small for a thumb: ${one}`));
      found.push(...faults.map((fault) => `${locale}, ${size}: ${fault}`));
    }
  }
  await speak(page, "en");
  await stretch(page);
  for (const [size, viewport] of Object.entries(SMALLEST)) {
    await resize(page, viewport);
    await picture(page, `${name}-longer-${viewport.width}`);
    const faults = [...(await sticksOut(page)), ...(await cutOff(page, false))];
    found.push(...faults.map((fault) => `longer words, ${size}: ${fault}`));
  }
  expect(found).toEqual([]);
});
