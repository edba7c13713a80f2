/** What is asked of the server outside a table's connection. */
import type { GameName } from "../boards/contract";
import type { Locale } from "../words/language.svelte";
import type { GameOffered, NewTable, RecordHead, Replay, Seated, TableAt, Trouble, Verification } from "./types";

/** `reason` is a key of the wire, or `unreachable` when no server answered. */
export class Unwell extends Error {
  constructor(
    readonly reason: string,
    readonly given: Record<string, unknown> = {},
  ) {
    super(reason);
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(12_000), ...init }).catch(() => {
    throw new Unwell("unreachable");
  });
  if (answer.ok) return answer;
  const trouble = (await answer.json().catch(() => ({ reason: "unreachable" }))) as Partial<Trouble>;
  throw new Unwell(trouble.reason ?? "unreachable", trouble.arguments);
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await (await call(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

export const server = {
  games: () => get<GameOffered[]>("/api/games"),
  lobby: () => get<TableAt[]>("/api/lobby"),
  table: (code: string) => get<TableAt>(`/api/tables/${encodeURIComponent(code)}`),
  make: (table: NewTable) => post<Seated>("/api/tables", table),
  join: (code: string, name: string, seat?: number) =>
    post<Seated>(`/api/tables/${encodeURIComponent(code)}/seats`, seat === undefined ? { name } : { name, seat }),
  rules: async (game: GameName, language: Locale) =>
    (await call(`/api/games/${game}/rules?language=${language}`)).text(),
  record: (record: string) => get<RecordHead>(`/api/records/${encodeURIComponent(record)}`),
  replay: (record: string, viewer: number | null) =>
    get<Replay>(`/api/records/${encodeURIComponent(record)}/replay${viewer === null ? "" : `?viewer=${viewer}`}`),
  verification: (record: string) => get<Verification>(`/api/records/${encodeURIComponent(record)}/verification`),
  transcriptAddress: (record: string) => `/api/records/${encodeURIComponent(record)}/transcript`,
};
