import { describe, expect, test } from "vitest";
import { legacy, type McpRequest, modern, withHeaders } from "#lib/testing/mcp/send-mcp.ts";
import { listTools, ping, useRatingsMcp } from "#lib/testing/mcp/use-ratings-mcp.ts";

const { send, refused } = useRatingsMcp();

describe("what is no message", () => {
  test.for([
    ["bad JSON", "{", "invalid_json"],
    ["a member named twice", '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', "duplicate_key"],
    ["17 levels", `${"[".repeat(17)}${"]".repeat(17)}`, "too_deep"],
    ["100,000 levels", "[".repeat(100_000), "too_deep"],
    ["a number that parsers read differently", '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', "number_out_of_range"],
    ["a lone surrogate", '{"jsonrpc":"2.0","id":"\\ud800","method":"ping"}', "invalid_unicode"],
    ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "invalid_unicode"],
    ["nothing", "", "invalid_json"],
  ] as const)("%s is a parse error that carries our code", async ([, body, code]) => {
    expect(await refused({ body })).toMatchObject({ status: 400, code: -32700, id: null, data: { error: code } });
  });

  test.for([
    ["a number", 5],
    ["null", null],
    ["an object that is no JSON-RPC", { hello: "world" }],
    ["another version of JSON-RPC", { jsonrpc: "1.0", id: 1, method: "ping" }],
    ["an id of null", { jsonrpc: "2.0", id: null, method: "ping" }],
    ["an id of true", { jsonrpc: "2.0", id: true, method: "ping" }],
    ["an object as id", { jsonrpc: "2.0", id: {}, method: "ping" }],
    ["a batch with a number in it", [{ jsonrpc: "2.0", id: 1, method: "ping" }, 5]],
  ])("%s is an invalid request", async ([, body]) => {
    expect(await refused({ body })).toMatchObject({
      status: 400,
      code: -32600,
      message: expect.stringMatching(/^Send a JSON-RPC 2\.0 message/),
    });
  });

  test.for([[1], "x", 5, true].map((params) => ({ params })))(
    "params of $params are an invalid request, answered under its id",
    async ({ params }) => {
      for (const sent of [
        legacy("tools/call", params, "mine"),
        withHeaders(legacy("tools/list", params, "mine"), listTools.headers!),
      ])
        expect(await refused(sent)).toMatchObject({ status: 400, code: -32600, id: "mine" });
    },
  );

  test("a body of text/plain is refused with what to send", async () => {
    const plain = await refused(withHeaders(ping, { "content-type": "text/plain" }));
    expect(plain).toMatchObject({
      status: 415,
      code: -32000,
      message: expect.stringMatching(/Content-Type: application\/json/),
    });
    expect((await send(withHeaders(ping, { "content-type": "application/json; charset=utf-8" }))).status).toBe(200);
  });

  test("a body of 256 KiB is taken and one byte more is not", async () => {
    const text = JSON.stringify(ping.body);
    expect((await send({ body: text.padEnd(256 * 1024, " ") })).status).toBe(200);
    const refusal = await refused({ body: text.padEnd(256 * 1024 + 1, " ") });
    expect(refusal).toMatchObject({ status: 413, code: -32000, id: null, data: { error: "payload_too_large" } });
  });
});

describe("from where and how it is called", () => {
  test.for([
    "http://evil.example",
    "null",
    "https://touchstone.test.evil.example",
    "https://evil.example/touchstone.test",
  ])("a page of the origin %s is refused and may not read the refusal", async (origin) => {
    expect(await refused(withHeaders(ping, { origin }))).toMatchObject({ status: 403, code: -32000 });
    const { headers } = await send(withHeaders(ping, { origin }), "OPTIONS");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test.for(["evil.example", "touchstone.test.evil.example", "touchstone.test@evil.example", '"><script>', ""])(
    "a request for the host %j is refused, whatever the method",
    async (host) => {
      for (const method of ["POST", "GET", "OPTIONS"]) {
        const { status, headers, body } = await send(withHeaders(ping, { host }), method);
        expect([status, body?.error.code]).toEqual([403, -32000]);
        expect(body.error.message).toContain("https://touchstone.test");
        expect([...headers].flat().join()).not.toContain("evil");
      }
    },
  );

  test.for(["https://touchstone.test", "http://localhost:5173", "http://127.0.0.1:6274", "http://[::1]:8080"])(
    "a page of the origin %s may call and read, and is told so before it does",
    async (origin) => {
      const preflight = await send(
        { body: undefined, headers: { origin, "access-control-request-method": "POST" } },
        "OPTIONS",
      );
      expect([preflight.status, preflight.text]).toEqual([204, ""]);
      const { status, headers } = await send(withHeaders(listTools, { origin }));
      expect(status).toBe(200);
      for (const told of [preflight.headers, headers]) {
        expect(told.get("access-control-allow-origin")).toBe(origin);
        expect(told.get("vary")).toContain("Origin");
      }
      const allowed = preflight.headers.get("access-control-allow-headers")!.toLowerCase().split(", ");
      expect(allowed).toEqual(expect.arrayContaining(["content-type", ...Object.keys(listTools.headers!)]));
      expect(headers.get("access-control-expose-headers")).toContain("Retry-After");
    },
  );

  test.for(["GET", "DELETE", "PUT", "PATCH", "HEAD"])("%s is refused with what is allowed", async (method) => {
    const { status, headers, body } = await send({ body: "{}" }, method);
    expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(body).toMatchObject({ error: { code: -32000, message: expect.stringMatching(/POST/) }, id: null });
  });

  test("no answer may be kept, guessed at or framed, or names its address elsewhere, whatever it is", async () => {
    const listen = modern("subscriptions/listen", { notifications: {} });
    const kinds: [McpRequest, string?][] = [
      [ping],
      [listTools],
      [listen],
      [{ body: "{" }],
      [ping, "GET"],
      [ping, "OPTIONS"],
      [modern("nope")],
    ];
    for (const [sent, method] of [
      ...kinds,
      [{ body: { jsonrpc: "2.0", method: "notifications/initialized" } }] as [McpRequest],
    ]) {
      const { headers } = await send(sent, method);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });
});
