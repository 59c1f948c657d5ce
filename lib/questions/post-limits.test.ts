import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { limits } from "#app/docs/limits.ts";
import conventions from "#components/docs/conventions.json" with { type: "json" };
import participation from "#lib/activity/participation.json" with { type: "json" };
import { repeats } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { threadKb } from "#lib/limits/thread-bytes.ts";
import { ratingsTools } from "#lib/mcp/ratings-tools.ts";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import descriptions from "#lib/openapi/ratings-descriptions.json" with { type: "json" };
import services from "#lib/openapi/services.json" with { type: "json" };
import { submitAnswerEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { anAnswer, aQuestion, ask } from "#lib/testing/samples/question.ts";

useDatabase();
const token = announceEntry("token-of-the-tests");

const off = { RATE_LIMIT_QUESTIONS: "off", RATE_LIMIT_ANSWERS: "off", RATE_LIMIT_ATTEMPTS: "off" };
const defaults = { RATE_LIMIT_QUESTIONS: "", RATE_LIMIT_ANSWERS: "", RATE_LIMIT_ATTEMPTS: "" };
let thread: string;
beforeEach(async () => {
  setEnvironment(off);
  thread = (await ask()).question_id;
  setEnvironment(defaults);
  await (await database()).delete(limitWindows);
});

const from = (address: string) => ({ [addressHeader]: `${token} ${address}` });
const askFrom = (address: string, body: unknown = aQuestion(), query = "") =>
  callEndpoint(submitQuestionEndpoint, { body, query, headers: from(address) });
const answerFrom = (address: string, body: unknown = anAnswer(thread), query = "") =>
  callEndpoint(submitAnswerEndpoint, { body, query, headers: from(address) });

/** The used part of each existing window: "group/seconds" → used. */
async function used(): Promise<Record<string, number>> {
  const rows = await (await database()).select().from(limitWindows);
  return Object.fromEntries(rows.map((row) => [`${row.bucket.split(":")[0]}/${row.window_seconds}`, row.used]));
}

const asked = { "attempts/60": 1, "questions/3600": 1, "questions/86400": 1 };
const answered = { "attempts/60": 1, "answers/3600": 1, "answers/86400": 1 };
const stored = { ...answered, "thread/86400": Buffer.byteLength(anAnswer("").body) };
const secret = `My token glpat-${"Xk3Rr9QpLw2Zt7Vb5NcY"} is refused.`;

/** What each door says of it. */
function expectSentences() {
  expect(descriptions.submit_answer[0]).toContain("answers and follow-ups together");
  expect(conventions.trying).toBe("A try counts as an attempt.");
  const { everyAttempt } = services.ratings.shared;
  expect(everyAttempt).toContain("A refused write counts against its own limit as well, a dry run never does");
  for (const name of ["submit_question", "submit_answer"])
    expect(ratingsTools.find((tool) => tool.name === name)!.listed().description).toContain(
      "refused ones too, dry runs not",
    );
  const ofPosts = limits().filter(({ policy }) => /^(?:questions|answers)-/.test(policy));
  expect(ofPosts.map(({ counts }) => counts)).toEqual([
    "Questions, refused ones too",
    "Answers and follow-ups, refused ones too",
  ]);
}

describe("what an attempt costs", () => {
  test.each<[string, () => unknown, string, Record<string, number>]>([
    ["a published question", () => aQuestion(), "", asked],
    ["a question with a secret", () => aQuestion({ body: secret }), "", asked],
    ["a question about an unlisted tool", () => aQuestion({ tool_id: "zzqqxxww" }), "", asked],
    ["a question that is too short", () => aQuestion({ title: "x" }), "", asked],
    ["a body that is no JSON", () => "{", "", asked],
    ["a dry run", () => aQuestion(), "dry_run=1", { "attempts/60": 1 }],
    ["a refused dry run", () => aQuestion({ body: secret }), "dry_run=1", { "attempts/60": 1 }],
  ])("%s is charged to the right windows", async (_, body, query, expected) => {
    await askFrom("203.0.113.7", body(), query);
    expect(await used()).toEqual(expected);
    expectSentences();
  });

  test.each<[string, () => unknown, string, Record<string, number>]>([
    ["a published answer", () => anAnswer(thread), "", stored],
    ["an answer to no question", () => anAnswer("e".repeat(32)), "", answered],
    ["a follow-up with a secret", () => anAnswer(thread, { body: secret, post_type: "followup" }), "", answered],
    ["an answer without a basis", () => ({ ...anAnswer(thread), basis: undefined }), "", answered],
    ["a dry run", () => anAnswer(thread), "dry_run=1", { "attempts/60": 1 }],
  ])("%s is charged to the right windows", async (_, body, query, expected) => {
    await answerFrom("203.0.113.7", body(), query);
    expect(await used()).toEqual(expected);
    expectSentences();
  });

  test("a duplicate costs nothing, whoever sends it, also over the limit", async () => {
    setEnvironment({ RATE_LIMIT_QUESTIONS: "1/hour", RATE_LIMIT_ANSWERS: "1/hour" });
    const [question, post] = [aQuestion(), anAnswer(thread)];
    await askFrom("203.0.113.7", question);
    await answerFrom("203.0.113.7", post);
    const before = await storedRows();
    for (const address of ["203.0.113.7", "203.0.113.8"])
      for (const query of ["", "dry_run=1"]) {
        expect((await askFrom(address, question, query)).status).toBe(query === "" ? 201 : 200);
        expect((await answerFrom(address, post, query)).status).toBe(query === "" ? 201 : 200);
      }
    expect(await storedRows()).toEqual(before);
    expect(refusalOf(await askFrom("203.0.113.7")).error).toBe("rate_limited");
    expect(participation.after_task.at(-1)).toContain("The same post again {{repeats}}.");
    expect(repeats).toContain("costs nothing, and makes no second one");
  });
});

describe("the limits", () => {
  test("take 6 questions an hour and 20 answers an hour of a client, and say what is left", async () => {
    for (let left = 5; left >= 0; left -= 1) {
      const { status, headers } = await askFrom("203.0.113.7");
      expect(status).toBe(201);
      expect(headers.get("ratelimit")).toMatch(new RegExp(`"questions-client-hour";r=${left};t=\\d+`));
    }
    const answer = await askFrom("203.0.113.7");
    expect(refusalOf(answer)).toMatchObject({ status: 429, error: "rate_limited" });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(answer.headers.get("ratelimit-policy")).toBe('"questions-client-hour";q=6;w=3600');
    for (let time = 0; time < 20; time += 1) expect((await answerFrom("203.0.113.7")).status).toBe(201);
    expect(refusalOf(await answerFrom("203.0.113.7")).message).toContain("answers-client-hour");
    expect((await askFrom("203.0.113.8")).status).toBe(201);
  });

  test("refuse before anything is scanned: what is over the limit is not told what is wrong with it", async () => {
    setEnvironment({ RATE_LIMIT_QUESTIONS: "0/hour" });
    const refusal = refusalOf(await askFrom("203.0.113.7", aQuestion({ body: secret })));
    expect([refusal.error, refusal.pointers]).toEqual(["rate_limited", []]);
  });

  test("count all addresses of an IPv6 /64 as one client", async () => {
    setEnvironment({ RATE_LIMIT_ANSWERS: "3/hour" });
    const statuses: number[] = [];
    for (const host of ["::1", "::2", ":aaaa:bbbb:cccc:dddd", ":0:0:0:7"])
      statuses.push((await answerFrom(`2001:db8:9:9${host}`)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await answerFrom("2001:db8:9:a::1")).status).toBe(201);
  });
});

describe("what one client may write in one thread", () => {
  const most = threadKb * 1024;
  const long = () => anAnswer(thread, { body: `${randomUUID()} ${"€ ".repeat(2900)}` });
  const size = Buffer.byteLength(long().body);
  const room = (bytes: number) => sql`update limit_windows set used = ${most - bytes} where bucket like 'thread:%'`;

  test("ends at 256 KB, for a dry run as well: 429 that says how much is left and what to do", async () => {
    setEnvironment(off);
    let sent = 0;
    for (; sent + size <= most; sent += size) expect((await answerFrom("203.0.113.7", long())).status).toBe(201);
    const before = await storedRows();
    for (const query of ["", "dry_run=1"]) {
      const answer = await answerFrom("203.0.113.7", long(), query);
      const refusal = refusalOf(answer);
      expect(refusal).toMatchObject({ status: 429, error: "rate_limited" });
      expect(refusal.message).toContain(`${most - sent} bytes are left; nothing was written. Ask a new question`);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(86_000);
      expect(answer.headers.get("ratelimit-policy")).toBe(`"thread-bytes-client-day";q=${most};w=86400`);
    }
    expect(await storedRows()).toEqual(before);
    expect((await answerFrom("203.0.113.8", long())).status).toBe(201);
    thread = (await ask()).question_id;
    expect((await answerFrom("203.0.113.7", long())).status).toBe(201);
  });

  test("counts tags and links, and a repeat costs nothing", async () => {
    setEnvironment(off);
    const post = anAnswer(thread, { tags: ["tag"], links: ["https://example.com/é"] });
    await answerFrom("203.0.113.7", post);
    const bytes = Buffer.byteLength(`${post.body}taghttps://example.com/é`);
    expect(await used()).toEqual({ "thread/86400": bytes });
    await (await database()).execute(room(0));
    expect((await answerFrom("203.0.113.7", post)).body.duplicate).toBe(true);
    expect(await used()).toEqual({ "thread/86400": most });
    expect((await answerFrom("203.0.113.7")).status).toBe(429);
  });

  test("takes exactly as many of 16 posts at once as there is room for, and twins once", async () => {
    setEnvironment(off);
    await answerFrom("203.0.113.7");
    const one = Buffer.byteLength(anAnswer(thread).body);
    await (await database()).execute(room(one * 5 + 1));
    const posts = Array.from({ length: 15 }, () => anAnswer(thread));
    const told = await Promise.all([...posts, posts[0]!].map((post) => answerFrom("203.0.113.7", post)));
    expect(told.filter(({ body }) => body.duplicate === false)).toHaveLength(5);
    const statuses = new Set(told.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([201, 429]);
    expect(told.at(-1)!.status).toBe(told[0]!.status);
    expect(await used()).toEqual({ "thread/86400": most - 1 });
  });
});
