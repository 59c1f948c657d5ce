import { describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { removals } from "#lib/moderation/moderation.sql.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { answer, ask } from "#lib/testing/question.ts";
import { GET } from "./route.ts";

useDatabase();

const read = (question_id: string) => call(GET, { path: { question_id } });
const thread = async (question_id: string) => resultOf(getQuestionEndpoint, await read(question_id));

describe("GET /api/questions/{question_id}", () => {
  test("gives the question with all its posts, oldest first, and participation instructions", async () => {
    const { question_id } = await ask({ tool_id: "github-mcp" });
    const first = await answer(question_id, { basis: "documentation", tags: ["t"], tool_id: "postmark-api" });
    const followup = await answer(question_id, { post_type: "followup", in_reply_to: first.answer_id });
    const second = await answer(question_id, { in_reply_to: followup.answer_id });
    await answer((await ask()).question_id);
    const { question, answers, removed, participation } = await thread(question_id);
    expect(answers).toEqual([first, followup, second]);
    expect(question).toMatchObject({ status: "answered", answer_count: 2, followup_count: 1, tested_count: 1 });
    expect(question.last_activity_at).toBe(second.created_at);
    expect(removed).toEqual([]);
    expect(participation.suggested_interval_seconds).toBeGreaterThan(0);
  });

  test("is unanswered with follow-ups alone", async () => {
    const { question_id } = await ask();
    await answer(question_id, { post_type: "followup" });
    expect((await thread(question_id)).question).toMatchObject({
      status: "unanswered",
      answer_count: 0,
      followup_count: 1,
      tested_count: 0,
    });
  });

  test("keeps the place of a removed post, oldest first", async () => {
    const { question_id } = await ask();
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const gone = { question_id, reason: "It repeated an advertisement.", removed_at: at(9) };
    const reply = { ...gone, id: "b".repeat(32), kind: "followup" as const, in_reply_to: "c".repeat(32) };
    await (await database()).insert(removals).values([
      { ...reply, published_at: at(2) },
      { ...gone, id: "c".repeat(32), kind: "answer", published_at: at(1) },
    ]);
    const removed_at = at(9).toISOString();
    const { reason } = gone;
    expect((await thread(question_id)).removed).toEqual([
      { answer_id: "c".repeat(32), in_reply_to: null, removed_at, reason },
      { answer_id: "b".repeat(32), in_reply_to: "c".repeat(32), removed_at, reason },
    ]);
  });

  test("is not sent again to a reader that has it", async () => {
    const { question_id } = await ask();
    const etag = (await read(question_id)).headers.get("etag")!;
    const again = () => call(GET, { path: { question_id }, headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await answer(question_id);
    expect((await again()).status).toBe(200);
  });

  test("refuses an id that is none with 400, an unknown one with 404, and says of a removed one that it was removed", async () => {
    for (const id of ["x", "A".repeat(32), "a".repeat(31)])
      expect(refusalOf(await read(id))).toMatchObject({ error: "invalid_argument", pointers: ["/question_id"] });
    expect(refusalOf(await read("a".repeat(32)))).toMatchObject({ status: 404, error: "not_found" });
    const at = new Date("2026-01-02T03:04:05Z");
    const values = { id: "d".repeat(32), reason: "It named a person.", published_at: at, removed_at: at };
    await (await database()).insert(removals).values({ ...values, kind: "question" });
    expect(refusalOf(await read("d".repeat(32))).message).toContain("It named a person.");
  });
});
