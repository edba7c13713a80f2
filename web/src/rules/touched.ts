/** Boards mark their cards with `data-told-in`, the rule that tells of them. What can be chosen is chosen instead. */
export function ruleTouched({ target }: MouseEvent): string | null {
  if (!(target instanceof Element) || target.closest("button, a, summary, label")) return null;
  return target.closest("[data-told-in]")?.getAttribute("data-told-in") ?? null;
}
