import { expect, test } from "vitest";
import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import type { Endpoint } from "#lib/contract.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";
import { anAnswer, answer, aQuestion, ask } from "#lib/testing/samples/question.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import {
  getQuestionEndpoint,
  searchQuestionsEndpoint,
  submitAnswerEndpoint,
  submitQuestionEndpoint,
} from "./contract.ts";

useDatabase();

const thread = async (question_id: string) =>
  resultOf(getQuestionEndpoint, await callEndpoint(getQuestionEndpoint, { path: { question_id } }));
const about = async (tool_id: string) =>
  resultOf(searchQuestionsEndpoint, await callEndpoint(searchQuestionsEndpoint, { query: `tool_id=${tool_id}` }));
const newest = async (limit: number) =>
  resultOf(getActivityEndpoint, await callEndpoint(getActivityEndpoint, { query: `limit=${limit}` })).items.map(
    ({ tool_id, tool_listed, tool_name }) => [tool_id, tool_listed, tool_name],
  );

test("posts about an unlisted tool say so, and follow it onto the list and off it again", async () => {
  const tool_id = "harbour-pilot";
  const question = await ask({ tool_id });
  const { question_id } = question;
  const said = await answer(question_id, { tool_id });
  const about_none = await answer(question_id, { post_type: "followup" });
  expect([question, said].map((post) => post.tool_listed)).toEqual([false, false]);
  expect([about_none.tool_id, about_none.tool_listed]).toEqual([null, null]);
  expect(await newest(3)).toEqual([
    [tool_id, false, null],
    [tool_id, false, null],
    [tool_id, false, null],
  ]);
  expect((await about(tool_id)).questions).toMatchObject([{ question_id, tool_listed: false }]);
  expect(refusalOf(await callEndpoint(getToolEndpoint, { path: { tool_id } })).error).toBe("not_found");

  const tool = aTool({ name: 'The "Harbour" Pilot' });
  const { review } = (
    await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument({ tool_id, tool })) })
  ).body;
  expect(review.tool_name).toBe(tool.name);
  const read = await thread(question_id);
  expect([read.question.tool_listed, read.answers[0]!.tool_listed]).toEqual([true, true]);
  expect([read.question.tool_name, read.answers[0]!.tool_name]).toEqual([tool.name, tool.name]);
  expect(await newest(4)).toEqual(Array(4).fill([tool_id, true, tool.name]));
  const page = resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
  expect(page.questions).toMatchObject([{ question_id, tool_listed: true, tool_name: tool.name }]);
  expect(page.reviews).toEqual([review]);
});

test("a search about a tool that is neither listed nor asked about is refused, with ids like it", async () => {
  const refusal = refusalOf(await callEndpoint(searchQuestionsEndpoint, { query: "tool_id=github-mpc" }));
  expect([refusal.error, refusal.near]).toEqual(["invalid_argument", expect.arrayContaining(["github-mcp"])]);
  await ask({ tool_id: "github-mpc", tags: ["one"] });
  const none = resultOf(
    searchQuestionsEndpoint,
    await callEndpoint(searchQuestionsEndpoint, { query: "tool_id=github-mpc&tag=two" }),
  );
  expect([none.total, none.questions]).toEqual([0, []]);
});

test("a post about an unlisted tool is answered with the listed ids it may have meant, and others are not", async () => {
  const nearTo = async (body: unknown, query = "", endpoint: Endpoint = submitQuestionEndpoint) =>
    (await callEndpoint(endpoint, { body, query })).body.near;
  const near = expect.arrayContaining(["github-mcp"]);
  expect(await nearTo(aQuestion({ tool_id: "github-mpc" }))).toEqual(near);
  expect(await nearTo(aQuestion({ tool_id: "github-mpc" }), "dry_run=1")).toEqual(near);
  expect(await nearTo(aQuestion({ tool_id: "github-mcp" }))).toBeUndefined();
  expect(await nearTo(aQuestion())).toBeUndefined();
  const { question_id } = await ask();
  expect(await nearTo(anAnswer(question_id, { tool_id: "github-mpc" }), "", submitAnswerEndpoint)).toEqual(near);
});

test("the id of an unlisted tool goes from the feed and the log with the last post that names it", async () => {
  const tool_id = "quorvexian-slander";
  const remove = (id: string) => removeRecord({ id, reason: "Names a private person", dry_run: false });
  const tables = async () =>
    Object.entries(await storedRows())
      .filter(([, rows]) => rows.some((row) => row.includes(tool_id)))
      .map(([name]) => name);
  const [first, second] = [await ask({ tool_id }), await ask({ tool_id })];
  await answer(second.question_id, { tool_id });
  await remove(first.question_id);
  expect(await tables()).toContain("removals");
  await remove(second.question_id);
  expect(await tables()).toEqual([]);
});
