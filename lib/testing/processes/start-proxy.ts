import net, { type AddressInfo } from "node:net";
import { pipeline, Transform } from "node:stream";

export type TcpProxy = {
  port: number;
  /** From now on nothing passes in either direction, while connections stay open and new ones are accepted. */
  freeze(): void;
  thaw(): void;
  /** From now on each piece takes so many milliseconds, in either direction. */
  slow(ms: number): void;
  /** Closes the next connection at once; later ones pass. */
  dropNext(): void;
  /** Closes every open connection; new ones pass. */
  cut(): void;
  stop(): void;
};

/** A TCP proxy in front of a port of this machine, which can turn into a black hole. */
export async function startProxy(port: number): Promise<TcpProxy> {
  let { promise: open, resolve: thaw } = Promise.withResolvers<void>();
  thaw();
  let lateMs = 0;
  const gate = () =>
    new Transform({
      transform: (chunk, _, pass) =>
        void open.then(() => (lateMs === 0 ? pass(null, chunk) : setTimeout(pass, lateMs, null, chunk))),
    });
  const sockets = new Set<net.Socket>();
  const join = (client: net.Socket) => {
    if (client.destroyed) return;
    const upstream = net.connect(port, "127.0.0.1").setNoDelay();
    const close = () => {
      for (const socket of [client, upstream]) sockets.delete(socket.destroy());
    };
    sockets.add(upstream);
    pipeline(client, gate(), upstream, close);
    pipeline(upstream, gate(), client, close);
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  let isDropping = false;
  const server = net.createServer((client) => {
    if (isDropping) {
      isDropping = false;
      client.destroy();
      return;
    }
    sockets.add(client.setNoDelay());
    client.on("error", () => client.destroy());
    void open.then(() => join(client));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      ({ promise: open, resolve: thaw } = Promise.withResolvers<void>());
    },
    thaw: () => thaw(),
    slow: (ms) => {
      lateMs = ms;
    },
    dropNext: () => {
      isDropping = true;
    },
    cut,
    stop: () => {
      server.close();
      cut();
    },
  };
}
