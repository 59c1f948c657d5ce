import { describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { askMcp } from "#lib/testing/mcp/ask-mcp.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";
import { getToolEndpoint, getToolInBriefEndpoint } from "#lib/tools/contract.ts";
import { type Connection, serverClients } from "#lib/tools/facts/contract.ts";

const { DELETE, HEAD, OPTIONS } = routeAt("/api/tools/[tool_id]");

useDatabase();

const publish = async (tool_id: string) =>
  (await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument({ tool_id })) })).body.review;
const read = async (tool_id: string) => {
  const answer = await callEndpoint(getToolEndpoint, { path: { tool_id } });
  expect(answer.status).toBe(200);
  return resultOf(getToolEndpoint, answer);
};

describe("GET /api/tools/{tool_id}", () => {
  test("answers with the tool, and apart from each other its reviews and its desk assessments", async () => {
    const { tool, reviews, assessments, content_trust } = await read("github-mcp");
    expect(tool).toMatchObject({ tool_id: "github-mcp", type: "mcp", origin: "catalog", usage_score: null });
    expect(tool.sources).toEqual(["touchstone-catalog"]);
    expect([reviews, content_trust]).toEqual([[], "untrusted"]);
    for (const assessment of assessments) expect(assessment.kind).toBe("desk_assessment");
  });

  test("answers in short, at a path of its own, as over MCP", async () => {
    const path = { tool_id: "airtable-mcp" };
    const { result } = await askMcp("2026-07-28", "tools/call", { name: "get_tool", arguments: path });
    const short = await callEndpoint(getToolInBriefEndpoint, { path });
    expect([short.status, short.body]).toEqual([200, result.structuredContent]);
    const unlisted = await callEndpoint(getToolInBriefEndpoint, { path: { tool_id: "no-such" } });
    expect([unlisted.status, unlisted.body.error]).toEqual([404, "not_found"]);
  });

  const compact = ({ text, file }: Connection) => (file?.endsWith(".json") ? JSON.stringify(JSON.parse(text)) : text);
  test.each(serverClients)(
    "has the line of %s first, in short and over MCP too, else the JSON of other clients",
    async (client) => {
      for (const tool_id of ["figma-mcp", "airtable-mcp"]) {
        const { connect } = await read(tool_id);
        const line = connect.find((one) => one.client === client) ?? connect.find((one) => one.client === "json");
        const asked = { path: { tool_id }, query: { client } };
        const { body: all } = await callEndpoint(getToolEndpoint, asked);
        const { body: short } = await callEndpoint(getToolInBriefEndpoint, asked);
        expect([all.connect.length, all.connect[0]]).toEqual([connect.length, line]);
        const { page: _, ...own } = line!;
        expect(short.connect[0]).toEqual({ ...own, text: compact(line!) });
        const call = async (given: object, name = "other") => {
          const _meta = { "io.modelcontextprotocol/clientInfo": { name, version: "1" } };
          const sent = { name: "get_tool", arguments: { tool_id, ...given }, _meta };
          return (await askMcp("2026-07-28", "tools/call", sent)).result.structuredContent;
        };
        expect(await call({ client })).toEqual(short);
        expect(await call({}, client)).toEqual(short);
        expect(await call({ client }, "codex")).toEqual(short);
        expect((await call({})).connect).toMatchObject([{ client: "claude-code" }, { client: "json" }]);
      }
    },
  );

  test("refuses a client whose form is not known, and names those that are", async () => {
    const asked = { path: { tool_id: "figma-mcp" }, query: { client: "emacs" } };
    const { pointers, message } = refusalOf(await callEndpoint(getToolEndpoint, asked));
    expect(pointers).toEqual(["/client"]);
    expect(message).toMatch(/"claude-code".*"json"/);
  });

  test("shows the newest 20 reviews, newest first, and counts all of them", async () => {
    const published: string[] = [];
    for (let index = 0; index < 21; index += 1) published.unshift((await publish("github")).review_id);
    const { tool, reviews } = await read("github");
    expect(reviews.map(({ review_id }) => review_id)).toEqual(published.slice(0, 20));
    expect(tool.usage).toMatchObject({ review_count: 21, reviewer_count: 21, voices: 1, status: "insufficient" });
  });

  test("shows the newest 5 questions about it, newest first, as they stand now", async () => {
    const asked: string[] = [];
    for (let index = 0; index < 6; index += 1) asked.unshift((await ask({ tool_id: "twilio-api" })).question_id);
    await ask({ tool_id: "github-mcp" });
    await answer(asked[0]!);
    const { questions } = await read("twilio-api");
    expect(questions.map(({ question_id }) => question_id)).toEqual(asked.slice(0, 5));
    expect(questions[0]).toMatchObject({ tool_id: "twilio-api", status: "answered", answer_count: 1 });
    expect((await read("postmark-api")).questions).toEqual([]);
  });

  test("changes its ETag when a review is published and not before", async () => {
    const path = { tool_id: "postmark-api" };
    const etag = async () => (await callEndpoint(getToolEndpoint, { path })).headers.get("etag")!;
    const before = await etag();
    expect(await etag()).toBe(before);
    expect((await callEndpoint(getToolEndpoint, { path, headers: { "if-none-match": before } })).status).toBe(304);
    await publish("postmark-api");
    expect((await callEndpoint(getToolEndpoint, { path, headers: { "if-none-match": before } })).status).toBe(200);
  });

  test.each([
    ["githb-mcp", "github-mcp"],
    ["github-mpc", "github-mcp"],
    ["postmrak", "postmark-api"],
    ["send-grid", "sendgrid-api"],
    ["mcp-server-github", "github-mcp"],
    ["server-playwright", "playwright-mcp"],
    ["api-postmark-official", "postmark-api"],
  ])("answers 404 to %s and names %s as near", async (tool_id, near) => {
    const refusal = refusalOf(await callEndpoint(getToolEndpoint, { path: { tool_id } }));
    expect([refusal.status, refusal.error]).toEqual([404, "not_found"]);
    expect(refusal.near).toContain(near);
    expect(refusal.near!.length).toBeLessThanOrEqual(3);
  });

  test("names the tool that shares the telling word first, whatever the order of the words", async () => {
    const near = async (tool_id: string) =>
      refusalOf(await callEndpoint(getToolEndpoint, { path: { tool_id } })).near![0];
    expect(await near("mcp-server-github")).toBe("github-mcp");
    expect(await near("official-mcp-server-playwright")).toBe("playwright-mcp");
  });

  test.each([
    ["Stripe", "stripe-api"],
    ["GitHub MCP", "github-mcp"],
    ["@playwright/mcp", "playwright-mcp"],
    ["@modelcontextprotocol/server-github", "github-mcp"],
    ["Postmark_API", "postmark-api"],
  ])("refuses %s, which is no id, and names %s as near", async (tool_id, near) => {
    const refusal = refusalOf(await callEndpoint(getToolEndpoint, { path: { tool_id } }));
    expect([refusal.status, refusal.error, refusal.pointers]).toEqual([400, "invalid_argument", ["/tool_id"]]);
    expect(refusal.near).toContain(near);
  });

  test("answers 404 with nothing near to an id like none", async () => {
    expect(refusalOf(await callEndpoint(getToolEndpoint, { path: { tool_id: "zzqqxxww" } })).near).toEqual([]);
  });

  test.each(["GitHub", "-github", "git_hub", "a".repeat(101), "", "github/mcp", "github\u0000", "github'--"])(
    "refuses the malformed id %j with 400",
    async (tool_id) => {
      const refusal = refusalOf(await callEndpoint(getToolEndpoint, { path: { tool_id } }));
      expect([refusal.error, refusal.pointers]).toEqual(["invalid_argument", ["/tool_id"]]);
    },
  );

  test("answers HEAD without a body, the preflight, and other methods with what is allowed", async () => {
    const path = { tool_id: "github-mcp" };
    const head = await call(HEAD, { path }, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect((await call(HEAD, { path: { tool_id: "zzqqxxww" } }, "HEAD")).status).toBe(404);
    expect((await call(OPTIONS, { path }, "OPTIONS")).status).toBe(204);
    const refused = await call(DELETE, { path }, "DELETE");
    expect([refusalOf(refused).error, refused.headers.get("allow")]).toEqual([
      "method_not_allowed",
      "GET, HEAD, OPTIONS",
    ]);
  });
});
