/** Sounds: each can be off by itself, or all of them; none before the first touch. */
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/settings/settings.svelte";

let begun: number;
let loud: { gain: { value: number } }[];
const param = () => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 });
class Speaker {
  currentTime = 0;
  destination = {};
  resume = (): void => {};
  createOscillator = () => ({ frequency: param(), type: "", connect: (to: unknown) => to, start: () => (begun += 1), stop: () => {} });
  createGain = () => {
    const gain = { gain: param(), connect: (to: unknown) => to };
    loud.push(gain);
    return gain;
  };
}

async function fresh(): Promise<typeof import("../src/sound/sound")> {
  vi.resetModules();
  vi.doMock("../src/settings/settings.svelte", () => ({ settings }));
  return import("../src/sound/sound");
}

beforeEach(() => {
  [begun, loud] = [0, []];
  vi.stubGlobal("AudioContext", Speaker);
  settings.set("sound", true);
  settings.set("muted", []);
});

test("there is silence until the page was touched", async () => {
  const { sound, unlockSounds } = await fresh();
  sound("turn");
  expect(begun).toBe(0);
  unlockSounds();
  sound("turn");
  expect(begun).toBe(2);
});

test("one sound can be off, and the others are heard", async () => {
  const { sound, unlockSounds, SOUNDS } = await fresh();
  unlockSounds();
  settings.set("muted", ["step", "chat"]);
  const heard = SOUNDS.filter((name) => {
    const before = begun;
    sound(name);
    return begun > before;
  });
  expect(heard).toEqual(SOUNDS.filter((name) => name !== "step" && name !== "chat"));
});

test("all can be off at once", async () => {
  const { sound, unlockSounds, SOUNDS } = await fresh();
  unlockSounds();
  settings.set("sound", false);
  SOUNDS.forEach(sound);
  expect(begun).toBe(0);
});
