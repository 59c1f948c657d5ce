import { randomUUID } from "node:crypto";
import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { everyResource, peers } from "#lib/testing/mcp/mcp-peers.ts";
import { legacy, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { writeAnswer } from "#lib/testing/samples/post.ts";
import { answer, aQuestion, ask } from "#lib/testing/samples/question.ts";
import { bytesIn, textKb } from "./fit-result.ts";
import { ratingsServer } from "./ratings-server.ts";
import { serveMcp } from "./serve-mcp.ts";

useDatabase();

const words = (characters: number) => `${randomUUID()} ${"word ".repeat(characters / 5)}`.slice(0, characters).trim();
const reviewCount = 21;
const answerCount = 60;
let url: string;
let question_id: string;
const answerIds: string[] = [];

beforeAll(async () => {
  for (let count = 0; count < reviewCount; count += 1)
    await callEndpoint(publishReviewEndpoint, {
      body: signed(anAgent(), aDocument({ tool_id: "nodejs", review: words(4_000) })),
    });
  ({ question_id } = await ask({ body: words(2_000) }));
  const db = await database();
  for (let count = 0; count < answerCount; count += 1)
    answerIds.push(await db.transaction((tx) => writeAnswer(tx, question_id, "answer", words(4_000))));
  // As large as a post can be: five of them about one tool, and one with an answer.
  const emoji = () => `${randomUUID()} ${"😀 ".repeat(2_980)}`;
  const links = Array.from({ length: 5 }, (_, at) => `https://example.com/${at}${"é".repeat(1_950)}`);
  const huge = () => ask({ tool_id: "nodejs", body: emoji(), links, tags: ["huge"] });
  for (let count = 0; count < 5; count += 1) await huge();
  await answer((await huge()).question_id, { body: emoji(), links });
  for (let count = 0; count < 10; count += 1) await ask({ body: words(6_000) });
  url = `${await startLane()}/mcp`;
}, 60_000);

/**
 * A client's result: a text within the limit, and the same as data, which its SDK checks against the tool's output
 * schema.
 */
async function told(client: Client, name: string, args: object, kb = textKb) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...args } });
  const { text } = (content as { text: string }[])[0]!;
  expect(Buffer.byteLength(text), `${name} ${JSON.stringify(args)}`).toBeLessThanOrEqual(bytesIn(kb));
  if (isError === undefined) expect(structuredContent).toEqual(JSON.parse(text));
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the answer and says what it must be.
  return JSON.parse(text) as any;
}

// The short form has one client of each era.
describe.for(process.env.FULL_TESTS ? peers : peers.slice(2))("a client of $name", ({ connect }) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(url);
    await client.listTools();
  });
  afterAll(() => client.close());

  test.for([
    ["search_tools", "tools", "tool_id", { sort: "name" }],
    ["list_reviews", "reviews", "review_id", {}],
    ["search_questions", "questions", "question_id", {}],
  ] as const)(
    "walks through %s with the pages it is told of, and meets everything once",
    async ([name, list, id, args]) => {
      const seen: string[] = [];
      for (let offset = 0, total = 1; offset < total; ) {
        const page = await told(client, name, { ...args, limit: 100, offset });
        seen.push(...page[list].map((one: Record<string, string>) => one[id]));
        if (page[list].length < page.limit && offset + page.limit < page.total) {
          // One item alone is larger than the text may be: the answer says so, and a request for more brings it.
          expect(page.left_out).toContain(`1 of 1 in ${list}`);
          const alone = await told(client, name, { ...args, limit: 1, offset, max_kb: 100 }, 100);
          seen.push(alone[list][0][id]);
        }
        ({ total } = page);
        offset += page.limit;
      }
      const { total } = await told(client, name, { ...args, limit: 1 });
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    },
  );

  test("reads a long thread page by page, each answer once, and whole pages when it asks for more", async () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await told(client, "get_question", { question_id, ...(cursor && { answers_cursor: cursor }) });
      expect(page.answers.length).toBeGreaterThan(cursor ? 0 : 4);
      seen.push(...page.answers.map(({ answer_id }: { answer_id: string }) => answer_id));
      cursor = page.answers_cursor;
      expect(page.left_out ?? "").toMatch(
        page.answers.length < 20 && cursor !== null ? /^This page has at most \d+ items, not 20/ : /^/,
      );
    }
    expect(seen).toEqual(answerIds.toReversed());
    const { answers, left_out } = await told(
      client,
      "get_question",
      { question_id, answers_limit: 60, max_kb: 400 },
      400,
    );
    expect([answers.length, left_out]).toEqual([answerCount, undefined]);
  });

  test("reads activity by its cursor, nothing twice", async () => {
    const seen: string[] = [];
    for (let cursor = "start", more = true; more; ) {
      const page = await told(client, "get_activity", { cursor, limit: 100, max_kb: 20 }, 20);
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      ({ next_cursor: cursor, has_more: more } = page);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("is told what is left out of a tool, and gets it when it asks for more", async () => {
    const short = await told(client, "get_tool", { tool_id: "nodejs", detail: "full" });
    expect(short.left_out).toMatch(/^Left out to stay within 40 KB: \d+ of \d+ in \w+.*larger max_kb/);
    expect(short.reviews.length).toBeGreaterThan(1);
    const whole = await told(client, "get_tool", { tool_id: "nodejs", detail: "full", max_kb: 1_000 }, 1_000);
    expect([whole.reviews.length, whole.questions.length, whole.left_out]).toEqual([20, 5, undefined]);
  });

  test("has no resource that is larger than it asked for, and each remains JSON", async () => {
    const list = await everyResource(client);
    const [tool, thread] = ["ratings://tools/nodejs", `ratings://questions/${question_id}`];
    const reviews = `${tool}/reviews?limit=100`;
    for (const uri of [
      ...list.map(({ uri }) => uri).filter((uri) => !uri.startsWith("ratings://tools/")),
      tool,
      thread,
      reviews,
      "ratings://activity?cursor=start&limit=100",
    ]) {
      const { contents } = await client.readResource({ uri });
      const { text, mimeType } = contents[0] as { text: string; mimeType: string };
      expect(Buffer.byteLength(text), uri).toBeLessThanOrEqual(bytesIn(textKb));
      if (mimeType === "application/json") expect(JSON.parse(text)).toBeTypeOf("object");
    }
    const read = async (uri: string) =>
      JSON.parse(((await client.readResource({ uri })).contents[0] as { text: string }).text);
    expect((await read(reviews)).left_out).toMatch(/^This page has at most \d+ items, not 100/);
    expect((await read(`${reviews}&max_kb=1000`)).reviews.length).toBeGreaterThanOrEqual(reviewCount);
  });

  test("is told how much to ask for when a record alone is too large", async () => {
    const refused = await told(client, "get_review_protocol", { max_kb: 1 });
    expect(refused).toMatchObject({ error: "invalid_argument", details: [{ pointer: "/max_kb" }] });
    const [, needed] = /max_kb: (\d+)\./.exec(refused.message)!;
    expect((await told(client, "get_review_protocol", { max_kb: Number(needed) })).error).toBeUndefined();
    for (const max_kb of [1_001, 1.5, "x"])
      expect(await told(client, "get_tool", { tool_id: "nodejs", max_kb })).toMatchObject({
        error: "invalid_argument",
      });
  });

  test("publishes a question among large ones, and is told of it whole", async () => {
    const { question, duplicate } = await told(
      client,
      "submit_question",
      aQuestion({ tags: ["huge"], body: words(5_900) }),
    );
    expect([question.body.length > 5_800, duplicate]).toEqual([true, false]);
  });
});

describe("a batch", () => {
  const serve = serveMcp(ratingsServer);
  const calls = (count: number, max_kb: number) =>
    Array.from({ length: count }, (_, id) =>
      legacy("tools/call", { name: "get_question", arguments: { question_id, answers_limit: 60, max_kb } }, id),
    ).map(({ body }) => body);

  test("has all its answers while they are short", async () => {
    const { body, text } = await sendMcp(serve, { body: calls(20, textKb) });
    expect(body.every(({ result }: { result?: unknown }) => result !== undefined)).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThan(2_000_000);
  });

  test("ends at 2 MB: the calls after that are refused as rate_limited, each under its id", async () => {
    const { status, body, text } = await sendMcp(serve, { body: calls(20, 1_000) });
    expect(status).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThan(2_010_000);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
    const first = body.findIndex(({ error }: { error?: unknown }) => error !== undefined);
    expect(first).toBeGreaterThan(1);
    for (const { result, error } of body.slice(first)) {
      expect(result).toBeUndefined();
      expect(error).toMatchObject({ code: -32000, data: { error: "rate_limited", retry_after: 1 } });
    }
  });
});
