import type { IncomingMessage } from "node:http";
import net, { type AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { createWebSocketStream, type WebSocket, WebSocketServer } from "ws";

export type NeonProxy = {
  port: number;
  /** The requested database addresses, in order: "host:port". */
  asked: string[];
  /** Ends all connections and takes no new ones until `start`. */
  cut(): Promise<void>;
  start(): Promise<void>;
};

/** Acts as Neon's proxy: WebSockets that carry the bytes of PostgreSQL's protocol to a server, here one of ours. */
export async function startNeonProxy(database: URL): Promise<NeonProxy> {
  const asked: string[] = [];
  const carry = (socket: WebSocket, { url }: IncomingMessage) => {
    asked.push(new URL(url!, "http://proxy.test").searchParams.get("address")!);
    const carried = createWebSocketStream(socket);
    const upstream = net.connect(Number(database.port || 5432), database.hostname).setNoDelay();
    pipeline(carried, upstream, carried, () => socket.terminate());
  };
  let server: WebSocketServer;
  const listen = async (port: number) => {
    server = new WebSocketServer({ host: "127.0.0.1", port });
    server.on("connection", carry);
    await new Promise((listening) => server.once("listening", listening));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    asked,
    cut: async () => {
      for (const socket of server.clients) socket.terminate();
      await new Promise((closed) => server.close(closed));
    },
    start: async () => {
      await listen(port);
    },
  };
}
