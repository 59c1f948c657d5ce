import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { capConnections, connectionLimits } from "./connections.ts";

const { inAll, perClient } = connectionLimits;
/** How long to wait for a certain event on a busy machine, in milliseconds. */
const patience = 30_000;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server whose answers wait until released, and its clients, all from one address. */
async function serve(clientOf: ((address: string | null) => string) | null) {
  const waiting: http.ServerResponse[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === "/wait") waiting.push(response);
    else response.end("answered");
  });
  capConnections(server, clientOf);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const open: net.Socket[] = [];
  const connect = async (count: number, sending = "") => {
    const sockets = Array.from({ length: count }, () => net.connect(port, "127.0.0.1").on("error", () => undefined));
    open.push(...sockets);
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.resume().write(sending);
    return sockets;
  };
  ends.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const held = () => new Promise<number>((known) => server.getConnections((_, count) => known(count)));
  const read = async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } })).text();
  return { connect, held, read, waiting };
}

const half = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{";
const whole = "GET /wait HTTP/1.1\r\nHost: a\r\n\r\n";

test("who holds connections, silent or half sent, holds no more than the cap, and keeps nobody out", async () => {
  const { connect, held, read } = await serve(() => "one");
  for (const sending of ["", half, "GET / HT"]) {
    await connect(perClient - 1, sending);
    expect(await read()).toBe("answered");
    await vi.waitUntil(async () => (await held()) <= perClient, patience);
  }
});

test("a connection whose request is being answered is not closed to make room; the newest is", async () => {
  const { connect, held, waiting } = await serve(() => "one");
  const busy = await connect(perClient, whole);
  await vi.waitUntil(() => waiting.length === perClient, patience);
  const [late] = await connect(1, whole);
  await vi.waitUntil(() => late!.destroyed || late!.closed, patience);
  expect(await held()).toBe(perClient);
  expect(busy.every((socket) => !socket.closed)).toBe(true);
  expect(waiting).toHaveLength(perClient);
});

test("each client has its own cap, and behind a proxy there is only that of all", { tags: "full" }, async () => {
  let count = 0;
  for (const clientOf of [() => String(count++), null]) {
    const { connect, held, read } = await serve(clientOf);
    await connect(inAll - 10);
    await vi.waitUntil(async () => (await held()) === inAll - 10, patience);
    await connect(100, half);
    expect(await read()).toBe("answered");
    expect(await held()).toBeLessThanOrEqual(inAll);
  }
});
