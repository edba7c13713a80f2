/** The viewer's language: which it is, and the books of messages that are open in it. */
import type { GameName } from "../boards/contract";
import { dressed } from "./typography";

export const LOCALES = ["en", "fr", "zh-Hant"] as const;
export type Locale = (typeof LOCALES)[number];
export type BookName = "shell" | GameName;
/** What each language calls itself. */
export const OWN_NAMES: Record<Locale, string> = { en: "English", fr: "Français", "zh-Hant": "繁體中文" };
const TAGS: Record<Locale, string> = { en: "en", fr: "fr", "zh-Hant": "zh-Hant-TW" };

type Message = (inputs: object) => string;
export type Book = Readonly<Record<string, Message>>;

const PAGES = import.meta.glob<Book>(["./made/*/messages/*.js", "!./made/*/messages/_index.js"]);

async function page(book: BookName, locale: Locale): Promise<Book> {
  const load = PAGES[`./made/${book}/messages/${locale}.js`];
  if (!load) throw new Error(`no messages of ${book} in ${locale}: run npm run words`);
  return load();
}

class Language {
  now = $state<Locale>("en");
  /** Everything longer and accented, to find what overflows (`?pseudo`). */
  pseudo = $state(false);
  private books = $state.raw<Partial<Record<BookName, Book>>>({});
  private wished: Locale = "en";
  private spoken = false;

  /** Have a book at hand in the present language, be it changed while the book is fetched. */
  async open(book: BookName): Promise<void> {
    while (!this.books[book]) {
      const locale = this.now;
      const opened = await page(book, locale);
      if (locale === this.now) this.books = { ...this.books, [book]: opened };
    }
  }

  /** Change the language of everything that is on the screen, in one step. */
  async speak(locale: Locale): Promise<void> {
    if (locale === this.wished && this.spoken) return;
    this.wished = locale;
    const names = new Set<BookName>(["shell", ...(Object.keys(this.books) as BookName[])]);
    const opened = await Promise.all([...names].map(async (name) => [name, await page(name, locale)] as const));
    if (this.wished !== locale) return; // another wish came while the books were fetched
    const late = (Object.keys(this.books) as BookName[]).filter((name) => !names.has(name));
    const more = await Promise.all(late.map(async (name) => [name, await page(name, locale)] as const));
    if (this.wished !== locale) return;
    this.books = Object.fromEntries([...opened, ...more]);
    this.now = locale;
    this.spoken = true;
    document.documentElement.lang = TAGS[locale];
  }

  has(book: BookName, key: string): boolean {
    return this.books[book]?.[key] !== undefined;
  }

  say(book: BookName, key: string, inputs: object = {}): string | undefined {
    const message = this.books[book]?.[key];
    return message && dressed(message(inputs), this.now, this.pseudo);
  }

  get tag(): string {
    return TAGS[this.now];
  }
}

export const language = new Language();

/** The best of our languages for what the browser asks for: any Chinese reads Traditional rather than English. */
export function preferred(wishes: readonly string[]): Locale {
  for (const wish of wishes.map((w) => w.toLowerCase())) {
    if (wish.startsWith("zh")) return "zh-Hant";
    if (wish.startsWith("fr")) return "fr";
    if (wish.startsWith("en")) return "en";
  }
  return "en";
}
