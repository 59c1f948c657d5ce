import { beforeAll, describe, expect, test } from "vitest";
import { setEnvironment } from "#lib/testing/database.ts";
import { mcpFixture } from "#lib/testing/mcp/mcp-fixture.ts";
import { legacy, modern, refusalOf, sendMcp, withHeaders } from "#lib/testing/mcp/send-mcp.ts";
import { serveMcp } from "./serve-mcp.ts";

beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test" }));

const ratings = serveMcp(mcpFixture);
const connector = serveMcp(mcpFixture, { initializeEra: "sse" });
const slow = { name: "test_tool_with_progress", arguments: {}, _meta: { progressToken: "mine" } };
const doors: [name: string, serve: typeof ratings, of: typeof legacy | typeof modern][] = [
  ["the ratings in the older era", ratings, legacy],
  ["the ratings in 2026-07-28", ratings, modern],
  ["the connector in the older era", connector, legacy],
  ["the connector in 2026-07-28", connector, modern],
];

const onlyJson = ["application/json", "application/*", "application/json, text/event-stream;q=0", "*/*, text/*;q=0"];
const onlyStream = ["text/event-stream", "text/*", "text/event-stream, application/*;q=0", "Text/Event-Stream;q=0.2"];
const either = ["application/json, text/event-stream", "*/*", "", "text/event-stream, application/json;q=0.5"];
const neither = ["text/html", "application/xml, text/plain", "*/*;q=0", "application/json;q=0", "nonsense"];

/** The messages of a stream of events. */
const eventsIn = (text: string) => [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!));

describe.each(doors)("%s", (_, serve, of) => {
  const ask = (accept: string, method = "tools/call", params: Record<string, unknown> = slow) =>
    sendMcp(serve, withHeaders(of(method, params, "one"), { accept }));

  test.each(onlyJson)("Accept %j gets JSON, of a call with progress too", async (accept) => {
    for (const [method, params] of [
      ["tools/list", {}],
      ["tools/call", slow],
    ] as const) {
      const { status, headers, body } = await ask(accept, method, params);
      expect([status, headers.get("content-type")]).toEqual([200, "application/json"]);
      expect(body).toMatchObject({ jsonrpc: "2.0", id: "one", result: expect.any(Object) });
    }
  });

  test.each(onlyStream)("Accept %j gets one stream, which ends with the answer", async (accept) => {
    for (const [method, params] of [
      ["tools/list", {}],
      ["tools/call", slow],
    ] as const) {
      const { status, headers, text } = await ask(accept, method, params);
      expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream"]);
      expect(eventsIn(text).at(-1)).toMatchObject({ jsonrpc: "2.0", id: "one", result: expect.any(Object) });
    }
  });

  test("Accept with both, or with what means both, is answered", async () => {
    for (const accept of either) expect([accept, (await ask(accept)).status]).toEqual([accept, 200]);
  });

  test.each(neither)("Accept %j is refused with the two forms that there are", async (accept) => {
    expect(await refusalOf(ask(accept))).toMatchObject({
      status: 406,
      code: -32000,
      message:
        "The answer is JSON or one stream of events: let the Accept header allow application/json or text/event-stream.",
    });
  });

  test("an error comes in the form that is taken", async () => {
    const { text } = await ask("text/event-stream", "tools/call", { name: "nope", arguments: {} });
    const error = text.startsWith("{") ? JSON.parse(text) : eventsIn(text).at(-1);
    expect(error).toMatchObject({ id: "one", error: expect.any(Object) });
    const { body } = await ask("application/json", "tools/call", { name: "nope", arguments: {} });
    expect(body).toMatchObject({ id: "one", error: expect.any(Object) });
  });
});

test.each([
  ["the ratings", ratings],
  ["the connector", connector],
])("a batch at %s is one list in JSON, and the same answers in a stream", async (_, serve) => {
  const body = ["a", "b"].map((id) => legacy("tools/list", {}, id).body);
  const asJson = await sendMcp(serve, withHeaders({ body }, { accept: "application/json" }));
  expect(asJson.body.map(({ id }: { id: string }) => id).sort()).toEqual(["a", "b"]);
  const asStream = await sendMcp(serve, withHeaders({ body }, { accept: "text/event-stream" }));
  expect(
    eventsIn(asStream.text)
      .map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual(["a", "b"]);
});

test("listening, which ends at once, is answered in JSON too", async () => {
  const listen = modern("subscriptions/listen", { notifications: {} }, "one");
  const { status, headers } = await sendMcp(ratings, withHeaders(listen, { accept: "application/json" }));
  expect([status, headers.get("content-type")]).toEqual([200, "application/json"]);
});
