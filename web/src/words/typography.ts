/** What a language's printers do to every sentence, so that translators need not think of it. */
import type { Locale } from "./language.svelte";

const NARROW = "\u202f";

/** French: a narrow unbreakable space before ? ! : ; and inside the quotes. */
export function french(text: string): string {
  return text.replace(/[ \u00a0\u202f]+([?!:;»])/g, `${NARROW}$1`).replace(/«[ \u00a0\u202f]*/g, `«${NARROW}`);
}

const ACCENTED: Record<string, string> = { a: "å", e: "ë", i: "ï", o: "ø", u: "ü", c: "ç", n: "ñ", y: "ÿ", A: "Å", E: "Ë", O: "Ø" };

/** A third longer and accented: what overflows with this would overflow in some language. */
export function pseudo(text: string): string {
  const accented = text.replace(/[aeioucnyAEO]/g, (letter) => ACCENTED[letter] ?? letter);
  return `⟦${accented}${"~".repeat(Math.ceil(text.length / 3))}⟧`;
}

export function dressed(text: string, locale: Locale, asPseudo = false): string {
  if (asPseudo) return pseudo(text);
  return locale === "fr" ? french(text) : text;
}
