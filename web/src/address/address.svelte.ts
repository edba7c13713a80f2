/** Where the viewer is. Tables and records have addresses of their own (`/t/CODE`, `/r/RECORD`); the rest is behind a #. */
import { isGame } from "../boards/boards";
import type { GameName } from "../boards/contract";

export type Place =
  | { readonly page: "start" }
  | { readonly page: "new"; readonly game: GameName }
  | { readonly page: "rules"; readonly game: GameName; readonly number: string | null }
  | { readonly page: "settings" }
  | { readonly page: "table"; readonly code: string; readonly secret: string | null }
  | { readonly page: "record"; readonly record: string; readonly viewer: number | null; readonly moment: number | null }
  | { readonly page: "gallery" | "paper"; readonly rest: string }
  | { readonly page: "nowhere" };

export function placeAt(url: URL): Place {
  const [kind, name] = url.pathname.split("/").filter(Boolean);
  const behind = decodeURIComponent(url.hash.slice(1));
  if (kind === "t" && name) return { page: "table", code: name.toUpperCase(), secret: behind || null };
  if (kind === "r" && name) return { page: "record", record: name, viewer: number(url, "viewer"), moment: number(url, "moment") };
  if (kind) return { page: "nowhere" };
  return within(behind.split("/").filter(Boolean));
}

function within([page, name, more]: string[]): Place {
  if (!page) return { page: "start" };
  if (page === "settings") return { page };
  if (page === "new" && isGame(name)) return { page, game: name };
  if (page === "rules" && isGame(name)) return { page, game: name, number: more ?? null };
  if (import.meta.env.DEV && (page === "gallery" || page === "paper")) return { page, rest: name ?? "" };
  return { page: "nowhere" };
}

function number(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

class Here {
  place = $state.raw<Place>(placeAt(new URL(location.href)));

  /** Go there, as a link would. */
  go(address: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", address);
    this.arrive();
    scrollTo(0, 0);
  }

  readonly arrive = (): void => {
    this.place = placeAt(new URL(location.href));
  };
}

export const here = new Here();

/** For links of our own: without loading the page anew, but new tabs and the like stay the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|schema)\//.test(link.pathname)) return;
  event.preventDefault();
  here.go(link.href);
}
