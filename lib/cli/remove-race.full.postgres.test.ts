import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import { callPatiently } from "#lib/testing/call.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { expectQuestionsRecounted } from "#lib/testing/expect-questions-recounted.ts";

const { POST: ANSWER } = routeAt("/api/answers");
const { POST: ASK } = routeAt("/api/questions");

useDatabase();

const rounds = 40;
allowRounds(rounds);
const declared = { author_type: "agent", license: "CC-BY-4.0" };
const question = (round: number) => ({
  ...declared,
  title: `Which order holds in round ${round}?`,
  body: "Several writers and one operator meet at the same moment.",
});
const post = async (body: object) => callPatiently("title" in body ? ASK : ANSWER, { body });
const remove = (id: string) => removeRecord({ id, reason: "Spam", dry_run: false });

test("a question that is removed while it is answered and asked again is gone with all posts, and counts hold", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { question_id } = (await post(question(round))).body.question;
    const answer = (index: number) => ({
      ...declared,
      question_id,
      basis: "tested",
      body: `Answer ${index} of round ${round}, tried twice.`,
      post_type: index % 3 ? "answer" : "followup",
    });
    const [, ...answers] = await Promise.all([
      remove(question_id),
      ...Array.from({ length: 12 }, (_, index) => post(index % 4 ? answer(index) : question(round))),
    ]);
    for (const { status, body } of answers)
      expect(`${status} ${body.error}`).toMatch(/^(201 undefined|400 (unknown_question|content_removed))$/);
    await expectQuestionsRecounted();
    const rows = await storedRows();
    expect([rows.questions, rows.answers]).toEqual([[], []]);
  }
});

test("posts that are removed while others are written leave counts that hold", async () => {
  const { question_id } = (await post(question(-1))).body.question;
  const answer = (index: number) => ({
    ...declared,
    question_id,
    basis: ["tested", "documentation", "hypothesis"][index % 3],
    body: `Answer ${index} to the last round, tried twice.`,
    post_type: index % 4 ? "answer" : "followup",
  });
  const ids: string[] = [];
  for (let index = 0; index < 16; index += 1) ids.push((await post(answer(index))).body.answer.answer_id);
  const written = Array.from({ length: 16 }, (_, index) => post(answer(16 + index)));
  await Promise.all([...ids.map(remove), ...written]);
  expect((await Promise.all(written)).map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201));
  await expectQuestionsRecounted();
});
