import { once } from "node:events";
import http from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowOf } from "#lib/testing/docs.ts";
import { forgetEnvironment } from "../env.ts";
import { keepToHttps } from "../net/named-response.ts";
import { refuseUnreadable } from "./refuse-early.ts";

const server = http.createServer({ headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 });
server.on("request", (_request, response) => response.end("read"));
refuseUnreadable(server);

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

async function send(bytes: string, to = server): Promise<string> {
  const socket = connect((to.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

test.each([
  ["GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", 400],
  ["POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["GET / HTTP/1.1\r\nHost: a\r\n", 408],
])("what cannot be read is refused as the API refuses: %j", async (bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  expect(answer).toContain("x-content-type-options: nosniff");
  const [, body] = answer.split("\r\n\r\n");
  expect(JSON.parse(body!)).toEqual({
    error: "invalid_argument",
    message: expect.stringMatching(/^Send .+\.$/),
    request_id: expect.any(String),
  });
});

test("every answer of a service at an https address keeps its readers to https, and none of another does", async () => {
  expect(rowOf("PUBLIC_URL")).toContain("with `https:`, every answer asks browsers to keep to it (HSTS)");
  const before = process.env.PUBLIC_URL;
  const kept = http.createServer((_request, response) => response.writeHead(200, ["Vary", "Origin"]).end("read"));
  const plain = http.createServer((_request, response) => response.end("read"));
  const sent = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  try {
    for (const [publicUrl, asked, isKept] of [
      ["https://touchstone.test", kept, true],
      ["http://touchstone.test", plain, false],
    ] as const) {
      process.env.PUBLIC_URL = publicUrl;
      forgetEnvironment();
      keepToHttps(asked);
      refuseUnreadable(asked);
      await once(asked.listen(0, "127.0.0.1"), "listening");
      for (const bytes of [sent, "no request\r\n\r\n"])
        expect(/^strict-transport-security: max-age=63072000\r$/im.test(await send(bytes, asked))).toBe(isKept);
    }
  } finally {
    if (before === undefined) delete process.env.PUBLIC_URL;
    else process.env.PUBLIC_URL = before;
    forgetEnvironment();
    kept.close();
    plain.close();
  }
});

test("a request that can be read is answered", async () => {
  expect(await send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 200 .*read$/s);
});
