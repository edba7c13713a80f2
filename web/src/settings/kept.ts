/** What this browser keeps. Where it may keep nothing (private windows), things last as long as the page. */
const here = new Map<string, string>();

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = globalThis.localStorage?.getItem(`grotto.${key}`) ?? here.get(key);
    return text === undefined || text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.set(key, text);
  try {
    globalThis.localStorage?.setItem(`grotto.${key}`, text);
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}
