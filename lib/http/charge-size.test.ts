import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bytesPerUnit, type Caller } from "#lib/contract.ts";
import { spendRead } from "#lib/limits/spend-read.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { chargeSize } from "./connections.ts";

beforeAll(() => setEnvironment({ RATE_LIMIT_READS: "1000/minute" }));

/** How long to wait for a certain event on a busy machine, in milliseconds. */
const patience = 30_000;
let client = "";
let clients = 0;
let streaming: http.ServerResponse | undefined;
/** Answers with as many bytes as its address names; a stream with none until a test writes it. */
const server = http.createServer((request, response) => {
  const [, what, bytes] = request.url!.split("/");
  chargeSize(request, response, client, what === "asset");
  if (what === "stream") streaming = response.writeHead(200);
  else response.end("x".repeat(Number(bytes)));
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  clients += 1;
  client = `203.0.113.${clients}`;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** The units this client has spent. */
async function spent(): Promise<number> {
  const caller: Caller = { address: client, spent: [] };
  await spendRead(caller, 0);
  return 1000 - caller.spent[0]!.remaining;
}
const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
const sentIn = (units: number) => units * bytesPerUnit;

test("an answer costs one unit for every full 32 KiB, and the next one on the connection begins again", async () => {
  await read(`/page/${sentIn(1) - 2_000}`);
  await read(`/page/${sentIn(1) - 2_000}`);
  expect(await spent()).toBe(0);
  await read(`/page/${sentIn(3)}`);
  await vi.waitFor(async () => expect(await spent()).toBe(3), patience);
});

test("a file of the build costs nothing, and what is sent after it no more than itself", async () => {
  await read(`/asset/${sentIn(5)}`);
  await read(`/page/${sentIn(2)}`);
  await vi.waitFor(async () => expect(await spent()).toBe(2), patience);
});

test("answers that are asked for at once on one connection are counted once", async () => {
  const socket = net.connect(port, "127.0.0.1");
  const get = (last: boolean) =>
    `GET /page/${sentIn(2)} HTTP/1.1\r\nHost: a\r\n${last ? "Connection: close\r\n" : ""}\r\n`;
  socket.write(get(false) + get(false) + get(true));
  for await (const _ of socket);
  await vi.waitFor(async () => expect(await spent()).toBe(6), patience);
});

test("what a reader has left unread when it goes is not counted twice, and what it took is", async () => {
  const socket = net.connect(port, "127.0.0.1");
  socket.write(`GET /page/${sentIn(4)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await new Promise((first) => socket.once("data", first));
  socket.destroy();
  await vi.waitFor(async () => expect(await spent()).toBe(4), patience);
});

test("a stream is charged while it is sent, not when it ends", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const socket = net.connect(port, "127.0.0.1").resume();
  socket.write("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n");
  await vi.waitUntil(() => streaming !== undefined, patience);
  for (const units of [2, 3]) {
    await new Promise((sent) => streaming!.write("x".repeat(units * bytesPerUnit), sent));
    vi.advanceTimersByTime(5_000);
    await vi.waitFor(async () => expect(await spent()).toBe(units === 2 ? 2 : 5), patience);
  }
  socket.destroy();
  streaming!.end();
});
