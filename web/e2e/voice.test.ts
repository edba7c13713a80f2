/** Games played by ear and keyboard alone. What was heard, word for word, lies in transcripts/; `npm run e2e -- voice -u` writes it anew. */
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { dice } from "./table";
import { listen, playByEar } from "./voice";
import { type Locale, LOCALES } from "./words";

let house: House;
beforeAll(async () => void (house = await House.open({ seed: 4 })));
afterEach(async () => expect(await house.empty()).toEqual([]));
afterAll(() => house?.close());

/** A whole game of Aladdin's Dragons has some four hundred questions for each: here its beginning is enough. */
const GAMES = [
  { game: "digup", programs: ["random"], most: Infinity },
  { game: "lamp", programs: ["random"], most: Infinity },
  { game: "dragons", programs: ["random", "random"], most: 90 },
] as const;

/** In its own words, as one of three who play the same game at once. */
async function transcript(locale: Locale, { game, programs, most }: (typeof GAMES)[number]): Promise<string> {
  const { links } = await house.table(game, ["Mei"], programs, { race: "sealed" });
  const page = await house.page({ locale });
  await listen(page);
  await page.goto(links[0]!);
  return playByEar(page, locale, dice(1), most);
}

test.each(GAMES)("$game by ear, in three languages", async (how) => {
  const heard = await Promise.all(LOCALES.map((locale) => transcript(locale, how)));
  for (const [at, locale] of LOCALES.entries()) {
    await expect(heard[at]).toMatchFileSnapshot(join(import.meta.dirname, `transcripts/${how.game}.${locale}.txt`));
  }
});
