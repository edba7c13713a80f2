/** A clock that the server told of, as it runs on here. */
import { t } from "./shell";

interface Told {
  readonly left_ms: number;
  readonly running: boolean;
  /** When that was heard, in `performance.now()`. */
  readonly at: number;
}

const TICK_MS = 500;
const SHORT_MS = 30_000;

export class Ticking {
  private now = $state(performance.now());

  constructor(private readonly of: () => Told | undefined) {
    $effect(() => {
      if (!of()?.running) return;
      this.now = performance.now();
      const timer = setInterval(() => (this.now = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  get ms(): number {
    const told = this.of();
    return told ? Math.max(0, told.left_ms - (told.running ? Math.max(0, this.now - told.at) : 0)) : 0;
  }

  get isShort(): boolean {
    return this.ms < SHORT_MS;
  }

  get text(): string {
    return lasting(this.ms);
  }
}

/** 4:09, 1:00:00, or so many days. */
export function lasting(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return t("shell_clock_days", { count: Math.floor(seconds / 86_400) });
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map((part, i) => (i ? String(part).padStart(2, "0") : part)).join(":");
}
