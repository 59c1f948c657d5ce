import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { cutStalled } from "./connections.ts";

test("a client that takes nothing of an answer is cut off, and one that takes a little at a time is not", async () => {
  const server = http.createServer((_, response) => void response.end("x".repeat(100_000_000)));
  cutStalled(server, 1_500);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const served: net.Socket[] = [];
  server.on("connection", (socket) => served.push(socket));
  const ask = async () => {
    const socket = net.connect(port, "127.0.0.1").on("error", () => undefined);
    const count = served.length;
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await vi.waitUntil(() => served.length > count);
    return { socket, of: served[count]! };
  };
  const slow = await ask();
  const deaf = await ask();
  slow.socket.on("data", () => {
    slow.socket.pause();
    setTimeout(() => slow.socket.resume(), 20);
  });
  await vi.waitUntil(() => deaf.of.destroyed, { timeout: 30_000 });
  expect(slow.of.destroyed).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(slow.of.destroyed).toBe(false);
  expect(slow.of.writableLength).toBeGreaterThan(0);
  for (const { socket } of [slow, deaf]) socket.destroy();
  server.close();
});
