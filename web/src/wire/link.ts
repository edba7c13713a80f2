/** One connection to a table: a WebSocket, or a stream with posts where WebSockets do not get through. */
import type { Command, Hello, Message } from "./types";

export interface Ear {
  /** Commands may be sent now. */
  opened(): void;
  heard(message: Message): void;
  /** It is over, for whatever cause; nothing comes after it. */
  closed(): void;
}

export interface Link {
  send(command: Command): void;
  close(): void;
}

export type OpenLink = (code: string, hello: Hello, ear: Ear) => Link;

export const openSocket: OpenLink = (code, hello, ear) => {
  const address = new URL(`/ws/${code}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.onopen = () => {
    socket.send(JSON.stringify(hello));
    ear.opened();
  };
  socket.onmessage = ({ data }) => ear.heard(JSON.parse(String(data)) as Message);
  socket.onclose = () => ear.closed();
  return {
    send: (command) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(command)),
    close: () => {
      socket.onclose = socket.onmessage = null;
      socket.close();
    },
  };
};

export const openStream: OpenLink = (code, hello, ear) => {
  const stop = new AbortController();
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (hello.secret) headers["Authorization"] = `Bearer ${hello.secret}`;
  const end = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    ear.closed();
  };
  void listen(`/api/tables/${code}/stream${seen(hello)}`, headers, stop.signal, ear).finally(end);
  return {
    send: (command) => {
      const body = JSON.stringify(command);
      fetch(`/api/tables/${code}/commands`, { method: "POST", headers, body, signal: stop.signal })
        .then(async (answer) => ear.heard(answerTo(command, answer.ok, await answer.json())))
        .catch(end);
    },
    close: () => stop.abort(),
  };
};

function seen({ epoch, seq, version, page }: Hello): string {
  const known = { version, ...(page && { page }), ...(epoch && { epoch, seq: seq ?? 0 }) };
  return `?${new URLSearchParams(Object.entries(known).map(([name, value]) => [name, String(value)]))}`;
}

/** What is answered outside the wire, such as 429, is a refusal of the command. */
function answerTo(command: Command, fine: boolean, answer: Message & { reason?: string }): Message {
  if (fine || answer.type === "refused") return answer;
  const id = "id" in command ? command.id : "";
  return { type: "refused", id, reason: answer.reason ?? "unreadable" };
}

async function listen(path: string, headers: HeadersInit, signal: AbortSignal, ear: Ear): Promise<void> {
  const answer = await fetch(path, { headers, signal, cache: "no-store" }).catch(() => null);
  if (!answer?.body) return;
  if (!answer.ok) {
    const trouble = (await answer.json().catch(() => ({}))) as { reason?: string };
    if (answer.status < 500 && trouble.reason) ear.heard({ type: "bye", reason: trouble.reason, again: false });
    return;
  }
  ear.opened();
  try {
    for await (const data of eventsIn(answer.body)) ear.heard(JSON.parse(data) as Message);
  } catch {
    // cut off: who listens is told by `closed`
  }
}

/** The `data` of each event in a stream of server-sent events. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let kept = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    kept += decoder.decode(value, { stream: true }).replace(/\r\n?/g, "\n");
    const events = kept.split("\n\n");
    kept = events.pop() ?? "";
    for (const event of events) {
      const lines = event.split("\n").filter((line) => line.startsWith("data:"));
      if (lines.length) yield lines.map((line) => line.slice(5).trimStart()).join("\n");
    }
  }
}
