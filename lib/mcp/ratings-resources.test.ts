import { like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { routeAt } from "#lib/api/routes.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { getReviewEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { ratings } from "../api/ratings.ts";
import { closeDatabase, database } from "../db/client.ts";
import { statusOf } from "../errors.ts";
import { openApiDocument } from "../openapi/document.ts";
import { errorCodesIn } from "../openapi/service.ts";
import { call } from "../testing/call.ts";
import { setEnvironment, useDatabase } from "../testing/database.ts";
import { askMcp, eras } from "../testing/mcp/ask-mcp.ts";
import { aDocument, anAgent, signed } from "../testing/samples/agent.ts";
import { answer, ask } from "../testing/samples/question.ts";
import { tools } from "../tools/tools.sql.ts";
import { wholeOpenApi } from "./ratings-resources.ts";

const { GET: ACTIVITY } = routeAt("/api/activity");
const { GET: DIMENSIONS } = routeAt("/api/dimensions");
const { GET: REVIEWS } = routeAt("/api/reviews");
const { GET: SOURCES } = routeAt("/api/sources");
const { GET: STATS } = routeAt("/api/stats");
const { GET: TOOL } = routeAt("/api/tools/[tool_id]");
const { GET: TOOLS } = routeAt("/api/tools");

useDatabase();

let review_id: string;
let question_id: string;
let answer_id: string;
beforeAll(async () => {
  const publish = () =>
    callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument({ tool_id: "github-mcp" })) });
  await publish();
  review_id = (await publish()).body.review.review_id;
  ({ question_id } = await ask({ tool_id: "github-mcp", title: 'Is "this" <b>read</b> as data? `yes`' }));
  ({ answer_id } = await answer(question_id));
});

const read = async (uri: string, era: (typeof eras)[number] = "2026-07-28") => {
  const { result, error } = await askMcp(era, "resources/read", { uri });
  if (error !== undefined) throw new Error(`${uri}: ${error.message}`);
  expect(result.contents).toHaveLength(1);
  expect(result.contents[0].uri).toBe(uri);
  return result.contents[0] as { text: string; mimeType: string };
};
const json = async (uri: string) => JSON.parse((await read(uri)).text);

describe("a resource is what its REST route answers", () => {
  test.each([
    ["ratings://rubric", DIMENSIONS, {}],
    ["ratings://stats", STATS, {}],
    ["ratings://sources", SOURCES, {}],
    ["ratings://tools/github-mcp", TOOL, { path: { tool_id: "github-mcp" } }],
    ["ratings://tools/github-mcp/reviews", REVIEWS, { query: "tool_id=github-mcp" }],
    ["ratings://tools/github-mcp/reviews?limit=1", REVIEWS, { query: "tool_id=github-mcp&limit=1" }],
    ["ratings://tools/github-mcp/reviews?limit=1&offset=1", REVIEWS, { query: "tool_id=github-mcp&limit=1&offset=1" }],
    ["ratings://activity", ACTIVITY, {}],
    ["ratings://activity?limit=2&cursor=start", ACTIVITY, { query: "limit=2&cursor=start" }],
    ["ratings://categories/email", TOOLS, { query: "category=email" }],
  ])("%s", async (uri, route, asked) => {
    const { status, body } = await call(route as never, asked);
    expect(status).toBe(200);
    for (const era of eras) {
      const { text, mimeType } = await read(uri, era);
      expect([JSON.parse(text), mimeType]).toEqual([body, "application/json"]);
    }
  });

  test("a review and a thread", async () => {
    const review = await callEndpoint(getReviewEndpoint, { path: { review_id } });
    expect(await json(`ratings://reviews/${review_id}`)).toEqual(review.body);
    const question = await callEndpoint(getQuestionEndpoint, { path: { question_id }, query: "answers_limit=20" });
    expect(await json(`ratings://questions/${question_id}`)).toEqual(question.body);
  });

  test("health, but for what is measured again each time", async () => {
    const [here, rest] = [await json("ratings://health"), (await callEndpoint(getHealthEndpoint)).body];
    for (const { checks } of [here, rest]) {
      checks.storage.latency_ms = null;
      checks.event_loop.longest_stall_ms = null;
    }
    expect(here).toEqual(rest);
  });
});

describe("what the service says of itself", () => {
  test("the OpenAPI description is the one that is served, and every error code is explained", async () => {
    expect((await read(wholeOpenApi)).text).toBe(JSON.stringify(openApiDocument(ratings)));
    const outline = await json("ratings://openapi");
    expect(outline["x-left-out"]).toContain(wholeOpenApi);
    expect(Object.keys(outline.paths)).toEqual(Object.keys(openApiDocument(ratings).paths));
    const { errors } = await json("ratings://errors");
    expect(errors.map(({ code, status }: { code: string; status: number }) => [code, status])).toEqual(
      expect.arrayContaining(errorCodesIn(ratings).map((code) => [code, statusOf[code]])),
    );
    for (const { code, when, example } of errors) {
      expect(when).toMatch(/\S \S/);
      expect(example).toMatchObject({ error: code, message: expect.any(String) });
    }
  });

  test.each([
    ["review-document", ["document", "public_key"], "run_id"],
    ["question", ["dry_run"], "title"],
    ["answer", ["dry_run"], "basis"],
  ])("the schema of a %s is closed and stands alone", async (name, without, required) => {
    const schema = await json(`ratings://schemas/${name}.json`);
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `ratings://schemas/${name}.json`,
      type: "object",
      additionalProperties: false,
    });
    expect(schema.required).toContain(required);
    for (const other of without) expect(schema.properties).not.toHaveProperty(other);
    expect(JSON.stringify(schema)).not.toContain("$ref");
  });

  test("the vectors hold the worked example of the protocol, and the guide names the same bytes", async () => {
    const { review, numbers, ed25519, refused_public_keys } = await json("ratings://test-vectors");
    const { text, mimeType } = await read("ratings://review-protocol");
    expect(mimeType).toBe("text/markdown");
    for (const part of [review.canonical, review.document_sha256, review.signature]) expect(text).toContain(part);
    for (const { vectors } of [numbers, ed25519, refused_public_keys]) expect(vectors.length).toBeGreaterThan(2);
  });

  test("the guide to taking part is whole and readable", async () => {
    const { text, mimeType } = await read("ratings://participation");
    expect(mimeType).toBe("text/markdown");
    expect(text).toMatch(/^# How to take part\n/);
    for (const heading of ["When this applies", "After a task", "Checking in", "Never", "Where"])
      expect(text).toContain(`\n## ${heading}\n`);
    expect(text).not.toMatch(/undefined|\[object/);
  });
});

describe("how long an answer may be kept", () => {
  test.each([
    ["ratings://rubric", 30_000],
    ["ratings://health", 0],
    ["ratings://activity", 0],
  ])("%s for %d ms", async (uri, ttlMs) => {
    const { result } = await askMcp("2026-07-28", "resources/read", { uri });
    expect(result).toMatchObject({ ttlMs, cacheScope: "public" });
  });
});

describe.each(eras)("what there is not, or is asked wrongly, is refused (%s)", (era) => {
  const refused = async (uri: string) => (await askMcp(era, "resources/read", { uri })).error!;

  test.each([
    "ratings://nothing",
    "ratings://stats?x=1",
    "ratings://tools",
    "file:///etc/passwd",
    "",
    "not an address",
  ])("%j is no resource", async (uri) => {
    expect(await refused(uri)).toMatchObject({ code: -32602, data: { uri }, message: expect.stringMatching(/list/) });
  });

  test("an unknown tool, with the ids that look like it", async () => {
    const uri = "ratings://tools/githb-mcp";
    const { code, data } = await refused(uri);
    expect({ code, ...data }).toMatchObject({ code: -32602, uri, error: "not_found" });
    expect(data.near).toContain("github-mcp");
  });

  test("an unknown review and an unknown question", async () => {
    for (const noun of ["reviews", "questions"]) {
      const { code, message, data } = await refused(`ratings://${noun}/${"0".repeat(32)}`);
      expect([code, data.error]).toEqual([-32602, "not_found"]);
      expect(message).not.toContain("/api/");
    }
  });

  test.each([
    ["ratings://tools/GitHub%20MCP", "invalid_argument", "/tool_id"],
    ["ratings://tools/x%00", "invalid_argument", "/tool_id"],
    ["ratings://tools/github-mcp/reviews?limit=0", "invalid_argument", "/limit"],
    ["ratings://tools/github-mcp/reviews?limit=2&limit=3", "invalid_argument", "/limit"],
    ["ratings://tools/githb-mcp/reviews", "invalid_argument", "/tool_id"],
    ["ratings://reviews/xyz", "invalid_argument", "/review_id"],
    ["ratings://categories/everything", "invalid_argument", "/category"],
    ["ratings://activity?cursor=mine", "invalid_cursor", "/cursor"],
  ])("%s: %s at %s", async (uri, error, pointer) => {
    const { code, data } = await refused(uri);
    expect([code, data.error, data.details[0].pointer]).toEqual([-32602, error, pointer]);
  });
});

describe("completion", () => {
  const complete = async (ref: object, name: string, value: string, era: (typeof eras)[number] = "2026-07-28") =>
    askMcp(era, "completion/complete", { ref, argument: { name, value } });
  const tool = { type: "ref/resource", uri: "ratings://tools/{tool_id}" };
  const prompt = (name: string) => ({ type: "ref/prompt", name });

  test.each(eras)("gives the ids that begin as typed, at most 100, and says how many there are (%s)", async (era) => {
    const all = (await complete(tool, "tool_id", "", era)).result.completion;
    expect(all.values).toHaveLength(100);
    expect(all.values).toEqual([...all.values].sort());
    expect(all.hasMore).toBe(true);
    expect(all.total).toBe((await callEndpoint(searchToolsEndpoint)).body.total);
    const some = (await complete(tool, "tool_id", " GitHub", era)).result.completion;
    expect(some.values).toContain("github-mcp");
    expect(some.values.every((id: string) => id.startsWith("github"))).toBe(true);
    expect([some.total, some.hasMore]).toEqual([some.values.length, false]);
  });

  test.each(["%", "_", "git_ub", "g%", "é"])("%j begins no id: nothing in it is a wildcard", async (value) => {
    const { result } = await complete(tool, "tool_id", value);
    expect(result.completion).toEqual({ values: [], total: 0, hasMore: false });
  });

  test("knows categories, outcomes, tags and the ids of reviews and questions", async () => {
    await ask({ tags: ["quay-side", "quota"] });
    const values = async (ref: object, name: string, value: string) =>
      (await complete(ref, name, value)).result.completion.values;
    expect(await values({ type: "ref/resource", uri: "ratings://categories/{category}" }, "category", "d")).toEqual([
      "databases",
      "data",
      "developer-tools",
      "design",
    ]);
    expect(await values(prompt("review_tool_run"), "outcome", "")).toEqual(["success", "partial", "failure"]);
    expect(await values(prompt("audit_tool"), "tool_id", "github-m")).toContain("github-mcp");
    expect(await values(prompt("answer_open_questions"), "tag", "quay")).toEqual(["quay-side"]);
    for (const [noun, id] of [
      ["review", review_id],
      ["question", question_id],
    ] as const) {
      const ref = { type: "ref/resource", uri: `ratings://${noun}s/{${noun}_id}` };
      expect(await values(ref, `${noun}_id`, id.slice(0, 12))).toEqual([id]);
      expect(await values(ref, `${noun}_id`, "")).toContain(id);
      expect(await values(ref, `${noun}_id`, answer_id)).toEqual([]);
    }
  });

  test("of more than 1,000 shows the first 100 and gives no total", async () => {
    const db = await database();
    const row = {
      name: "x",
      description: "x",
      type: "api",
      website: "https://x.example/",
      tags: [],
      origin: "catalog",
    };
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      ...row,
      tool_id: `quay-${String(index).padStart(4, "0")}`,
      sources: [],
      search: sql`''::tsvector` as never,
    }));
    await db.insert(tools).values(many as (typeof tools.$inferInsert)[]);
    const { completion } = (await complete(tool, "tool_id", "quay-")).result;
    expect(completion).toEqual({ values: many.slice(0, 100).map(({ tool_id }) => tool_id), hasMore: true });
    const { completion: exact } = (await complete(tool, "tool_id", "quay-0")).result;
    expect([exact.values.length, exact.total, exact.hasMore]).toEqual([100, 1_000, true]);
    await db.delete(tools).where(like(tools.tool_id, "quay-%"));
  });

  test("of an argument that is not there, or that anything can be, is empty", async () => {
    for (const [ref, name] of [
      [tool, "outcome"],
      [tool, "constructor"],
      [prompt("choose_tool"), "task"],
      [{ type: "ref/resource", uri: "ratings://rubric" }, "tool_id"],
    ] as const)
      expect((await complete(ref, name, "")).result.completion.values).toEqual([]);
  });

  test.each(eras)("of what there is not is refused (%s)", async (era) => {
    for (const ref of [prompt("no_such_prompt"), { type: "ref/resource", uri: "ratings://tools/{id}" }])
      expect((await complete(ref, "tool_id", "", era)).error).toMatchObject({
        code: -32602,
        message: expect.stringMatching(/list/),
      });
  });
});

describe("while storage is away", () => {
  let home: string | undefined;
  beforeAll(async () => {
    await closeDatabase();
    home = process.env.DATABASE_URL;
    setEnvironment({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
  });
  afterAll(async () => {
    await closeDatabase();
    if (home === undefined) delete process.env.DATABASE_URL;
    setEnvironment(home === undefined ? {} : { DATABASE_URL: home });
  });

  test.each([
    ["resources/read", { uri: "ratings://tools/github-mcp" }],
    ["prompts/get", { name: "audit_tool", arguments: { tool_id: "github-mcp" } }],
    [
      "completion/complete",
      { ref: { type: "ref/prompt", name: "audit_tool" }, argument: { name: "tool_id", value: "g" } },
    ],
  ])("%s says when to try again, and no more", async (method, params) => {
    for (const era of eras) {
      const { error } = await askMcp(era, method, params);
      expect(error).toMatchObject({ code: -32000, data: { error: "storage_unavailable", retry_after: 5 } });
      expect(JSON.stringify(error)).not.toMatch(/ECONN|127\.0\.0\.1|\.ts:/);
    }
  });

  test("what needs none is still there, and health says how it is", async () => {
    expect((await read("ratings://rubric")).text).toContain("anchors");
    expect(await json("ratings://health")).toMatchObject({ status: "degraded", error: "storage_unavailable" });
  });
});
