/** How long to wait before coming back: 0.2 s, then twice as long each time up to 10 s, each with up to half more by chance. */
export function waitBefore(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(10_000, 200 * 2 ** Math.max(0, attempt));
  return wait * (1 + chance() / 2);
}
