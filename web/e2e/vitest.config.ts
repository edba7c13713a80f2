import { defineConfig } from "vitest/config";

/** Scenarios, each file in a Chromium over a server of its own, two files at a time. The client must have been built. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: import.meta.dirname,
    environment: "node",
    include: [process.env["MEASURE"] ? "measure.ts" : "*.test.ts"],
    // Only what hangs takes so long: nothing is timed, and the machine may have other work.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    maxWorkers: process.env["MEASURE"] ? 1 : 2,
  },
});
