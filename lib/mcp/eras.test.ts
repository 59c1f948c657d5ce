import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import { legacy, type McpRequest, modern, withHeaders } from "#lib/testing/mcp/send-mcp.ts";
import { listTools, ping, useRatingsMcp } from "#lib/testing/mcp/use-ratings-mcp.ts";

const { send, refused } = useRatingsMcp();

describe("the initialize era", () => {
  const initialize = (protocolVersion: string) =>
    legacy("initialize", { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } });

  test("each of its five versions is taken as it is, and an unknown one is answered with the newest", async () => {
    expect(SUPPORTED_PROTOCOL_VERSIONS).toEqual(["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"]);
    for (const version of SUPPORTED_PROTOCOL_VERSIONS) {
      const { status, body } = await send(initialize(version));
      expect([status, body.result.protocolVersion]).toEqual([200, version]);
      expect((await send(withHeaders(legacy("tools/list"), { "mcp-protocol-version": version }))).status).toBe(200);
    }
    expect((await send(initialize("1999-01-01"))).body.result.protocolVersion).toBe("2025-11-25");
    const asked = withHeaders(initialize("2099-01-01"), { "mcp-protocol-version": "1999-01-01" });
    expect((await send(asked)).body.result.protocolVersion).toBe("2025-11-25");
  });

  test("an unknown version in the header is refused with those that are served, under the request's id", async () => {
    const refusal = await refused(withHeaders(legacy("tools/list", {}, "a"), { "mcp-protocol-version": "1999-01-01" }));
    expect(refusal).toMatchObject({
      status: 400,
      code: -32600,
      id: "a",
      message: expect.stringMatching(/2025-11-25, 2025-06-18/),
    });
  });

  test("ids come back as they were sent: texts, numbers, zero, the empty text, names of prototypes", async () => {
    for (const id of ["a", "", "__proto__", "1", 1, 0, -7, 9_007_199_254_740_991])
      for (const sent of [legacy("ping", undefined, id), modern("tools/list", {}, id)])
        expect((await send(sent)).body.id).toBe(id);
  });

  test("a batch of up to 20 is answered where the version has batches, without its notifications", async () => {
    const batch = [
      legacy("ping", undefined, "a").body,
      { jsonrpc: "2.0", method: "notifications/initialized" },
      legacy("nope", {}, 2).body,
    ];
    for (const headers of [{}, { "mcp-protocol-version": "2025-03-26" }, { "mcp-protocol-version": "2024-11-05" }]) {
      const { status, body } = await send({ body: batch, headers: headers as Record<string, string> });
      expect(status).toBe(200);
      expect(body).toEqual([
        { jsonrpc: "2.0", id: "a", result: {} },
        { jsonrpc: "2.0", id: 2, error: { code: -32601, message: "Method not found" } },
      ]);
    }
    const twenty = Array.from({ length: 20 }, (_, id) => legacy("ping", undefined, id).body);
    expect((await send({ body: twenty })).body.map(({ id }: { id: number }) => id)).toEqual([...twenty.keys()]);
  });

  test("other batches are refused, each with its reason", async () => {
    const one = [ping.body];
    const many = Array.from({ length: 21 }, () => ping.body);
    const cases: [McpRequest, RegExp][] = [
      [{ body: [] }, /1 to 20/],
      [{ body: many }, /1 to 20/],
      [{ body: [initialize("2025-03-26").body, ping.body] }, /initialize must be sent alone/],
      [{ body: one, headers: { "mcp-protocol-version": "2025-06-18" } }, /"2025-06-18" has no batches/],
      [{ body: one, headers: { "mcp-protocol-version": "2025-11-25" } }, /"2025-11-25" has no batches/],
      [{ body: one, headers: { "mcp-protocol-version": "2026-07-28" } }, /"2026-07-28" has no batches/],
      [{ body: [listTools.body] }, /batches may not contain/],
    ];
    for (const [sent, message] of cases)
      expect(await refused(sent)).toMatchObject({
        status: 400,
        code: -32600,
        id: null,
        message: expect.stringMatching(message),
      });
  });

  test.each([null, "", 7, true, [1], { _meta: 5 }, { _meta: [] }, { _meta: { progressToken: {} }, requestId: {} }])(
    "a notification with the params %j is taken with 202",
    async (params) => {
      for (const method of ["notifications/initialized", "notifications/cancelled", "notifications/odd"])
        for (const headers of [{}, { "mcp-protocol-version": "2026-07-28", "mcp-method": method }] as Record<
          string,
          string
        >[])
          expect((await send({ body: { jsonrpc: "2.0", method, params }, headers })).status).toBe(202);
    },
  );

  test("notifications and answers are taken with 202 and nothing else", async () => {
    const messages = [
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } },
      { jsonrpc: "2.0", id: 5, result: {} },
      [{ jsonrpc: "2.0", method: "notifications/initialized" }],
    ];
    for (const body of messages) {
      const { status, text } = await send({ body });
      expect([status, text]).toEqual([202, ""]);
    }
    // A message without a request looks the same in both eras.
    for (const body of [...messages.slice(0, 3), { jsonrpc: "2.0", id: 5, error: { code: 1, message: "No." } }]) {
      const { status, text } = await send({ body, headers: { "mcp-protocol-version": "2026-07-28" } });
      expect([body, status, text]).toEqual([body, 202, ""]);
    }
    const { body } = modern("notifications/cancelled", { requestId: 1 });
    const { id: _, ...cancelled } = body as { id: unknown };
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "notifications/cancelled" };
    expect((await send({ body: cancelled, headers })).status).toBe(202);
  });

  test.for(["nope", "constructor", "__proto__", "toString", "", "server/discover", "subscriptions/listen"])(
    "the method %j is not found",
    async (method) => {
      expect(await refused(legacy(method, {}))).toMatchObject({ status: 200, code: -32601, id: 1 });
    },
  );
});

describe("the era without a handshake", () => {
  test("server/discover tells versions, abilities and instructions", async () => {
    const { status, body } = await send(modern("server/discover"));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      resultType: "complete",
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: { listChanged: false } },
      instructions: expect.stringContaining("search_tools"),
      ttlMs: 300_000,
      cacheScope: "public",
      _meta: { "io.modelcontextprotocol/serverInfo": { name: "touchstone" } },
    });
  });

  test("a header that says something else than the body is refused", async () => {
    const call = modern("tools/call", { name: "get_tool", arguments: {} });
    const { "mcp-name": _, ...unnamed } = call.headers!;
    const { "mcp-method": __, ...withoutMethod } = listTools.headers!;
    const cases: McpRequest[] = [
      withHeaders(call, { "mcp-name": "get_review" }),
      { body: call.body, headers: unnamed },
      withHeaders(listTools, { "mcp-method": "tools/call" }),
      { body: listTools.body, headers: withoutMethod },
      withHeaders(listTools, { "mcp-protocol-version": "2025-11-25" }),
      { body: listTools.body, headers: { "mcp-method": "tools/list" } },
    ];
    for (const sent of cases) expect(await refused(sent)).toMatchObject({ status: 400, code: -32020, id: 1 });
  });

  test("an unknown version is refused with those that are served", async () => {
    const asked = modern("tools/list", { _meta: { "io.modelcontextprotocol/protocolVersion": "2099-01-01" } });
    const refusal = await refused(withHeaders(asked, { "mcp-protocol-version": "2099-01-01" }));
    expect(refusal).toMatchObject({
      status: 400,
      code: -32022,
      data: { supported: ["2026-07-28"], requested: "2099-01-01" },
    });
  });

  test("a request without what each must carry, or with it in a wrong type, is refused", async () => {
    const bare = withHeaders(legacy("tools/list", {}), listTools.headers!);
    expect(await refused(bare)).toMatchObject({ status: 400, code: -32602, id: 1 });
    for (const capabilities of [5, null, []]) {
      const asked = modern("tools/list", { _meta: { "io.modelcontextprotocol/clientCapabilities": capabilities } });
      expect(await refused(asked)).toMatchObject({ status: 400, code: -32602, id: 1 });
    }
  });

  test.for(["nope", "ping", "initialize", "logging/setLevel", "constructor", "__proto__"])(
    "the method %j is not found, with status 404",
    async (method) => {
      expect(await refused(modern(method))).toMatchObject({ status: 404, code: -32601, id: 1 });
    },
  );

  test("subscriptions/listen is acknowledged and ends, since no list changes without a release", async () => {
    const { status, headers, text } = await send(
      modern("subscriptions/listen", { notifications: { toolsListChanged: true } }),
    );
    expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    expect(text).toMatch(/notifications\/subscriptions\/acknowledged[\s\S]*"resultType":"complete"/);
  });
});
