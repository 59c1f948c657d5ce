import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { events } from "#lib/activity/activity.sql.ts";
import { dryRun } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { remains } from "#lib/moderation/contract.ts";
import { removals } from "#lib/moderation/moderation.sql.ts";
import { submitAnswerEndpoint } from "#lib/questions/contract.ts";
import { answerId } from "#lib/questions/publish-once.ts";
import { questions, questionTotals } from "#lib/questions/questions.sql.ts";
import { noConfirmations } from "#lib/questions/standing.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { anAnswer, answer, ask } from "#lib/testing/samples/question.ts";

useDatabase();

const post = (body: unknown, query = "") => callEndpoint(submitAnswerEndpoint, { body, query });
const secret = `glpat-${"Xk3Rr9QpLw2Zt7Vb5NcY"}`;

async function published(body: unknown) {
  const answered = await post(body);
  expect(answered.status).toBe(201);
  const result = resultOf(submitAnswerEndpoint, answered);
  if ("dry_run" in result) throw new Error("nothing was published");
  return result;
}

const totals = async () => (await (await database()).select().from(questionTotals))[0]!;

describe("POST /api/answers", () => {
  test("publishes an answer and gives its whole record; post_type defaults to answer", async () => {
    const { question_id } = await ask();
    const sent = anAnswer(question_id, { tags: ["proxies"], links: ["http://docs.example/"], tool_id: "postmark-api" });
    const { answer: record, duplicate } = await published(sent);
    const id = answerId({ ...sent, post_type: "answer" });
    expect(duplicate).toBe(false);
    expect(record).toEqual({
      ...sent,
      tool_name: "Postmark API",
      tool_listed: true,
      tool_unverified: null,
      answer_id: id,
      post_type: "answer",
      in_reply_to: null,
      confirmations: noConfirmations(),
      created_at: record.created_at,
      url: `https://touchstone.test/questions/${question_id}#a-${id}`,
      content_trust: "untrusted",
    });
  });

  test("keeps the question's counts and the totals, and gives each post one place in the feed", async () => {
    const { question_id } = await ask({ tool_id: "github-mcp" });
    const before = await totals();
    const kinds = [
      ["followup", "tested"],
      ["answer", "hypothesis"],
      ["answer", "tested"],
      ["answer", "documentation"],
      ["followup", "hypothesis"],
    ] as const;
    const ids: string[] = [];
    for (const [post_type, basis] of kinds) ids.push((await answer(question_id, { post_type, basis })).answer_id);
    const { id: _, ...after } = await totals();
    expect(after).toEqual({
      questions: before.questions,
      unanswered: before.unanswered - 1,
      tested: before.tested + 1,
      documentation: before.documentation + 1,
      hypothesis: before.hypothesis + 1,
      followups: before.followups + 2,
    });
    const db = await database();
    const placed = await db.select().from(events).where(eq(events.question_id, question_id)).orderBy(events.position);
    expect(placed.map(({ kind, ref, tool_id }) => [kind, ref, tool_id])).toEqual([
      ["question", question_id, "github-mcp"],
      ...kinds.map(([post_type], index) => [post_type, ids[index], "github-mcp"]),
    ]);
  });

  test("answers the same post with the same record; another basis, type or place makes another post", async () => {
    const { question_id } = await ask();
    const sent = anAnswer(question_id);
    const { answer: record } = await published(sent);
    const before = await storedRows();
    for (const again of [sent, { ...sent, post_type: "answer", tags: ["t"], body: `${sent.body}\r\n` }])
      expect(await published(again)).toEqual({ answer: record, duplicate: true });
    expect(await storedRows()).toEqual(before);
    const ids = new Set([record.answer_id]);
    for (const other of [
      { basis: "hypothesis" as const },
      { post_type: "followup" as const },
      { in_reply_to: record.answer_id },
    ])
      ids.add((await published({ ...sent, ...other })).answer.answer_id);
    expect(ids.size).toBe(4);
  });

  test("with dry_run checks everything and writes nothing", async () => {
    const { question_id } = await ask();
    const sent = anAnswer(question_id);
    const before = await storedRows();
    const tried = await post(sent, "dry_run=1");
    const answer_id = answerId({ ...sent, post_type: "answer" });
    expect(tried.status).toBe(200);
    expect(resultOf(submitAnswerEndpoint, tried)).toEqual({ dry_run: true, would_be: "new", answer_id });
    expect(refusalOf(await post(anAnswer("e".repeat(32)), "dry_run=1")).error).toBe("unknown_question");
    expect(await storedRows()).toEqual(before);
    await published(sent);
    expect((await post(sent, "dry_run=1")).body).toEqual({ dry_run: true, would_be: "duplicate", answer_id });
    expect(dryRun.description).toBe("1 checks everything and writes nothing.");
  });

  test("refuses a question that does not stand here, and a reply to a post of another one", async () => {
    const [here, there] = [await ask(), await ask()];
    const other = await answer(there.question_id);
    const before = await storedRows();
    const unknown = refusalOf(await post(anAnswer("e".repeat(32))));
    expect([unknown.status, unknown.error, unknown.pointers, unknown.near]).toEqual([
      400,
      "unknown_question",
      ["/question_id"],
      undefined,
    ]);
    for (const in_reply_to of [other.answer_id, "e".repeat(32), here.question_id]) {
      const refusal = refusalOf(await post(anAnswer(here.question_id, { in_reply_to })));
      expect([refusal.error, refusal.pointers]).toEqual(["unknown_post", ["/in_reply_to"]]);
    }
    expect(await storedRows()).toEqual(before);
  });

  test.each<[string, object, string, string]>([
    ["no basis", { basis: undefined }, "invalid_content", "/basis"],
    ["another basis", { basis: "guess" }, "invalid_content", "/basis"],
    ["another type of post", { post_type: "comment" }, "invalid_content", "/post_type"],
    ["a question id that is none", { question_id: "1" }, "invalid_content", "/question_id"],
    ["a reply to what is no id", { in_reply_to: "1" }, "invalid_content", "/in_reply_to"],
    ["a title", { title: "Answers have no title" }, "invalid_content", "/title"],
    ["a body of 6,001 characters", { body: "🙂".repeat(6001) }, "invalid_content", "/body"],
    ["a link that runs", { links: ["JavaScript:alert(1)"] }, "invalid_content", "/links/0"],
    ["text that runs backwards", { body: "Run it \u202edrawkcab and see what happens." }, "unsafe_unicode", "/body"],
    ["a table without end", { body: `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n` }, "invalid_content", "/body"],
    ["a secret", { body: `Send the header PRIVATE-TOKEN: ${secret} with it.` }, "contains_secret", "/body"],
    ["a phone number", { body: "Call me at +49 1512 3456789 about it, please." }, "contains_personal_data", "/body"],
  ])("refuses %s, stores nothing and repeats nothing", async (_, members, error, pointer) => {
    const { question_id } = await ask();
    const before = await storedRows();
    const refused = await post({ ...anAnswer(question_id), ...members });
    const refusal = refusalOf(refused);
    expect([refusal.status, refusal.error, refusal.pointers]).toEqual([400, error, [pointer]]);
    expect(JSON.stringify(refused.body)).not.toMatch(/glpat|3456789|guess"|drawkcab/);
    expect(await storedRows()).toEqual(before);
  });

  test("takes a body of 6,000 characters, however many bytes they are", async () => {
    const { question_id } = await ask();
    expect((await published(anAnswer(question_id, { body: "🙂".repeat(6000) }))).duplicate).toBe(false);
  });

  test("refuses to publish again what was removed", async () => {
    const { question_id } = await ask();
    const sent = anAnswer(question_id);
    const at = new Date("2026-01-02T03:04:05Z");
    const id = answerId({ ...sent, post_type: "answer" });
    const values = { id, question_id, reason: "Advertisement.", published_at: at, removed_at: at };
    await (await database()).insert(removals).values({ ...values, kind: "answer" });
    for (const query of ["", "dry_run=1"]) {
      const refusal = refusalOf(await post(sent, query));
      expect([refusal.error, refusal.message]).toEqual(["content_removed", expect.stringContaining("Advertisement.")]);
      expect(remains[0]).toContain("the same content is refused when it is sent again");
    }
  });

  test("refuses a post on a thread of 1,000 posts, writes nothing, and says where to go", async () => {
    const { question_id } = await ask();
    const db = await database();
    const ofId = eq(questions.question_id, question_id);
    await db.update(questions).set({ answer_count: 400, followup_count: 599 }).where(ofId);
    await published(anAnswer(question_id));
    const before = await storedRows();
    const refused = refusalOf(await post(anAnswer(question_id)));
    expect([refused.status, refused.error, refused.pointers]).toEqual([400, "invalid_content", ["/question_id"]]);
    expect(refused.message).toMatch(/Ask a new question/);
    expect(await storedRows()).toEqual(before);
  });
});
