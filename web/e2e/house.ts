/** A server of our own and a Chromium: where the browser tests take place. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

export const ROOT = resolve(import.meta.dirname, "../..");
const BIN = process.env["GROTTO_BIN"] ?? join(ROOT, ".venv/bin");
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
/**
 * Everybody comes from one address and nobody dawdles: bounds against misuse are tested elsewhere. Programs answer at once,
 * and nobody is thought gone because a busy machine made his page slow.
 */
const OPEN = {
  GROTTO_PROGRAM_PAUSE: "0",
  GROTTO_TABLES_PER_HOUR: "10000",
  GROTTO_REQUESTS_PER_MINUTE: "100000",
  GROTTO_COMMANDS_PER_SECOND: "500",
  GROTTO_IDLE_SECONDS: "600",
};

interface Wishes {
  /** Every deal is the same: see seeded.py. */
  readonly seed?: number;
  /** Between browsers and server stands something that slows the line. */
  readonly behindProxy?: boolean;
}

export interface Table {
  readonly code: string;
  /** One for each seat of a person. */
  readonly links: readonly string[];
}

export class House {
  private process: ChildProcess | null = null;
  private readonly visitors: BrowserContext[] = [];
  private readonly data = mkdtempSync(join(tmpdir(), "grotto-e2e-"));
  origin = "";
  /** Errors that pages raised. No page may raise one. */
  readonly complaints: string[] = [];

  private constructor(
    readonly browser: Browser,
    private readonly wishes: Wishes,
  ) {}

  static async open(wishes: Wishes = {}): Promise<House> {
    const house = new House(await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] }), wishes);
    await house.serve("0");
    return house;
  }

  /** Ready once the server has said its address. */
  async serve(port = new URL(this.origin).port): Promise<void> {
    const { seed, behindProxy } = this.wishes;
    const [program, words] = seed === undefined ? [join(BIN, "grotto"), ["serve"]] : [join(BIN, "python"), [join(ROOT, "web/e2e/seeded.py")]];
    const env = { ...process.env, ...OPEN, SEED: String(seed), GROTTO_PORT: port, GROTTO_DATA: this.data, GROTTO_DIRECT: behindProxy ? "0" : "1" };
    const server = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"], env });
    this.process = server;
    this.origin = await new Promise((said, failed) => {
      let text = "";
      const hear = (chunk: Buffer): void => {
        text = (text + chunk.toString()).slice(-4000);
        const found = /open: (http:\S+)/.exec(text);
        if (found) said(found[1]!.replace(/\/$/, ""));
      };
      server.stdout!.on("data", hear);
      server.stderr!.on("data", hear);
      server.on("exit", () => failed(new Error(`the server did not open:\n${text}`)));
    });
  }

  async stopServing(): Promise<void> {
    const server = this.process;
    this.process = null;
    if (!server) return;
    const gone = new Promise((done) => server.on("exit", done));
    server.kill("SIGTERM");
    await gone;
  }

  /** The visitors go home; whoever had an error is named. */
  async empty(): Promise<readonly string[]> {
    await Promise.all(this.visitors.splice(0).map((visitor) => visitor.close()));
    return this.complaints.splice(0);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.stopServing();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Somebody's browser: nothing known yet but the settings, events shown at once. */
  async visitor(settings: object = {}, more: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 860 }, colorScheme: "dark", locale: "en", ...more });
    context.setDefaultTimeout(180_000);
    await context.addInitScript((kept) => {
      if (location.protocol === "http:") localStorage.getItem("grotto.settings") ?? localStorage.setItem("grotto.settings", kept);
    }, JSON.stringify({ speed: "none", sound: false, listed: true, ...settings }));
    context.on("weberror", (error) => this.complaints.push(String(error.error().stack ?? error.error())));
    this.visitors.push(context);
    return context;
  }

  async page(settings: object = {}, more: BrowserContextOptions = {}): Promise<Page> {
    return (await this.visitor(settings, more)).newPage();
  }

  /** A table made without a page. The host sits first, then the other people, then the programs. */
  async table(game: string, people: readonly string[], programs: readonly string[] = [], more: object = {}): Promise<Table> {
    const [host, ...guests] = people;
    const seats = [...guests.map(() => ({})), ...programs.map((player) => ({ player }))];
    const { code, secret } = await this.post<{ code: string; secret: string }>("/api/tables", { game, name: host, seats, start: !guests.length, ...more });
    const links = [`${this.origin}/t/${code}#${secret}`];
    for (const name of guests) {
      const seated = await this.post<{ secret: string }>(`/api/tables/${code}/seats`, { name });
      links.push(`${this.origin}/t/${code}#${seated.secret}`);
    }
    return { code, links };
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(this.origin + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
