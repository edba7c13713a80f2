/** A table of paper: a link that answers from a fixture, without a server. For the makers' pages and for tests. */
import type { Link, OpenLink } from "../wire/link";
import type { Asked, Command, Message, TableAt } from "../wire/types";
import type { Fixture, Scene } from "./fixtures";

const BETWEEN_MS = 300;

export function paperTable(fixture: Fixture, phase: TableAt["phase"] = "playing"): TableAt {
  return {
    code: "PAPERS",
    game: fixture.game,
    rules: 1,
    options: {},
    phase,
    seats: fixture.names.map((name, seat) =>
      seat === 1
        ? { seat, kind: "program", player: "level:2" }
        : { seat, kind: "person", name, connection: seat === 2 ? "shaky" : "here" },
    ),
    host: 0,
    public: false,
    hints: true,
    undo: true,
    spectators: true,
    race: "relaxed",
    pace: { kind: "clocks", bank_seconds: 600 },
    paused: false,
    watching: 2,
    games_played: 0,
  };
}

export function asked(scene: Scene, viewer: number | null, number: number): Asked {
  const sight = scene.sights[viewer === null ? "spectator" : String(viewer)]!;
  const clocks = scene.asked.map((seat) => ({ seat, left_ms: 300_000 - seat * 61_000, running: true }));
  return { question: number, view: sight.view, ask: String(sight.view["ask"]), asked: [...scene.asked], sealed: false, legal: sight.legal.map((a) => ({ ...a })), clocks, can_undo: true };
}

export function paperWay(fixture: Fixture, viewer: number | null, begin = 0, phase: TableAt["phase"] = "playing"): OpenLink {
  return (_code, _hello, ear): Link => {
    let at = Math.min(begin, fixture.scenes.length - 1);
    let seq = 1;
    const events = (scene: Scene): Scene["sights"][string]["events"] => scene.sights[viewer === null ? "spectator" : String(viewer)]!.events;
    const tell = (message: Message): void => void setTimeout(() => ear.heard(message), 0);
    const goOn = (): void => {
      const scene = fixture.scenes[++at];
      if (!scene) return;
      tell({ type: "happened", seq: ++seq, events: events(scene).map((e) => ({ key: e.key, arguments: { ...e.arguments } })), now: asked(scene, viewer, at) });
      if (viewer === null || !scene.asked.includes(viewer)) setTimeout(goOn, BETWEEN_MS);
    };
    queueMicrotask(() => {
      ear.opened();
      const log = fixture.scenes.slice(0, at + 1).flatMap((scene) => events(scene)).map((e) => ({ key: e.key, arguments: { ...e.arguments } }));
      const state: Message = { type: "state", epoch: "paper", seq, version: 1, you: viewer, table: paperTable(fixture, phase), log, commitment: "c0ffee".repeat(10) + "c0ff" };
      tell(phase === "gathering" ? state : { ...state, now: asked(fixture.scenes[at]!, viewer, at) });
      if (viewer !== null && !fixture.scenes[at]!.asked.includes(viewer)) setTimeout(goOn, BETWEEN_MS);
    });
    return {
      close: () => {},
      send: (command: Command) => {
        if (command.type === "ping") return tell({ type: "pong", at: command.at });
        if (!("id" in command)) return;
        if (command.type === "act" && command.action === "no") return tell({ type: "refused", id: command.id, reason: "not-in-hand", rule: "2.2" });
        tell({ type: "done", id: command.id });
        if (command.type === "act") goOn();
        if (command.type === "say") tell({ type: "said", seq: ++seq, seat: viewer ?? 0, phrase: command.phrase });
        if (command.type === "react") tell({ type: "reacted", seq: ++seq, seat: viewer ?? 0, reaction: command.reaction });
      },
    };
  };
}
