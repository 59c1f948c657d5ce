import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishByMany } from "#lib/testing/publish-on.ts";
import { aTool } from "#lib/testing/samples/agent.ts";
import { compareToolsEndpoint } from "#lib/tools/compare/contract.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { assessments } from "#lib/tools/tools.sql.ts";

const { DELETE, HEAD } = routeAt("/api/compare");

useDatabase();

const compare = async (tools: string) => {
  const answer = await callEndpoint(compareToolsEndpoint, { query: `tools=${tools}` });
  expect(answer.status).toBe(200);
  return resultOf(compareToolsEndpoint, answer);
};
const refuse = async (query: string) => refusalOf(await callEndpoint(compareToolsEndpoint, { query }));

/** Reviews of a tool with these ratings, each by a separate voice. */
const publish = (tool_id: string, voices: number, ratings: ReviewDocument["ratings"], members = {}) =>
  publishByMany(voices, { tool_id, ratings, ...members });

describe("GET /api/compare", () => {
  beforeAll(async () => {
    await publish("resend-api", 10, { speed: 5, cost: 3, ease: 4 });
    await publish("postmark-api", 10, { speed: 2, cost: 3, ease: 4 });
    await publish("sendgrid-api", 2, { speed: 1, cost: 1, ease: 1 });
    await publish("harbour-pilot", 1, { speed: 4, cost: 4, ease: 4 }, { tool: aTool() });
  });

  test("answers with the tools in the order asked, each exactly as it is read by itself", async () => {
    const { tools, content_trust } = await compare("resend-api,mailgun-api,postmark-api");
    expect(tools.map(({ tool_id }) => tool_id)).toEqual(["resend-api", "mailgun-api", "postmark-api"]);
    for (const tool of tools)
      expect(tool).toEqual((await callEndpoint(getToolEndpoint, { path: { tool_id: tool.tool_id } })).body.tool);
    expect(content_trust).toBe("untrusted");
  });

  test("claims a lead outside the margin only, and names the tools it says nothing about", async () => {
    const { usage_ratings } = await compare("postmark-api,resend-api,sendgrid-api,mailgun-api");
    const not_compared = [
      { tool_id: "sendgrid-api", reason: "too_few_voices" },
      { tool_id: "mailgun-api", reason: "no_votes" },
    ];
    expect(usage_ratings.speed).toEqual({
      verdict: "lead",
      leader: "resend-api",
      higher: [{ tool_id: "resend-api", than: ["postmark-api"] }],
      not_compared,
    });
    expect(usage_ratings.cost).toEqual({ verdict: "no_clear_difference", leader: null, higher: [], not_compared });
    expect(usage_ratings.quality.verdict).toBe("not_enough_data");
  });

  test("says the same whatever the order asked", async () => {
    const one = await compare("postmark-api,resend-api");
    const other = await compare("resend-api,postmark-api");
    for (const id of dimensionIds) {
      const { verdict, leader, higher } = one.usage_ratings[id];
      expect(other.usage_ratings[id]).toMatchObject({ verdict, leader, higher });
    }
    expect(other.tools).toEqual(one.tools.toReversed());
  });

  test("says nothing where nothing was measured", async () => {
    const { usage_ratings } = await compare("mailgun-api,github-mcp");
    for (const id of dimensionIds)
      expect(usage_ratings[id]).toMatchObject({ verdict: "not_enough_data", leader: null });
  });

  test("gives the newest desk assessment of each tool apart, unmoved by any review and without a lead", async () => {
    const { assessments: read, warnings } = await compare("resend-api,harbour-pilot,postmark-api");
    expect(read.map(({ tool_id, kind }) => [tool_id, kind])).toEqual([
      ["resend-api", "desk_assessment"],
      ["postmark-api", "desk_assessment"],
    ]);
    expect(warnings).toEqual([]);
    const { body } = await callEndpoint(getToolEndpoint, { path: { tool_id: "resend-api" } });
    expect(read[0]).toEqual(body.assessments[0]);
    expect(JSON.stringify(read)).not.toMatch(/lead|verdict/);
  });

  test("warns when the newest desk assessments were made under different rubrics", async () => {
    const db = await database();
    const [old] = (await compare("nodejs,tavily-api")).assessments;
    const record = { ...old!, assessment_id: "f".repeat(32), rubric_version: "2.0", assessed_at: "2999-01-01" };
    await db.insert(assessments).values({ ...record, record });
    const { assessments: read, warnings } = await compare("nodejs,tavily-api");
    expect(read.map(({ rubric_version }) => rubric_version)).toEqual(["2.0", "1.0"]);
    expect(warnings).toEqual([
      { code: "rubric_mismatch", message: expect.stringContaining("rubric versions 1.0 and 2.0") },
    ]);
    expect((await compare("nodejs,harbour-pilot")).warnings).toEqual([]);
    await db.delete(assessments).where(eq(assessments.assessment_id, record.assessment_id));
  });

  test("compares a tool that a review listed a moment ago", async () => {
    const { tools } = await compare("harbour-pilot,resend-api");
    expect(tools[0]).toMatchObject({ name: "Harbour Pilot", origin: "review", usage: { status: "insufficient" } });
  });

  test.each([
    ["", ["/tools"], "tools is required."],
    ["tools=", ["/tools"], "tools must be 2 to 4 tool ids with commas between them."],
    ["tools=resend-api", ["/tools"], "tools must be 2 to 4 tool ids with commas between them."],
    ["tools=a,b,c,d,e", ["/tools"], "tools must be 2 to 4 tool ids with commas between them."],
    [`tools=${",".repeat(9000)}`, ["/tools"], "tools must be 2 to 4 tool ids with commas between them."],
    ["tools=nodejs,nodejs", ["/tools"], "tools must be different tools."],
    ["tools=nodejs,", ["/tools/1"], expect.stringMatching(/^tools, item 2, must be lower-case letters/)],
    ["tools=nodejs,git%20hub", ["/tools/1"], expect.stringMatching(/^tools, item 2, must be lower-case letters/)],
    ["tools=Node,GitHub", ["/tools/0", "/tools/1"], expect.stringMatching(/^tools, item 1, must be .* see details/)],
    [`tools=nodejs,${"a".repeat(101)}`, ["/tools/1"], "tools, item 2, must have at most 100 characters."],
    ["tools=nodejs,git-mcp&tools=nodejs,github", ["/tools"], "tools must be given once."],
    ["tools=nodejs,github&sort=usage", ["/sort"], expect.stringContaining("is not a parameter here")],
  ])("refuses ?%.40s", async (query, pointers, message) => {
    expect(await refuse(query)).toMatchObject({ status: 400, error: "invalid_argument", pointers, message });
  });

  test("refuses ids of no tool, points at each, and names what they may have meant", async () => {
    const refusal = await refuse("tools=resnd-api,postmark-api,sendgird-api");
    expect(refusal).toMatchObject({ status: 400, error: "invalid_argument", pointers: ["/tools/0", "/tools/2"] });
    expect(refusal.message).toContain("No tool has this id");
    expect(refusal.near).toEqual(expect.arrayContaining(["resend-api", "sendgrid-api"]));
    expect(refusal.near).not.toContain("postmark-api");
    expect(new Set(refusal.near).size).toBe(refusal.near!.length);
  });

  test("answers a repeated read with 304 until a review of one of the tools is published", async () => {
    const query = "tools=github-mcp,gitlab-mcp";
    const first = await callEndpoint(compareToolsEndpoint, { query });
    const headers = { "if-none-match": first.headers.get("etag")! };
    expect((await callEndpoint(compareToolsEndpoint, { query, headers })).status).toBe(304);
    await publish("github-mcp", 1, { speed: 4, cost: 4, ease: 4 });
    expect((await callEndpoint(compareToolsEndpoint, { query, headers })).status).toBe(200);
  });

  test("answers HEAD without a body and other methods with what is allowed", async () => {
    const head = await call(HEAD, { query: "tools=nodejs,github-mcp" }, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect(refusalOf(await call(DELETE, {}, "DELETE")).error).toBe("method_not_allowed");
  });
});
