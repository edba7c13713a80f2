/** Installing the page as an app: offered when the browser does, asked for by the viewer, and once. */
import { expect, test, vi } from "vitest";
import { installing } from "../src/away/installing.svelte";

function offer(): { event: Event; prompt: ReturnType<typeof vi.fn> } {
  const prompt = vi.fn();
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

test("the browser's offer waits until the viewer takes it up", async () => {
  expect(installing.isOffered).toBe(false);
  const { event, prompt } = offer();
  expect([installing.isOffered, event.defaultPrevented, prompt.mock.calls.length]).toEqual([true, true, 0]);
  await installing.begin();
  expect([installing.isOffered, prompt.mock.calls.length]).toEqual([false, 1]);
  await installing.begin();
  expect(prompt.mock.calls.length).toBe(1);
});

test("what was installed is offered no more", () => {
  offer();
  window.dispatchEvent(new Event("appinstalled"));
  expect(installing.isOffered).toBe(false);
});
