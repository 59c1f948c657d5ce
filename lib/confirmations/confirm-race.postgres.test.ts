import { expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { AppError } from "#lib/errors.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";
import { aConfirmation, confirmOn } from "#lib/testing/samples/confirmation.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";
import { confirm } from "./confirm.ts";
import { confirmEndpoint, listConfirmationsEndpoint } from "./contract.ts";

useDatabase();

const caller = (last: number) => ({ address: `203.0.113.${last}`, spent: [] });
const times = <Value>(count: number, make: (at: number) => Value) => Array.from({ length: count }, (_, at) => make(at));
const aFreshAnswer = async () => answer((await ask()).question_id);
const read = async (answer_id: string) => {
  const page = await callEndpoint(listConfirmationsEndpoint, { query: { answer_id, limit: 100 } });
  return resultOf(listConfirmationsEndpoint, page);
};

test("of many at once by one client without a signature exactly one counts", async () => {
  const { answer_id } = await aFreshAnswer();
  const done = await Promise.all(times(20, () => confirm({ answer_id, outcome: "worked" }, caller(1))));
  expect(done.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  expect((await read(answer_id)).total).toBe(1);
  expect(done[0]!.confirmations.anonymous.worked).toBe(1);
});

test("many at once, signed and unsigned, are all counted", async () => {
  const { answer_id, question_id } = await aFreshAnswer();
  await Promise.all(
    times(30, (at) =>
      confirm(
        at % 3 === 0 ? { answer_id, outcome: "did_not_work" } : signed(anAgent(), aConfirmation(answer_id)),
        caller(at + 1),
      ),
    ),
  );
  const page = await callEndpoint(getQuestionEndpoint, { path: { question_id } });
  expect(resultOf(getQuestionEndpoint, page).answers[0]!.confirmations).toMatchObject({
    standing: "works",
    voices: { worked: 20, worked_with_changes: 0, did_not_work: 0 },
    anonymous: { worked: 0, worked_with_changes: 0, did_not_work: 10 },
  });
});

test("one document sent many times at once is published once", async () => {
  const { answer_id } = await aFreshAnswer();
  const envelope = signed(anAgent(), aConfirmation(answer_id));
  const done = await Promise.all(times(20, (at) => confirm(envelope, caller(at + 1))));
  expect(done.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  expect((await read(answer_id)).total).toBe(1);
});

test("confirmations race the answer's removal, and nothing of them is left", async () => {
  const { answer_id } = await aFreshAnswer();
  const outcomes = await Promise.allSettled([
    ...times(12, (at) => confirm({ answer_id, outcome: "worked" }, caller(at + 1))),
    removeRecord({ id: answer_id, reason: "Taken out for a test", dry_run: false }),
    ...times(12, (at) => confirm(signed(anAgent(), aConfirmation(answer_id)), caller(at + 100))),
  ]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: "unknown_post" });
  expect((await read(answer_id)).total).toBe(0);
});

test("a reader who began before a confirmation reads on in the order of then, and meets every answer once", async () => {
  const { question_id } = await ask();
  const posted = [];
  for (let at = 0; at < 9; at += 1) posted.push(await answer(question_id, { basis: "hypothesis" }));
  const page = async (answers_cursor?: string) => {
    const query = { answers_limit: 3, ...(answers_cursor !== undefined && { answers_cursor }) };
    return resultOf(getQuestionEndpoint, await callEndpoint(getQuestionEndpoint, { path: { question_id }, query }));
  };
  const first = await page();
  // The oldest, which would come last, moves to the top; one that was read moves to the end.
  for (let at = 0; at < 3; at += 1) {
    await confirmOn(new Date(), anAgent(), posted[0]!.answer_id, "worked", `198.51.100.${at}`);
    await confirmOn(new Date(), anAgent(), posted[8]!.answer_id, "did_not_work", `198.51.100.${at}`);
  }
  const second = await page(first.answers_cursor!);
  const last = await page(second.answers_cursor!);
  const ids = [first, second, last].flatMap(({ answers }) => answers.map(({ answer_id }) => answer_id));
  expect(ids).toEqual(posted.map(({ answer_id }) => answer_id).toReversed());
  expect(last.answers_cursor).toBeNull();
  const again = (await page()).answers.map(({ answer_id }) => answer_id);
  expect(again[0]).toBe(posted[0]!.answer_id);
  expect(again).not.toContain(posted[8]!.answer_id);
});

test("a limit is exact among many at once, and what changes nothing costs nothing", async () => {
  setEnvironment({ RATE_LIMIT_CONFIRMATIONS: "5/hour" });
  const answers = [];
  const { question_id } = await ask();
  for (let at = 0; at < 8; at += 1) answers.push(await answer(question_id));
  const done = await Promise.allSettled(
    answers.map(({ answer_id }) => confirm({ answer_id, outcome: "worked" }, caller(200))),
  );
  const counted = done.flatMap((one) => (one.status === "fulfilled" ? [one.value.confirmation] : []));
  expect(counted).toHaveLength(5);
  const refused = done.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  for (const reason of refused) expect([reason instanceof AppError, reason.code]).toEqual([true, "rate_limited"]);
  const { answer_id } = counted[0]!;
  expect((await confirm({ answer_id, outcome: "worked" }, caller(200))).duplicate).toBe(true);
  // A signature that does not hold costs the client, not the key.
  const wrong = { ...signed(anAgent(), aConfirmation(answer_id)), public_key: anAgent().public_key };
  const tries = await Promise.allSettled(times(7, () => confirm(wrong, caller(201))));
  const codes = tries.map((one) => (one.status === "rejected" ? one.reason.code : "published"));
  expect(codes.toSorted()).toEqual([...times(5, () => "invalid_signature"), "rate_limited", "rate_limited"]);
  setEnvironment({ RATE_LIMIT_CONFIRMATIONS: "off" });
  expect(confirmEndpoint.limit).toBe("confirmations");
});
