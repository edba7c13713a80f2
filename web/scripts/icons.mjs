// Draw public/icon-*.png of src/art/AppIcon.svelte, with a Chromium: node scripts/icons.mjs
import { chromium } from "playwright-core";
import { createServer } from "vite";

const vite = await createServer({ server: { port: 0 } });
await vite.listen();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(vite.resolvedUrls.local[0]);
await page.evaluate(async () => {
  const [{ mount }, icon] = await Promise.all([import("/node_modules/svelte/src/index-client.js"), import("/src/art/AppIcon.svelte")]);
  document.body.replaceChildren();
  mount(icon.default, { target: document.body, props: { size: 512 } });
});
const drawn = await page.evaluate(() => document.querySelector("svg").outerHTML);
const palette = await page.evaluate(() => [...document.documentElement.computedStyleMap()].filter(([name]) => name.startsWith("--art")).map(([name, value]) => `${name}:${value}`).join(";"));
for (const [name, size, inset] of [["icon-192", 192, 0], ["icon-512", 512, 0], ["icon-maskable-512", 512, 64]]) {
  await page.setViewportSize({ width: size, height: size });
  const ground = inset ? "#1a2150" : "transparent";
  await page.setContent(`<body style="margin:0;background:${ground};${palette}"><div style="padding:${inset}px">${drawn}</div>`);
  await page.evaluate((edge) => document.querySelector("svg").setAttribute("style", `display:block;width:${edge}px;height:${edge}px`), size - 2 * inset);
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
}
await browser.close();
await vite.close();
