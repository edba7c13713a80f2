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

const SMALLEST = { phone: SIZES.phone, zoomed: { width: 320, height: 256 } } as const;

/** A phone on this screen; it may be another person's than the one who made the table. */
async function shown(way: Way): Promise<Page> {
  const page = await house.page({ still: true, listed: false }, { viewport: SIZES.phone });
  return (await way(page, house)) ?? page;
}

/** What is wrong with it in this window. */
async function faults(page: Page, size: string, dots: boolean): Promise<string[]> {
  return [
    ...(await sticksOut(page)).map((one) => `sticks out: ${one}`),
    ...(await cutOff(page, dots)).map((one) => `cut off: ${one}`),
    ...(size === "phone" ? (await tooSmall(page)).map((one) => `too small for a thumb: ${one}`) : []),
  ];
}

test.each(Object.entries(SCREENS))("the screen %s", async (name, way) => {
  const page = await shown(way);
  const found: string[] = [];
  const look = async (locale: string, size: string, dots = true): Promise<void> => {
    await picture(page, `${name}-${locale}-${size}`);
    found.push(...(await faults(page, size, dots)).map((fault) => `${locale}, ${size}: ${fault}`));
  };
  for (const [size, viewport] of Object.entries(SIZES)) {
    await resize(page, viewport);
    for (const locale of LOCALES) {
      await speak(page, locale);
      await look(locale, size);
    }
  }
  expect(await breaches(page), "by night").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await resize(page, SIZES.desk);
  await picture(page, `${name}-by-day`);
  expect(await breaches(page, ["color-contrast"]), "by day").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });

  await speak(page, "en");
  await stretch(page);
  for (const [size, viewport] of Object.entries(SMALLEST)) {
    await resize(page, viewport);
    await look("longer", size, false);
  }
  expect(found).toEqual([]);
});
