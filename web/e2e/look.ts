/** Looking at a page as its checkers do: what axe minds, what sticks out, what is cut off; and pictures for people. */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "./house";
import type { Locale } from "./words";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
// Experimental, and off in axe unless asked for: what is written on a button is in its name.
const EXPERIMENTAL = { "label-content-name-mismatch": { enabled: true } };
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
export const PICTURES = process.env["PICTURES"] ?? join(ROOT, "build/pictures");
export const SIZES = { phone: { width: 360, height: 740 }, tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } } as const;

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Rules of accessibility that the page breaks, with the elements that do; all rules, or only some. */
export async function breaches(page: Page, only: readonly string[] | null = null): Promise<string[]> {
  await page.evaluate(AXE);
  const options = only ? { runOnly: { type: "rule", values: only } } : { runOnly: LEVELS, rules: EXPERIMENTAL };
  return page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, how);
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, options);
}

/** The language is changed as in another tab, with all that is open left open. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((wished) => {
    const kept = JSON.parse(localStorage.getItem("grotto.settings") ?? "{}") as object;
    localStorage.setItem("grotto.settings", JSON.stringify({ ...kept, locale: wished }));
    dispatchEvent(new StorageEvent("storage", { key: "grotto.settings" }));
  }, locale);
  await page.waitForFunction((wished) => document.documentElement.lang.startsWith(wished), locale);
}

/** Every text a third longer from now on. */
export async function stretch(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.replaceState(history.state, "", `${location.pathname}${location.search ? `${location.search}&` : "?"}pseudo${location.hash}`);
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.locator("h1, h2", { hasText: "⟦" }).first().waitFor({ state: "attached" });
}

/** The window gets this size, and the page has had the time to fill it. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))));
}

/** Elements that reach beyond the window though nothing around them scrolls; and a table that scrolls though it fills it. */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth + 1;
    const scrolled = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) if (getComputedStyle(around).overflowX !== "visible") return true;
      return false;
    };
    const wide = [...document.querySelectorAll("body *")].filter((e) => {
      const box = e.getBoundingClientRect();
      return box.width > 0 && box.right > limit && !scrolled(e);
    });
    const names = wide.map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""}`);
    if (document.documentElement.scrollWidth > limit) names.push("the page scrolls sideways");
    const table = document.querySelector(".play:has(> .dock)");
    if (table && table.clientHeight <= innerHeight && document.documentElement.scrollHeight > innerHeight + 1) names.push("the page scrolls below the table");
    return names;
  });
}

/** Texts of which a part cannot be read, because what holds them cuts them off; `dots`: also where three dots say so. */
export async function cutOff(page: Page, dots = true): Promise<string[]> {
  return page.evaluate((withDots) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement!;
      if (!node.textContent!.trim() || !holder.checkVisibility() || holder.closest(".unseen, .visually-hidden, svg, style, script, [aria-hidden=true]")) continue;
      if (getComputedStyle(holder).clipPath === "inset(50%)") continue; // for ears alone
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (!text.width) continue;
      for (let around: Element | null = holder; around; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        if (!withDots && textOverflow === "ellipsis") break;
        const box = around.getBoundingClientRect();
        const clips = (how: string): boolean => how === "hidden" || how === "clip";
        if ((clips(overflowX) && (text.right > box.right + 2 || text.left < box.left - 2)) || (clips(overflowY) && (text.bottom > box.bottom + 4 || text.top < box.top - 4))) {
          found.push(`“${node.textContent!.trim().slice(0, 60)}” in ${holder.tagName.toLowerCase()}.${around.getAttribute("class") ?? ""}`);
          break;
        }
        if (overflowX !== "visible" || overflowY !== "visible") break;
      }
    }
    return found;
  }, dots);
}

/** Buttons and fields too small for a thumb. */
export async function tooSmall(page: Page, least = 44): Promise<string[]> {
  return page.evaluate((side) => {
    const all = [...document.querySelectorAll(".button, .entry, .tick, .pad, summary")];
    return all
      .map((e) => ({ e, box: e.getBoundingClientRect() }))
      .filter(({ e, box }) => box.width > 0 && !e.closest(".unseen") && (box.height < side - 0.5 || box.width < side - 0.5))
      .map(({ e, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${e.textContent!.trim().slice(0, 40)}`);
  }, least);
}

/** For people to look at: what the window shows, and below it what it scrolls to, as far as three windows. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const { width, height } = page.viewportSize()!;
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(tall, 3 * height) };
  await page.screenshot({ path: join(PICTURES, `${name}.png`), ...(tall > height && { fullPage: true, clip }) });
}
