import { beforeAll, describe, expect, test } from "vitest";
import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { listRemovalsEndpoint, remains } from "#lib/moderation/contract.ts";
import {
  getQuestionEndpoint,
  searchQuestionsEndpoint,
  submitAnswerEndpoint,
  submitQuestionEndpoint,
} from "#lib/questions/contract.ts";
import type { Answer, Question } from "#lib/questions/posts.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { expectQuestionsRecounted } from "#lib/testing/expect-questions-recounted.ts";

useDatabase();

const declared = { author_type: "agent", license: "CC-BY-4.0" };
const words = ["quorvex", "zibblenaut", "flumwidget"];
const asked = (n: number) => ({
  ...declared,
  title: `How are quorvexians sorted, case ${n}?`,
  body: `Tried case ${n} of the zibblenauts in every order that the manual names.`,
  tags: ["flumwidgets"],
  links: ["https://quorvex.example/manual"],
  tool_id: "github-mcp",
});

async function ask(n: number): Promise<Question> {
  const answer = await callEndpoint(submitQuestionEndpoint, { body: asked(n) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.question;
}

const posted = ({ question_id }: Question, body: string, members: object = {}) => ({
  ...declared,
  question_id,
  basis: "tested",
  body: `${body}: the zibblenauts were asked and had an opinion.`,
  ...members,
});

async function post(question: Question, body: string, members: object = {}): Promise<Answer> {
  const answer = await callEndpoint(submitAnswerEndpoint, { body: posted(question, body, members) });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.answer;
}

const remove = (id: string, reason = "Names a private person") => removeRecord({ id, reason, dry_run: false });
const threadOf = async ({ question_id }: Question) =>
  resultOf(getQuestionEndpoint, await callEndpoint(getQuestionEndpoint, { path: { question_id } }));

async function tablesWith(): Promise<string[]> {
  const rows = await storedRows();
  return Object.keys(rows).filter((name) =>
    rows[name]!.some((row) => words.some((word) => row.toLowerCase().includes(word))),
  );
}

describe("a removed answer or follow-up", () => {
  let question: Question;
  let [first, second, reply]: Answer[] = [];

  beforeAll(async () => {
    question = await ask(1);
    first = await post(question, "The first answer");
    second = await post(question, "The second answer", { basis: "documentation" });
    reply = await post(question, "A follow-up to the first", { post_type: "followup", in_reply_to: first.answer_id });
  });

  test("leaves a tombstone in its place, and what replied to it stays", async () => {
    await remove(first!.answer_id, "Advertises a shop");
    const thread = await threadOf(question);
    expect(thread.answers).toEqual([second, reply]);
    expect(reply!.in_reply_to).toBe(first!.answer_id);
    expect(remains[1]).toContain("a removed answer leaves its place in the thread, and replies to it stay");
    expect(thread.removed).toEqual([
      {
        answer_id: first!.answer_id,
        in_reply_to: null,
        removed_at: expect.stringMatching(/^\d{4}-.*Z$/),
        reason: "Advertises a shop",
      },
    ]);
    expect(thread.question).toMatchObject({ answer_count: 1, followup_count: 1, tested_count: 0, status: "answered" });
    await expectQuestionsRecounted();
  });

  test("takes the last activity back to what is left, and the last answer leaves the question unanswered", async () => {
    await remove(reply!.answer_id);
    expect((await threadOf(question)).question.last_activity_at).toBe(second!.created_at);
    await remove(second!.answer_id);
    const thread = await threadOf(question);
    expect(thread.question).toMatchObject({ status: "unanswered", answer_count: 0, followup_count: 0 });
    expect(thread.question.last_activity_at).toBe(question.created_at);
    expect(thread.removed.map(({ answer_id }) => answer_id)).toEqual(
      [first!, second!, reply!].map(({ answer_id }) => answer_id),
    );
    expect(thread.removed[2]!.in_reply_to).toBe(first!.answer_id);
    await expectQuestionsRecounted();
    const found = resultOf(
      searchQuestionsEndpoint,
      await callEndpoint(searchQuestionsEndpoint, { query: "status=unanswered" }),
    );
    expect(found.questions.map(({ question_id }) => question_id)).toContain(question.question_id);
  });

  test("is refused when it is posted again, and so is its dry run", async () => {
    const before = await storedRows();
    for (const query of ["", "dry_run=1"]) {
      const refusal = refusalOf(
        await callEndpoint(submitAnswerEndpoint, { body: posted(question, "The first answer"), query }),
      );
      expect([refusal.error, refusal.message]).toEqual([
        "content_removed",
        expect.stringMatching(/^This answer was removed by the operator at .* Reason: Advertises a shop\./),
      ]);
    }
    expect(await storedRows()).toEqual(before);
  });
});

describe("a removed question", () => {
  test("goes with all its posts and every word, each with a tombstone, and stays in the feed without words", async () => {
    const kept = await ask(2);
    const question = await ask(3);
    const answer = await post(question, "An answer", { basis: "hypothesis", tool_id: "stripe-api" });
    const followup = await post(question, "A follow-up", { post_type: "followup", in_reply_to: answer.answer_id });
    const { tombstones } = await remove(question.question_id, "Spam");
    const { question_id } = question;
    expect(tombstones).toMatchObject([
      { id: question_id, kind: "question", question_id, in_reply_to: null, tool_id: "github-mcp" },
      { id: answer.answer_id, kind: "answer", question_id, in_reply_to: null, tool_id: "stripe-api" },
      { id: followup.answer_id, kind: "followup", question_id, in_reply_to: answer.answer_id, tool_id: null },
    ]);
    expect(tombstones.map(({ published_at }) => published_at.toISOString())).toEqual(
      [question, answer, followup].map(({ created_at }) => created_at),
    );
    const log = resultOf(listRemovalsEndpoint, await callEndpoint(listRemovalsEndpoint, { query: "limit=3" }));
    expect(log.removals.map(({ id, kind }) => [id, kind])).toEqual(tombstones.map(({ id, kind }) => [id, kind]));
    expect(remains[1]).toContain("A question takes its answers and follow-ups along, each with its own line");
    await expectQuestionsRecounted();
    const { items } = resultOf(
      getActivityEndpoint,
      await callEndpoint(getActivityEndpoint, { query: "cursor=start&limit=100" }),
    );
    const gone = items.filter((item) => item.question_id === question_id);
    expect(gone.map(({ id, title, excerpt }) => [id, title, excerpt])).toEqual(
      [question_id, answer.answer_id, followup.answer_id].map((id) => [id, null, null]),
    );
    expect((await threadOf(kept)).question).toEqual(kept);
    for (const { question_id: id } of await everyQuestion()) await remove(id);
    expect(await tablesWith()).toEqual([]);
    await expectQuestionsRecounted();
  });

  test("is answered for with when, why and where that stands; neither it nor its answers can be posted again", async () => {
    const question = await ask(4);
    await post(question, "An answer to case four");
    await remove(question.question_id, "Asks for malware");
    const { question_id } = question;
    const refusal = refusalOf(await callEndpoint(getQuestionEndpoint, { path: { question_id } }));
    expect([refusal.error, refusal.message]).toEqual([
      "not_found",
      expect.stringMatching(
        /^This question was removed by the operator at .* Reason: Asks for malware\. .*\/moderation\.$/,
      ),
    ]);
    expect(refusalOf(await callEndpoint(submitQuestionEndpoint, { body: asked(4) })).error).toBe("content_removed");
    const again = await callEndpoint(submitAnswerEndpoint, { body: posted(question, "An answer to case four") });
    expect(refusalOf(again).error).toMatch(/^(unknown_question|content_removed)$/);
    await expectQuestionsRecounted();
  });

  test("in a dry run tells how much would go and changes nothing", async () => {
    const question = await ask(5);
    await post(question, "An answer to case five");
    const before = await storedRows();
    const told = await removeRecord({ id: question.question_id, reason: "Spam", dry_run: true });
    expect(told.tombstones.map(({ kind }) => kind)).toEqual(["question", "answer"]);
    expect(await storedRows()).toEqual(before);
  });
});

async function everyQuestion(): Promise<Question[]> {
  return resultOf(searchQuestionsEndpoint, await callEndpoint(searchQuestionsEndpoint, { query: "limit=100" }))
    .questions;
}
