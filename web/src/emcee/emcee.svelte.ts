/** The voice for screen readers: one polite log, one assertive line. What comes in quick succession is said together. */

import { untrack } from "svelte";

const GATHER_MS = 250;
const MOST = 8;

class Emcee {
  polite = $state.raw<readonly { readonly number: number; readonly text: string }[]>([]);
  urgent = $state("");
  private gathered: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private counted = 0;

  /** When there is time: what happened. The same twice in a row is said once. */
  tell(text: string): void {
    if (!text || this.gathered.at(-1) === text) return;
    this.gathered.push(text);
    this.timer ??= setTimeout(() => this.speak(), GATHER_MS);
  }

  /** At once: your turn, a refusal. Said again, it is read again (a space that no eye sees makes it new). */
  call(text: string): void {
    const before = untrack(() => this.urgent); // effects call: they must not follow their own words
    this.urgent = before === text ? `${text}\u00a0` : text;
  }

  private speak(): void {
    this.timer = undefined;
    const text = this.gathered.join(" ");
    this.gathered = [];
    this.polite = [...this.polite, { number: ++this.counted, text }].slice(-MOST);
  }
}

export const emcee = new Emcee();
