/** How this viewer likes it: kept in this browser. */
import type { SoundName } from "../sound/sound";
import type { Locale } from "../words/language.svelte";
import { keep, kept } from "./kept";

export const THEMES = ["auto", "dark", "light"] as const;
export const SPEEDS = ["slow", "usual", "fast", "none"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
/** How long an event is shown, in milliseconds. */
const MOMENT_MS: Record<Speed, number> = { slow: 1400, usual: 700, fast: 280, none: 0 };

interface Kept {
  locale: Locale | null;
  theme: Theme;
  speed: Speed;
  still: boolean;
  sound: boolean;
  volume: number;
  /** Sounds that are off one by one. */
  muted: readonly SoundName[];
  vibration: boolean;
  letters: boolean;
  /** The list of actions is open where it can be folded up. */
  listed: boolean;
  name: string;
}

const USUAL: Kept = {
  locale: null,
  theme: "auto",
  speed: "usual",
  still: false,
  sound: true,
  volume: 0.6,
  muted: [],
  vibration: true,
  letters: true,
  listed: false,
  name: "",
};

class Settings {
  private all = $state<Kept>({ ...USUAL, ...kept<Partial<Kept>>("settings", {}) });
  private systemIsStill = $state(false);
  private systemIsLight = $state(false);

  constructor() {
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === "grotto.settings") this.all = { ...USUAL, ...kept<Partial<Kept>>("settings", {}) };
    });
    this.follow("(prefers-reduced-motion: reduce)", (matches) => (this.systemIsStill = matches));
    this.follow("(prefers-color-scheme: light)", (matches) => (this.systemIsLight = matches));
  }

  private follow(query: string, take: (matches: boolean) => void): void {
    const list = globalThis.matchMedia?.(query);
    if (!list) return;
    take(list.matches);
    list.addEventListener("change", ({ matches }) => take(matches));
  }

  get<K extends keyof Kept>(key: K): Kept[K] {
    return this.all[key];
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.all[key] = value;
    keep("settings", $state.snapshot(this.all));
  }

  /** Show no movement. */
  get still(): boolean {
    return this.all.still || this.systemIsStill;
  }

  get theme(): "dark" | "light" {
    if (this.all.theme !== "auto") return this.all.theme;
    return this.systemIsLight ? "light" : "dark";
  }

  get momentMs(): number {
    return MOMENT_MS[this.all.speed];
  }
}

export const settings = new Settings();
