/** Every key that a game can speak of is said in every language, and with the same things put in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/boards/boards";
import type { GameName } from "../src/boards/contract";
import type { BookName } from "../src/words/language.svelte";
import { BOXES, messageKey } from "../src/words/telling";
import { LOCALES, pages, placeholders, variants } from "./messages";

const BOOKS: readonly BookName[] = ["shell", ...GAMES];
const OTHERS = LOCALES.filter((locale) => locale !== "en");

describe.each(BOOKS)("messages of %s", (book) => {
  const english = pages(book, "en");

  test.each(OTHERS)("%s has the same keys as English", (locale) => {
    expect(Object.keys(pages(book, locale)).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(OTHERS)("%s puts the same things in as English", (locale) => {
    const theirs = pages(book, locale);
    const unlike = Object.keys(theirs).filter(
      (key) => String(placeholders(theirs[key]!)) !== String(placeholders(english[key] ?? "")),
    );
    expect(unlike.map((key) => [key, placeholders(english[key] ?? ""), placeholders(theirs[key]!)])).toEqual([]);
  });

  test.each(LOCALES)("%s leaves no message empty", (locale) => {
    const empty = Object.entries(pages(book, locale)).filter(([, p]) => variants(p).some((text) => !text.trim()));
    expect(empty.map(([key]) => key)).toEqual([]);
  });
});

test("whatever the server may answer is said: what happened, and what to do", () => {
  const types = readFileSync(join(import.meta.dirname, "../src/wire/types.ts"), "utf-8");
  const reasons = [.../^export type Reason = (.*)$/m.exec(types)![1]!.matchAll(/"([^"]+)"/g)].map((found) => found[1]!);
  expect(reasons).toContain("old-client");
  expect(reasons.filter((reason) => !(`shell_trouble_${reason.replaceAll("-", "_")}` in pages("shell", "en")))).toEqual([]);
});

/** The keys that a game must have. Pieces are tested by saying them (pieces.test.ts), for a game may say them its own way. */
function owed(game: GameName): string[] {
  const box = BOXES[game];
  const keys = (family: string, names: Iterable<string>): string[] => [...names].map((n) => messageKey(game, family, n));
  const choices = Object.entries(box.options).flatMap(([name, values]) => [
    messageKey(game, "option", name),
    ...(name === "first" || values.length < 2 ? [] : values.map((v) => messageKey(game, "option", `${name}_${String(v)}`))),
  ]);
  return [
    ...keys("event", Object.keys(box.events)),
    ...keys("action", Object.keys(box.verbs)),
    ...keys("ask", box.asks),
    ...keys("refusal", Object.keys(box.refusals)),
    ...keys("reason", box.reasons),
    ...keys("decided", box.decided_by),
    ...keys("score", box.scores),
    ...choices,
  ];
}

describe.each(GAMES)("words of %s", (game) => {
  test.each(LOCALES)("are all said in %s", (locale) => {
    const said = pages(game, locale);
    expect(owed(game).filter((key) => !(key in said))).toEqual([]);
  });
});
