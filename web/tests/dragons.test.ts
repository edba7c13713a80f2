/** The logic of the board of Aladdin's Dragons: what lies where, where an answer is touched, what flies, and one gesture for two questions. */
import { describe, expect, test, vi } from "vitest";
import type { Action } from "../src/boards/contract";
import { Choices, placeOf } from "../src/boards/dragons/choices";
import { shownBy } from "../src/boards/dragons/moments";
import { SPACES, isPassed, isUsed, lyingOn, ruleOf } from "../src/boards/dragons/spaces";
import { Table } from "../src/boards/dragons/table.svelte";
import type { DragonsView } from "../src/wire/types";
import { BOXES } from "../src/words/telling";

const action = (key: string, values: Action["values"] = {}): Action => ({ words: `${key} ${Object.values(values).join(" ")}`, key, values });
const seat = (open: Record<string, string>, face_down: Record<string, number>, more: object = {}): DragonsView["seats"][number] => ({ open, face_down, doubled: [], home: 0, seen_home: [], artifacts: {}, points: 0, ...more });
const view = (more: object): DragonsView =>
  ({ magic: true, space: null, rooms: { "room-1": { stack: 5, on_sale: true } }, seats: [], ...more }) as unknown as DragonsView;

describe("spaces", () => {
  test("are those of the box, each once", () => {
    expect([...SPACES].sort()).toEqual(BOXES.dragons.pieces["space"]);
  });
  test("the viewer's own face-down tokens show their values, those of others only how many", () => {
    const seen = view({ seats: [seat({ carpet: "tent" }, { tent: 2 }, { hidden: { "7": "tent", "2": "tent", "9": "market" } }), seat({}, { tent: 3 })] });
    expect(lyingOn(seen, "tent")).toEqual([
      { seat: 0, value: "carpet", twice: false },
      { seat: 0, value: "7", hidden: true, twice: false },
      { seat: 0, value: "2", hidden: true, twice: false },
      { seat: 1, count: 3 },
    ]);
  });
  test("a doubled token says so", () => {
    expect(lyingOn(view({ seats: [seat({ "6": "djinn" }, {}, { doubled: ["6"] })] }), "djinn")).toEqual([{ seat: 0, value: "6", twice: true }]);
  });
  test("those before the one being tallied are passed; none while tokens are placed", () => {
    expect(SPACES.filter((space) => isPassed(view({ space: "gem-cave" }), space))).toEqual(["crown-cave", "pearl-cave"]);
    expect(SPACES.filter((space) => isPassed(view({}), space))).toEqual([]);
  });
  test("without magic nobody is at the Tent or the Djinn's; rooms are as many as the view has", () => {
    expect(SPACES.filter((space) => !isUsed(view({ magic: false }), space))).toEqual(["tent", "djinn", "room-2", "room-3", "room-4", "room-5"]);
  });
  test("every spell, artifact and space is told of at a number of its own", () => {
    const numbers = [...BOXES.dragons.pieces["spell"]!, ...BOXES.dragons.pieces["artifact"]!].map(ruleOf);
    expect(new Set(numbers).size).toBe(27);
    expect([ruleOf("teleport"), ruleOf("scroll"), ruleOf("room-3"), ruleOf("gold-cave")]).toEqual(["14.21", "12.6", "8.1", "5.1"]);
  });
});

describe("choices", () => {
  test("every verb with a piece has a place of its own", () => {
    const verbs = Object.entries(BOXES.dragons.verbs);
    const places = verbs.map(([key, { arguments: kinds }]) => placeOf(action(key, Object.fromEntries(Object.keys(kinds).map((kind) => [kind, "x"])))));
    expect(places.filter((place) => place.includes("undefined"))).toEqual([]);
    const words = verbs.filter(([, { arguments: kinds }]) => !Object.keys(kinds).length).map(([key]) => key);
    const shown = new Choices(words.map((key) => action(key)));
    expect([...shown.plain, ...shown.tokens].map(({ key }) => key).sort()).toEqual(words.sort());
  });
});

describe("moments", () => {
  test("a token that is not seen flies face down", () => {
    const [flight] = shownBy({ key: "placed", arguments: { seat: 2, space: "tent" } }).flights;
    expect(flight).toEqual({ from: "seat 2", to: "space tent", family: "token", name: undefined, seat: 2 });
  });
  test("a strength is shown where it was counted", () => {
    expect(shownBy({ key: "counted", arguments: { seat: 1, space: "market", count: 9 } })).toMatchObject({ strength: { spot: "space market", seat: 1, count: 9 } });
  });
  test("whatever names a space lights it", () => {
    const withSpace = Object.entries(BOXES.dragons.events).filter(([, parts]) => "space" in parts);
    for (const [key] of withSpace) {
      const { flights, lit } = shownBy({ key, arguments: { seat: 0, of: 1, space: "room-1", to: "tent", kind: "gem", count: 1 } });
      expect([...lit, ...flights.map(({ from }) => from)], key).toContain("space room-1");
    }
  });
});

describe("a token carried to a space", () => {
  const place = action("place", { space: "tent" });
  const lay = action("lay", { token: "7" });
  const carry = (): { table: Table; chosen: ReturnType<typeof vi.fn> } => {
    const chosen = vi.fn();
    const table = new Table(chosen, () => {}, () => {});
    table.choices = new Choices([place]);
    table.take("7");
    table.touch("tent");
    return { table, chosen };
  };
  test("answers where, and then which", () => {
    const { table, chosen } = carry();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(place);
    expect(table.carried(new Choices([lay]), "lay", "tent")).toBe(lay);
    expect(table.carried(new Choices([lay]), "lay", "tent")).toBeUndefined();
  });
  test("is forgotten when something else is asked, or another space was chosen", () => {
    const { table } = carry();
    expect(table.carried(new Choices([action("pass")]), "play", null)).toBeUndefined();
    expect(table.carried(new Choices([lay]), "lay", "tent")).toBeUndefined();
    expect(carry().table.carried(new Choices([lay]), "lay", "market")).toBeUndefined();
  });
  test("a space that is no answer tells about itself", () => {
    const { table, chosen } = carry();
    table.touch("market");
    expect([table.details, chosen.mock.calls.length]).toEqual(["market", 1]);
  });
});
