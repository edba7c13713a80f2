/** The arrow keys: from one thing that can be chosen to the nearest one in that direction. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // a step to the side counts as much as so many steps ahead

export function roam(event: KeyboardEvent, board: HTMLElement): void {
  const step = STEPS[event.key];
  if (!step) return;
  const here = document.activeElement;
  const others = [...board.querySelectorAll<HTMLElement>("button")].filter((button) => button !== here);
  const next = here === board || !here ? others[0] : nearest(others, here, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(others: readonly HTMLElement[], here: Element, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of others) {
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const far = ahead + ASIDE * Math.abs((ox - x) * dy + (oy - y) * dx);
    if (ahead > 1 && far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
