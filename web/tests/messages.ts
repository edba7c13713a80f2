/** The message files, read as they are written. */
import { readFileSync } from "node:fs";
import { LOCALES, type BookName, type Locale } from "../src/words/language.svelte";

export type Pattern = string | readonly { readonly match: Readonly<Record<string, string>> }[];
export type Pages = Readonly<Record<string, Pattern>>;

export function pages(book: BookName, locale: Locale): Pages {
  return JSON.parse(readFileSync(`messages/${locale}/${book}.json`, "utf-8")) as Pages;
}

export function variants(pattern: Pattern): string[] {
  return typeof pattern === "string" ? [pattern] : pattern.flatMap((p) => Object.values(p.match));
}

/** What a message puts in; `a_card` and `card` are the same thing. */
export function placeholders(pattern: Pattern): string[] {
  const found = variants(pattern).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!.replace(/^a_/, "")));
  return [...new Set(found)].sort();
}

export { LOCALES };
