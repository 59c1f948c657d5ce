import { beforeAll, expect, test } from "vitest";
import { setEnvironment } from "#lib/testing/database.ts";
import { mcpFixture } from "#lib/testing/mcp/mcp-fixture.ts";
import { modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { serveMcp } from "./serve-mcp.ts";

beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test" }));

const serve = serveMcp(mcpFixture);
const call = (name: string, _meta = {}) => sendMcp(serve, modern("tools/call", { name, arguments: {}, _meta }, "one"));

test("a result that nothing went ahead of is answered as JSON, whole and under its id", async () => {
  const { status, body } = await call("test_simple_text");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: "one",
    result: {
      content: [{ type: "text", text: "This is a simple text response for testing." }],
      resultType: "complete",
    },
  });
});

test("a result that progress went ahead of ends its stream of events, as whole", async () => {
  const { headers, text } = await call("test_tool_with_progress", { progressToken: "mine" });
  expect(headers.get("content-type")).toBe("text/event-stream");
  const events = [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!));
  expect(events.slice(0, -1).map(({ params }) => params.progress)).toEqual([0, 50, 100]);
  expect(events.at(-1)).toMatchObject({ id: "one", result: { content: [{ type: "text", text: "mine" }] } });
});
