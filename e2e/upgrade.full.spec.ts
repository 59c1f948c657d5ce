import { once } from "node:events";
import { readdirSync } from "node:fs";
import net from "node:net";
import { expect, test } from "@playwright/test";
import { exchange, written } from "./exchange.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

const asking = (protocol: string) => ({ Connection: "Upgrade, HTTP2-Settings, close", Upgrade: protocol });
const json = { "Content-Type": "application/json", Accept: "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const question = JSON.stringify({
  author_type: "agent",
  license: "CC-BY-4.0",
  title: "Why does the client ask for another protocol?",
  body: "It sends the header Upgrade with each request. What is to be done about it?",
});

test.describe("in production nothing is upgraded", () => {
  let server: AppServer;
  test.beforeAll(async () => {
    server = await serve(noLimits);
    await fetch(server.url);
  });
  test.afterAll(() => server.stop());

  for (const protocol of ["h2c", "websocket"])
    test(`a request that asks for ${protocol} is answered as without it`, async () => {
      const answerOf = (line: string, headers: Record<string, string>, body = "") =>
        exchange(server.port, written(line, { ...headers, ...asking(protocol) }, body));
      const listed = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
      const posted = await answerOf("POST /api/questions", json, question.replace("another", `a new ${protocol}`));
      expect([posted?.status, posted?.body]).toEqual([201, expect.stringContaining(`a new ${protocol}`)]);
      expect((await answerOf("POST /mcp", json, listed))?.body).toContain("search_tools");
      expect((await answerOf("GET /tools", {}))?.body).toContain("<h1");
      expect((await answerOf("POST /ask", form, "title=Shown+again"))?.body).toContain("Shown again");
      expect(
        (await answerOf("POST /theme", { ...form, "Sec-Fetch-Site": "same-origin" }, "theme=dark"))?.headers.get(
          "set-cookie",
        ),
      ).toContain("theme=dark");
      for (const path of ["/nothing/here", "/_next/hmr", "/_next/webpack-hmr"])
        expect((await answerOf(`GET ${path}`, {}))?.status, path).toBe(404);
    });

  test("1,000 of them, closed at once, leave no file open", async () => {
    test.skip(process.platform !== "linux", "counts in /proc");
    // The test's own open connection, and files that storage opens late, are far fewer than a thousand.
    const open = () => readdirSync(`/proc/${server.process.pid}/fd`).length;
    const before = open();
    for (let sent = 0; sent < 1_000; sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const socket = net.connect(server.port, "127.0.0.1").on("error", () => undefined);
          const headers = { Connection: "Upgrade", Upgrade: at % 2 === 0 ? "h2c" : "websocket" };
          socket.write(written(`GET ${["/nothing", "/tools/x", "/_next/hmr"][at % 3]}`, headers));
          await once(socket, "connect");
          socket.destroy();
        }),
      );
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await expect.poll(open, { timeout: 10_000 }).toBeLessThanOrEqual(before + 5);
  });

  test("and the server then ends within two seconds", async () => {
    const sockets = Array.from({ length: 20 }, () => {
      const socket = net.connect(server.port, "127.0.0.1").on("error", () => undefined);
      socket.resume().write(written("GET /nothing", { Connection: "Upgrade", Upgrade: "websocket" }));
      return once(socket, "data");
    });
    await Promise.all(sockets);
    const started = performance.now();
    const ended = once(server.process, "exit");
    server.process.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

test("in development reload has its connection", async () => {
  test.setTimeout(120_000);
  const server = await serve(noLimits, "--dev");
  try {
    await fetch(`${server.url}/dimensions`);
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/_next/hmr?id=reload`);
    const [{ data }] = (await once(socket, "message")) as [MessageEvent];
    expect(data).toBeTruthy();
    socket.close();
  } finally {
    await server.stop();
  }
});
