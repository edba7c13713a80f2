import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compileWords } from "./scripts/words.mjs";

/** Compiles the messages again whenever one of them is edited. */
function words(): Plugin {
  return {
    name: "grotto-words",
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (file.includes("/messages/")) compileWords().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}

const SERVER = process.env["GROTTO_SERVER"] ?? "http://127.0.0.1:8420";

export default defineConfig({
  base: "/",
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/grotto/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
