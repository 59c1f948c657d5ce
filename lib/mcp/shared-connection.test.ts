import { type JSONRPCRequest, Server } from "@modelcontextprotocol/server";
import { beforeAll, expect, test, vi } from "vitest";
import { setEnvironment } from "#lib/testing/database.ts";
import { legacy, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { serveMcp } from "./serve-mcp.ts";
import { SharedConnection } from "./shared-connection.ts";

beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test", RATE_LIMIT_READS: "off" }));

/** Answers with its text once released, in any order. */
function waitingServer() {
  const waiting = new Map<string, () => void>();
  const build = () => {
    const server = new Server({ name: "waiting", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/call", async ({ params }) => {
      const text = String(params.arguments?.text);
      await new Promise<void>((resolve) => waiting.set(text, resolve));
      return { content: [{ type: "text", text }] };
    });
    return server;
  };
  const everyone = (count: number) => vi.waitFor(() => expect(waiting.size).toBe(count), { timeout: 15_000 });
  return { serve: serveMcp(build), waiting, everyone };
}
const say = (text: string) => ({ name: "say", arguments: { text } });

test("a thousand with the same id each get their own answer, in both eras", async () => {
  const { serve, waiting, everyone } = waitingServer();
  const texts = Array.from({ length: 1_000 }, (_, index) => `text ${index}`);
  const asked = texts.map((text, index) =>
    sendMcp(serve, (index % 2 === 0 ? legacy : modern)("tools/call", say(text), 1)),
  );
  await everyone(1_000);
  for (const text of texts.toReversed()) waiting.get(text)!();
  const answers = await Promise.all(asked);
  expect(answers.map(({ body }) => [body.id, body.result.content[0].text])).toEqual(texts.map((text) => [1, text]));
});

test("a cancellation that names someone's id cancels nothing, and one who leaves takes nobody along", async () => {
  const { serve, waiting, everyone } = waitingServer();
  const staying = [legacy("tools/call", say("one"), 1), modern("tools/call", say("two"), 1)].map((sent) =>
    sendMcp(serve, sent),
  );
  const leave = new AbortController();
  const left = [legacy("tools/call", say("three"), 1), modern("tools/call", say("four"), 1)].map((sent) =>
    sendMcp((request) => serve(new Request(request, { signal: leave.signal })), sent),
  );
  await everyone(4);
  leave.abort();
  for (const requestId of [1, 2, 3, "1"]) {
    const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId, reason: "mine" } };
    expect((await sendMcp(serve, { body: cancelled })).status).toBe(202);
  }
  // The later client is served while the calls of those who left still run.
  const next = [legacy("tools/call", say("five"), 1), modern("tools/call", say("six"), 1)].map((sent) =>
    sendMcp(serve, sent),
  );
  await everyone(6);
  for (const done of waiting.values()) done();
  const texts = (await Promise.all([...staying, ...next])).map(({ body }) => body.result.content[0].text);
  expect(texts).toEqual(["one", "two", "five", "six"]);
  expect((await left[1])!.status).toBe(499);
});

test("a connection that failed is not kept: the next request is answered over another", async () => {
  let built = 0;
  const serve = serveMcp(() => {
    built += 1;
    const server = new Server({ name: "late", version: "1.0.0" }, { capabilities: {} });
    if (built === 1) server.connect = () => Promise.reject(new Error("not yet"));
    return server;
  });
  const told = vi.spyOn(console, "error").mockReturnValue();
  expect((await sendMcp(serve, legacy("ping"))).status).toBe(500);
  told.mockRestore();
  expect(await sendMcp(serve, legacy("ping"))).toMatchObject({ status: 200, body: { result: {} } });
});

test("a request that was answered is forgotten", async () => {
  const server = new Server({ name: "short", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/call", () => ({ content: [] }));
  const connection = await SharedConnection.to(server);
  const message = legacy("tools/call", say("one"), "mine").body as JSONRPCRequest;
  const request = new Request("https://touchstone.test/mcp");
  const asked = [connection.ask(message, request), connection.ask(message, request)];
  expect(connection.waiting).toBe(2);
  expect(await Promise.all(asked)).toMatchObject([
    { id: "mine", result: {} },
    { id: "mine", result: {} },
  ]);
  expect(connection.waiting).toBe(0);
});
