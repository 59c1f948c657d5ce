import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { ratingsTools } from "#lib/mcp/ratings-tools.ts";
import { expectPartOf } from "#lib/testing/mcp/expect-part-of.ts";
import { useDatabase } from "../../testing/database.ts";
import { expectTable } from "../../testing/expect-table.ts";
import { askMcp } from "../../testing/mcp/ask-mcp.ts";
import { publishByMany, publishOn } from "../../testing/publish-on.ts";
import { anAgent, aTool } from "../../testing/samples/agent.ts";
import { answer, ask } from "../../testing/samples/question.ts";
import type { Connection } from "../../tools/facts/contract.ts";
import { briefKb, itemsInBrief } from "../fit-result.ts";
import { tellingReviews } from "./brief-results.ts";

useDatabase();

const words = (characters: number) => `${randomUUID()} ${"word ".repeat(characters / 5)}`.slice(0, characters).trim();
const widest = (characters: number) => "漢".repeat(characters);
const tool_id = "github-mcp";
let question_id: string;

beforeAll(async () => {
  const ratings = (speed: number) => ({ speed, reliability: speed, ease: 4.5 });
  const metrics = { latency_ms: 812.25, cost_usd: 0.0004, calls: 7 };
  for (let at = 0; at < 20; at += 1)
    await publishByMany(1, {
      tool_id,
      review: words(4_000),
      use_case: words(500),
      ratings: ratings(1 + (at % 9) / 2),
      metrics,
    });
  await publishByMany(3, { tool_id: "nodejs", ratings: ratings(4) });
  const asked = await ask({ tool_id, title: words(200), body: words(6_000), tags: ["sizes"] });
  question_id = asked.question_id;
  for (let at = 0; at < 20; at += 1) await answer(question_id, { body: words(4_000), links: ["https://a.example/"] });
  for (let at = 0; at < 7; at += 1) await ask({ tool_id, title: words(200), body: words(6_000), tags: ["sizes"] });
}, 60_000);

/** The text of a tool's answer, and its size in bytes. */
async function told(name: string, given: object) {
  const { result, error } = await askMcp("2026-07-28", "tools/call", { name, arguments: given });
  if (error !== undefined || result.isError) throw new Error(`${name}: ${JSON.stringify(error ?? result)}`);
  const { text } = result.content[0];
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the answer and says what it must be.
  return { bytes: Buffer.byteLength(text), body: JSON.parse(text) as any };
}

const sections = ["stats", "dimensions", "sources", "health", "participation"];

/** Calls with a short form: the most KB of it. */
const calls = (): [what: string, name: string, given: object, most: number][] => [
  ["a search of 8", "search_tools", { q: "send email" }, itemsInBrief * briefKb.listed],
  ["a list of 20", "search_tools", { limit: 20 }, 15],
  ["a tool with 20 reviews of 4,000 characters", "get_tool", { tool_id }, briefKb.tool],
  ["a tool with 3 reviews", "get_tool", { tool_id: "nodejs" }, briefKb.tool],
  ["two tools compared", "compare_tools", { tools: `${tool_id},nodejs` }, briefKb.comparison],
  ["8 reviews", "list_reviews", { tool_id }, 8],
  ["8 questions", "search_questions", { tag: "sizes" }, 6],
  ["a thread of 20 long answers", "get_question", { question_id }, briefKb.thread],
];

test("the sizes of answers are those in the table, and none is more than it may be", async () => {
  const listed = (method: string) =>
    askMcp("2026-07-28", method).then(({ result }) => {
      const { ttlMs: _, cacheScope: __, resultType: ___, ...list } = result;
      return Buffer.byteLength(JSON.stringify(list));
    });
  const rows = [
    ["`tools/list`", await listed("tools/list"), null, 27],
    ["`resources/list`", await listed("resources/list"), null, 5],
  ] as [string, number, number | null, number | null][];
  for (const [what, name, given, most] of calls()) {
    const brief = await told(name, given);
    const full = await told(name, { ...given, detail: "full", max_kb: 1_000 });
    rows.push([`\`${name}\`: ${what}`, brief.bytes, full.bytes, most]);
  }
  for (const [name, given] of [
    ["get_review_protocol", {}],
    ["get_activity", {}],
    ...sections.map((section) => ["get_service_info", { section }] as const),
  ] as const)
    rows.push([
      `\`${name}\`${"section" in given ? `: ${given.section}` : ""}`,
      (await told(name, given)).bytes,
      null,
      null,
    ]);
  for (const [what, bytes, , most] of rows) expect(bytes, what).toBeLessThanOrEqual((most ?? 40) * 1_000);
  const kb = (bytes: number | null) => (bytes === null ? "" : String(Math.ceil(bytes / 1_000)));
  const lines = rows.map(([what, brief, full, most]) => `| ${what} | ${kb(brief)} | ${kb(full)} | ${most ?? ""} |`);
  expectTable(
    "bench/README.md",
    "sizes",
    ["| answer | KB | full KB | at most |", "|---|---|---|---|", ...lines].join("\n"),
  );
});

test("a choice and a tool of it have at most 10 KB as sent, text and data together, whichever of the catalogue's tools they are", async () => {
  const read = async (name: string, given: object) => {
    const answer = await askMcp("2026-07-28", "tools/call", { name, arguments: given });
    expect([name, given, answer.result.isError]).toEqual([name, given, undefined]);
    return { bytes: Buffer.byteLength(JSON.stringify(answer)), body: answer.result.structuredContent };
  };
  const largest = { pick: 0, tool: 0 };
  const grow = (what: keyof typeof largest, bytes: number) => {
    largest[what] = Math.max(largest[what], bytes);
  };
  for (let offset = 0, total = 1; offset < total; offset += itemsInBrief) {
    const page = await read("search_tools", { sort: "name", offset });
    total = page.body.total;
    for (const { tool_id } of page.body.tools) {
      grow("tool", (await read("get_tool", { tool_id })).bytes);
      grow("tool", (await read("get_tool", { tool_id, client: "vs-code" })).bytes);
    }
  }
  for (const task of [
    "send email",
    "browse the web and fill in a form",
    "extract tables",
    "search the web",
    "query a database",
  ]) {
    grow("pick", (await read("recommend_tools", { task, constraints: ["free", "no-key"] })).bytes);
  }
  expect(largest.pick + largest.tool).toBeLessThanOrEqual(10_000);
}, 60_000);

test("a tool's short form says who says each fact, where and when, and which facts are not known", async () => {
  const { body } = await told("get_tool", { tool_id: "airtable-mcp" });
  const proof = { source: expect.stringMatching(/^https:/), read_at: expect.any(String), said_by: "publisher" };
  expect(body.facts).toMatchObject({ auth: { value: "key" }, licence: { value: "MIT" } });
  const proven = body.facts_from.flatMap(({ of }: { of: string[] }) => of);
  expect(proven).toEqual(expect.arrayContaining([...Object.keys(body.facts), "packages[0].settings"]));
  for (const one of body.facts_from) expect(one).toMatchObject(proof);
  expect(body.facts_omitted).toMatch(/^remotes, price, .*: not known; /);
  const { body: api } = await told("get_tool", { tool_id: "zendesk-api" });
  expect([api.connect, Object.keys(api.facts.auth)]).toEqual([[], ["value"]]);
  const { body: open } = await told("get_tool", { tool_id: "open-meteo-api" });
  expect(open.connect).toMatchObject([{ client: "curl" }]);
});

test("each fact of a short form has the source, the day and the speaker that it has in full, in packages too", async () => {
  const proofs = new Set<string>();
  for (const tool_id of [
    "open-meteo-api",
    "atlassian-mcp",
    "twilio-api",
    "airtable-mcp",
    "mongodb-mcp",
    "tesseract-ocr",
  ]) {
    const { body } = await told("get_tool", { tool_id });
    const { body: full } = await told("get_tool", { tool_id, detail: "full", max_kb: 1_000 });
    for (const { of, ...origin } of body.facts_from)
      for (const path of of as string[]) {
        const [, at, name] = /^packages\[(\d)\]\.(.+)$/.exec(path) ?? [];
        const fact = at === undefined ? full.facts[path] : full.facts.packages.value[at][name!];
        expect(fact, `${tool_id} ${path}`).toMatchObject(origin);
        proofs.add(`${tool_id} ${path}`);
      }
  }
  for (const proof of [
    "twilio-api packages[0].repository",
    "twilio-api packages[1].repository",
    "tesseract-ocr packages[1].origin",
    "atlassian-mcp licence",
  ])
    expect([...proofs]).toContain(proof);
});

test("the lines of a short form are compact, and say once what is to be known of them", async () => {
  const { body } = await told("get_tool", { tool_id: "arxiv-mcp" });
  expect(body.connect.map(({ client, note }: Connection) => [client, typeof note])).toEqual([
    ["claude-code", "string"],
    ["json", "undefined"],
  ]);
  expect(body.connect[1].text).toBe('{"mcpServers":{"arxiv-mcp":{"command":"uvx","args":["arxiv-mcp-server"]}}}');
  expect(body).not.toHaveProperty("reviews_omitted");
});

test("a line of a short form has no page but the source of its facts, which is not where its publisher says what it needs", async () => {
  const { body } = await told("get_tool", { tool_id: "github-mcp" });
  const { body: full } = await told("get_tool", { tool_id: "github-mcp", detail: "full", max_kb: 1_000 });
  expect(body.connect.filter((line: object) => "page" in line)).toEqual([]);
  const from = body.facts_from.find(({ of }: { of: string[] }) => of.includes("remotes"));
  expect(from.source).toBe(full.facts.remotes.source);
  expect(full.connect[0].page).not.toBe(from.source);
});

test("a short form is part of the full one", async () => {
  for (const [what, name, given] of calls()) {
    const brief = await told(name, { ...given, max_kb: 1_000 });
    const full = await told(name, { ...given, detail: "full", max_kb: 1_000 });
    expect(brief.bytes, what).toBeLessThan(full.bytes);
    const { facts_from: _, ...body } = brief.body;
    expectPartOf(body, full.body, what);
  }
});

test("a tool's short form has its worst and best reviews, and counts the others", async () => {
  const { body } = await told("get_tool", { tool_id });
  const { body: full } = await told("get_tool", { tool_id, detail: "full", max_kb: 1_000 });
  type Review = { review_id: string; document: { ratings: { speed: number } } };
  const speedOf = new Map(full.reviews.map((one: Review) => [one.review_id, one.document.ratings.speed]));
  expect(body.reviews.map((one: Review) => speedOf.get(one.review_id))).toEqual([1, 5]);
  expect(tellingReviews).toBe("worst and best");
  expect(body.reviews_omitted).toBe(18);
  const { result } = await askMcp("2026-07-28", "server/discover");
  expect(result.instructions).toContain("members that end in _omitted count what a brief one leaves out");
  expect(body.reviews[0].characters_omitted).toBeGreaterThan(3_500);
  expect(body.tool).toMatchObject({ usage_score: expect.any(Number), assessment_score: expect.any(Number) });
  expect(body.tool.usage).not.toHaveProperty("metrics");
});

test("a tool's short form has the whole text of reviews that its room is enough for", async () => {
  await publishByMany(3, { tool_id: "amazon-ses-api", review: words(150) });
  const { body } = await told("get_tool", { tool_id: "amazon-ses-api" });
  expect(body.reviews.map(({ document }: { document: { review: string } }) => document.review.length > 140)).toEqual([
    true,
    true,
  ]);
});

test("both scores are there and null where nothing was measured, in every short form of a tool", async () => {
  const { body } = await told("search_tools", { sort: "name", limit: 100 });
  for (const tool of body.tools)
    expect(Object.keys(tool)).toEqual(expect.arrayContaining(["usage_score", "assessment_score"]));
  expect(body.tools.some((tool: { usage_score: unknown }) => tool.usage_score === null)).toBe(true);
});

test("eight tools with the longest words that strangers can give them fit as well, and the answer says what is left out", async () => {
  for (let at = 0; at < 8; at += 1)
    await publishOn(new Date(), anAgent(), {
      tool_id: `${"wide-".repeat(18)}${at}`,
      tool: aTool({
        name: `${widest(95)} ${at}`,
        description: `zebrafish ${widest(490)}`,
        website: `https://a.example/${"é".repeat(60)}${at}`,
      }),
    });
  const { bytes, body } = await told("search_tools", { q: "zebrafish", limit: 8 });
  expect(bytes).toBeLessThanOrEqual(itemsInBrief * briefKb.listed * 1_000);
  expect(body.tools.length).toBeGreaterThan(2);
  expect(body.left_out).toMatch(/^This page has at most \d items, not 8/);
});

test("detail is brief or full, and nothing else", async () => {
  const { result } = await askMcp("2026-07-28", "tools/call", {
    name: "get_tool",
    arguments: { tool_id, detail: "short" },
  });
  expect(JSON.parse(result.content[0].text)).toMatchObject({
    error: "invalid_argument",
    details: [{ pointer: "/detail", message: expect.stringContaining("brief") }],
  });
});

test("every tool that has a short form takes detail, and no other", () => {
  const taking = ratingsTools.filter(({ listed }) => "detail" in (listed().inputSchema.properties ?? {}));
  const names = new Set(calls().map(([, name]) => name));
  expect(taking.map(({ name }) => name)).toEqual([...names]);
});
