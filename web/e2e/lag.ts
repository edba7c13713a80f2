/** A line that takes its time: everything to and from the server, pings too, is held up for so many milliseconds each way. */
import { connect, createServer, type Server, type Socket } from "node:net";

export interface Lag {
  /** Where pages find the server with this lag. */
  readonly origin: string;
  close(): void;
}

function late(from: Socket, to: Socket, ms: number): void {
  from.on("data", (bytes) => void setTimeout(() => to.writable && to.write(bytes), ms));
  from.on("close", () => void setTimeout(() => to.destroy(), ms));
  from.on("error", () => to.destroy());
}

export async function lagged(origin: string, ms: number): Promise<Lag> {
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(new URL(origin).port), "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket.setNoDelay(true));
      socket.on("close", () => open.delete(socket));
    }
    late(near, far, ms);
    late(far, near, ms);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as { port: number };
  const close = (): void => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
