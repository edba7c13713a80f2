/** The words a viewer should read, from the message files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./house";

export const LOCALES = ["en", "fr", "zh-Hant"] as const;
export type Locale = (typeof LOCALES)[number];

const BOOKS = Object.fromEntries(
  LOCALES.map((locale) => [locale, JSON.parse(readFileSync(join(ROOT, `web/messages/${locale}/shell.json`), "utf-8")) as Record<string, unknown>]),
);

export function say(locale: Locale, key: string, given: Record<string, string> = {}): string {
  const text = BOOKS[locale]![`shell_${key}`];
  if (typeof text !== "string") throw new Error(`${key} is no plain message in ${locale}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? `{${name}}`);
}
