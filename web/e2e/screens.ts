/** Every screen that a person may see, and the way there. The ways speak English, on a phone. */
import type { Page, WebSocketRoute } from "playwright-core";
import type { House } from "./house";
import { dice, owed, playOn, press } from "./table";
import { say } from "./words";

/** Leads this page to the screen, or answers another one that shows it. */
export type Way = (page: Page, house: House) => Promise<Page | void>;

const here = (key: string): string => say("en", key);
const button = (page: Page, key: string) => page.getByRole("button", { name: here(key), exact: true });

const at =
  (path: string): Way =>
  async (page, house) => {
    await page.goto(house.origin + path);
    await page.locator("h1").first().waitFor();
  };

/** Rules come when they are asked for. */
const rules =
  (path: string): Way =>
  async (page, house) => {
    await page.goto(house.origin + path);
    await page.locator(".rules .block").first().waitFor();
  };

interface Dealt {
  readonly programs?: readonly string[];
  readonly more?: object;
  /** Play until this is asked. */
  readonly until?: RegExp;
  readonly seed?: number;
}

/** Mei at a table on which so much has been played that she is asked this. */
async function dealt(page: Page, house: House, game: string, { programs = ["random", "random"], more = {}, until = /./, seed = 5 }: Dealt = {}): Promise<string> {
  const { links, code } = await house.table(game, ["Mei"], programs, { race: "sealed", ...more });
  await page.goto(links[0]!);
  const choice = dice(seed);
  for (let last: string | null = null; ; ) {
    const owes = await owed(page, last);
    if (owes.kind !== "question") throw new Error(`it ended, and nobody asked ${until}`);
    if (until.test(await page.locator(".prompt h2").innerText())) return code;
    last = owes.question;
    await press(page, choice(owes.actions));
  }
}

const table =
  (game: string, how: Dealt = {}): Way =>
  async (page, house) =>
    void (await dealt(page, house, game, how));

const beside =
  (key: string, game: string, how: Dealt = {}): Way =>
  async (page, house) => {
    await dealt(page, house, game, how);
    await button(page, key).click();
    await page.locator("aside").waitFor();
    if (key === "page_rules") await page.locator(".rules .block").first().waitFor();
  };

/** Two people at a race that nobody has answered. */
async function raced(page: Page, house: House, race: string): Promise<void> {
  const { links } = await house.table("lamp", ["Mei", "Paul"], ["random"], { race });
  const paul = await house.page();
  await page.goto(links[0]!);
  await paul.goto(links[1]!);
  await paul.getByRole("heading", { level: 1 }).waitFor();
  await page.locator(".seats > button.first").click();
  const toTheRace = async (one: Page, seed: number): Promise<void> => {
    const choice = dice(seed);
    for (let last: string | null = null; ; ) {
      const owes = await owed(one, last);
      if (owes.kind !== "question") return;
      last = owes.question;
      await press(one, choice(owes.actions));
    }
  };
  await Promise.all([toTheRace(page, 1), toTheRace(paul, 2)]);
}

async function record(page: Page, house: House, game: string, programs: readonly string[]): Promise<string> {
  await page.goto((await house.table(game, ["Mei"], programs, { race: "sealed" })).links[0]!);
  await playOn(page, dice(2));
  return (await page.locator(".dock .end a[href^='/r/']").getAttribute("href"))!;
}

const replay =
  (game: string, programs: readonly string[], query: string, page_?: string): Way =>
  async (page, house) => {
    await page.goto(house.origin + (await record(page, house, game, programs)) + query);
    await page.locator(".controls").waitFor();
    if (page_) await button(page, page_).click();
  };

/** The table's messages go through here, to be changed or cut off. */
async function between(page: Page, meet: (socket: WebSocketRoute) => void): Promise<void> {
  await page.routeWebSocket(/\/ws\//, meet);
}

export const SCREENS: Record<string, Way> = {
  start: at("/"),
  "start-with-tables": async (page, house) => {
    await house.table("dragons", ["Paul"], [], { public: true, start: false });
    await dealt(page, house, "digup");
    await page.goBack();
    await page.goto(house.origin);
    await page.getByRole("heading", { name: here("lobby_title") }).waitFor();
  },
  "start-wrong-code": async (page, house) => {
    await page.goto(house.origin);
    await page.getByLabel(here("join_code")).fill("lamp");
    await button(page, "join").click();
  },
  "start-offline": async (page, house) => {
    await page.goto(house.origin);
    await page.locator(".caves").waitFor();
    await page.context().setOffline(true);
    await button(page, "start_play").first().click();
    await page.locator(".trouble").waitFor();
    await page.context().setOffline(false); // the pictures are taken in languages that must still be fetched
  },
  "new-digup": at("/#/new/digup"),
  "new-lamp": async (page, house) => {
    await page.goto(`${house.origin}/#/new/lamp`);
    await page.getByText(here("new_options")).click();
    await page.getByLabel(here("new_pace")).selectOption("clocks");
  },
  "new-dragons": async (page, house) => {
    await page.goto(`${house.origin}/#/new/dragons`);
    await page.getByText(here("new_options")).click();
  },
  settings: at("/#/settings"),
  "rules-digup": rules("/#/rules/digup/3.4"),
  "rules-lamp": rules("/#/rules/lamp"),
  "rules-dragons": rules("/#/rules/dragons"),
  nowhere: at("/nowhere"),
  "no-table": at("/t/AAAAAA"),
  "no-record": at("/r/none"),
  "wrong-seat": async (page, house) => {
    const { code } = await house.table("digup", ["Mei"], ["random"]);
    await page.goto(`${house.origin}/t/${code}#${"A".repeat(22)}`);
    await page.getByRole("alert").filter({ hasText: here("trouble_wrong_secret") }).first().waitFor();
  },
  "old-client": async (page, house) => {
    await between(page, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(String(text).replace(/"version":\d+/, '"version":0')));
    });
    await page.goto((await house.table("digup", ["Mei"], ["random"])).links[0]!);
    await button(page, "reload").waitFor();
  },

  gathering: async (page, house) => {
    await page.goto((await house.table("lamp", ["Mei"], ["level:2", "random"], { start: false })).links[0]!);
    await page.locator(".qr svg").waitFor();
  },
  "gathering-guest": async (page, house) => {
    const { code } = await house.table("dragons", ["Mei", "Paul"], [], { start: false });
    await page.goto(`${house.origin}/t/${code}`);
    await page.locator(".qr svg").waitFor();
  },

  "digup-alone": table("digup", { programs: [] }),
  digup: table("digup", { programs: ["random"], until: /^Your turn.*Play/ }),
  "digup-4": table("digup", { programs: ["random", "random", "random"], until: /Discard|Torch|Purse/ }),
  "lamp-dice": table("lamp", { until: /Set your/ }),
  "lamp-5": table("lamp", { programs: ["random", "random", "random", "random"], until: /Set your/ }),
  "lamp-sealed": table("lamp", { until: /Slap the lamp/ }),
  "lamp-search": table("lamp", { until: /[1-9] of \d drawn/ }),
  "lamp-wish": table("lamp", { until: /^Your turn.*Wish/ }),
  "lamp-loot": table("lamp", { programs: ["random"], until: /What do you steal|exchange\?|give away|Which card do you/ }),
  "lamp-ready": (page, house) => raced(page, house, "alone"),
  "lamp-lit": async (page, house) => {
    await raced(page, house, "relaxed");
    await page.locator(".pad.lit").waitFor();
  },
  "lamp-slapped": async (page, house) => {
    await raced(page, house, "relaxed");
    await page.locator(".pad.lit").waitFor();
    await page.keyboard.press("Space");
    await page.locator(".pad.slapped").waitFor();
  },
  "dragons-place": table("dragons", { until: /^Your turn.*place your next/, seed: 8 }),
  "dragons-5": table("dragons", { programs: ["random", "random", "random", "random"], until: /Which token/ }),
  "dragons-window": table("dragons", { until: /Play something/ }),
  "dragons-pay": table("dragons", { until: /which treasure|Which treasure do you pay|Which kind pays/i }),
  "dragons-without-magic": table("dragons", { more: { options: { magic: false } }, until: /Do you buy|bribe/ }),

  watching: async (page, house) => {
    const code = await dealt(page, house, "dragons", { until: /place your next/ });
    const guest = await house.page({ still: true, listed: false });
    await guest.goto(`${house.origin}/t/${code}`);
    await guest.getByText(here("watching")).first().waitFor();
    return guest;
  },
  "seat-left": async (page, house) => {
    const code = await dealt(page, house, "lamp", { until: /Set your/ });
    await button(page, "menu").click();
    await button(page, "leave").click();
    await page.goto("about:blank");
    const guest = await house.page({ still: true, listed: false });
    await guest.goto(`${house.origin}/t/${code}`);
    await guest.getByLabel(here("name")).waitFor();
    return guest;
  },
  log: beside("page_log", "digup", { until: /Discard/ }),
  rules: beside("page_rules", "lamp"),
  talk: async (page, house) => {
    await beside("page_chat", "dragons")(page, house);
    await button(page, "phrase_hello").click();
    await page.locator(".chat ol .own").waitFor();
  },
  menu: async (page, house) => {
    await dealt(page, house, "dragons");
    await button(page, "menu").click();
    await page.locator("dialog[open]").waitFor();
  },
  hint: async (page, house) => {
    await dealt(page, house, "digup", { more: { hints: true } });
    await button(page, "hint").click();
    await page.locator(".hint").waitFor();
  },
  refused: async (page, house) => {
    await between(page, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(String(text).replace(/"action":"[^"]*"/, '"action":"place 99 99"')));
    });
    await dealt(page, house, "digup");
    await press(page, 0);
    await page.locator(".refused").waitFor();
  },
  covered: async (page, house) => {
    const { links } = await house.table("digup", ["Mei", "Paul"]);
    const paul = await house.page();
    await page.goto(links[0]!);
    await paul.goto(links[1]!);
    await paul.getByRole("heading", { level: 1 }).waitFor();
    await page.locator(".seats > button.first").click();
    await button(page, "menu").click();
    await button(page, "menu_away").click();
    await button(page, "menu_back").waitFor();
    await paul.getByText(here("seat_covered")).waitFor();
    await owed(paul); // and there it rests
  },
  vote: async (page, house) => {
    const { links } = await house.table("digup", ["Mei", "Paul"]);
    const paul = await house.page();
    await page.goto(links[0]!);
    await paul.goto(links[1]!);
    await paul.getByRole("heading", { level: 1 }).waitFor();
    await page.locator(".seats > button.first").click();
    await button(paul, "menu").click();
    await button(paul, "menu_pause").click();
    await button(page, "vote_yes").waitFor();
  },
  lost: async (page, house) => {
    let gone = false;
    const open = new Set<WebSocketRoute>();
    await between(page, (socket) => (gone ? void socket.close() : (open.add(socket), void socket.connectToServer())));
    await dealt(page, house, "digup");
    gone = true;
    for (const socket of open) await socket.close();
    await page.locator(".lost").waitFor();
  },

  "ending-alone": async (page, house) => void (await record(page, house, "digup", [])),
  ending: async (page, house) => void (await record(page, house, "digup", ["random", "random", "random"])),
  replay: replay("digup", ["random"], "?viewer=0&moment=9"),
  "replay-end": async (page, house) => {
    await replay("lamp", ["random", "random"], "")(page, house);
    await page.locator("body").press("End");
    await page.locator(".end").waitFor();
  },
  "replay-races": replay("lamp", ["random"], "?moment=30", "page_races"),
  "replay-deal": replay("digup", [], "?moment=30", "page_deal"),
};
