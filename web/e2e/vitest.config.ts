import { defineConfig } from "vitest/config";

/** Scenarios in a Chromium over a server of their own, one file after the other. The client must have been built. */
export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: import.meta.dirname,
    environment: "node",
    include: [process.env["MEASURE"] ? "measure.ts" : "*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
