import { describe, expect, test } from "vitest";
import { answerCall } from "#lib/mcp/answer-mcp.ts";
import { fixedMethods, ratingsServer } from "#lib/mcp/ratings-server.ts";
import { serveMcp } from "#lib/mcp/serve-mcp.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { legacy, modern, sendMcp, withHeaders } from "#lib/testing/mcp/send-mcp.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { anAgent } from "#lib/testing/samples/agent.ts";

useDatabase();

const keeping = serveMcp(ratingsServer, { keep: answerCall });
const fresh = serveMcp(ratingsServer);

const calls = [
  { name: "get_tool", arguments: { tool_id: "github-mcp" } },
  { name: "list_reviews", arguments: { tool_id: "github-mcp", limit: 3 } },
  { name: "search_tools", arguments: { q: "github", detail: "full" } },
  { name: "get_activity", arguments: {} },
];

describe.each([
  ["initialize", legacy],
  ["2026-07-28", modern],
] as const)("in the era of %s", (_, message) => {
  test("a kept result is the one that is made now, under the id of its request, after every write", async () => {
    for (const writes of [0, 1, 2]) {
      if (writes > 0) await publishOn(new Date(), anAgent(), { title: `Opened request ${writes}` });
      for (const call of calls)
        for (const id of [1, "two", 3]) {
          const sent = message("tools/call", call, id);
          const [kept, made] = [await sendMcp(keeping, sent), await sendMcp(fresh, sent)];
          expect(kept.body, call.name).toEqual(made.body);
          expect([kept.status, kept.body.id]).toEqual([200, id]);
          expect(Object.fromEntries(kept.headers)).toEqual(Object.fromEntries(made.headers));
        }
    }
  });

  test("what only a release changes is what the SDK answers, for each client and under the id of its request", async () => {
    for (const method of fixedMethods)
      for (const id of [1, "two", 3])
        for (const _meta of [{}, { "io.modelcontextprotocol/clientInfo": { name: "other", version: "2" } }]) {
          const sent = message(method, { _meta }, id);
          const [kept, made] = [await sendMcp(keeping, sent), await sendMcp(fresh, sent)];
          expect(kept.body, method).toEqual(made.body);
          expect(Object.fromEntries(kept.headers)).toEqual(Object.fromEntries(made.headers));
          expect([kept.status, kept.body.id]).toEqual([made.status, id]);
        }
  });

  test("a result is kept from the second call on, and what only a release changes stays kept after a write", async () => {
    let made = 0;
    const counting = serveMcp(ratingsServer, {
      keep: (request, body, answer) =>
        answerCall(request, body, () => {
          made += 1;
          return answer();
        }),
    });
    const client = { _meta: { "io.modelcontextprotocol/clientInfo": { name: "counting", version: "1" } } };
    for (const sent of [message("tools/list", client), message("tools/call", { ...calls[0], ...client })]) {
      made = 0;
      for (const _ of ["first", "second"]) await sendMcp(counting, sent);
      expect(made).toBe(2);
    }
    await publishOn(new Date(), anAgent(), {});
    made = 0;
    await sendMcp(counting, message("tools/list", client, 7));
    expect(made).toBe(0);
    await sendMcp(counting, message("tools/call", { ...calls[0], ...client }, 7));
    expect(made).toBe(1);
  });

  test("a list from a cursor is refused beside the kept one", async () => {
    for (const params of [{}, { cursor: "other" }, {}]) {
      const { body } = await sendMcp(keeping, message("tools/list", params));
      expect(body.error === undefined).toBe(!("cursor" in params));
    }
  });

  test("a refusal is made each time, and a new record is found at once", async () => {
    const review = { name: "get_review", arguments: { review_id: "0".repeat(32) } };
    for (const _ of ["first", "again"]) {
      const { body } = await sendMcp(keeping, message("tools/call", review));
      expect(body.result.isError).toBe(true);
    }
    const { review_id } = await publishOn(new Date(), anAgent(), {});
    const { body } = await sendMcp(keeping, message("tools/call", { ...review, arguments: { review_id } }));
    expect(body.result.structuredContent.review.review_id).toBe(review_id);
  });
});

test("headers that say something else than the body are refused beside a kept result", async () => {
  const call = modern("tools/call", calls[0]);
  expect((await sendMcp(keeping, call)).status).toBe(200);
  const discover = modern("server/discover");
  expect((await sendMcp(keeping, discover)).status).toBe(200);
  const others = { "mcp-name": "get_review", "mcp-method": "tools/list", "mcp-protocol-version": "1" };
  for (const [name, value] of Object.entries(others)) {
    expect((await sendMcp(keeping, withHeaders(call, { [name]: value }))).status, name).toBe(400);
    if (name === "mcp-name") continue;
    expect((await sendMcp(keeping, withHeaders(discover, { [name]: value }))).status, name).toBe(400);
  }
});
