import { beforeAll, describe, expect, test } from "vitest";
import { confirmEndpoint } from "#lib/confirmations/contract.ts";
import { ratingsTools } from "#lib/mcp/ratings-tools.ts";
import { endpointsOf } from "#lib/openapi/service.ts";
import { submitAnswerEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { askMcp } from "#lib/testing/mcp/ask-mcp.ts";
import { ownerSite } from "#lib/testing/owner-site.ts";
import { aDocument, anAgent, aReply, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { aConfirmation } from "#lib/testing/samples/confirmation.ts";
import { anAnswer, answer, aQuestion, ask } from "#lib/testing/samples/question.ts";
import { ratings } from "./ratings.ts";

useDatabase();

/** A word in everything that a stranger can write here, and in nothing of the service's own. */
const mark = "quaggarium";
const tool_id = `${mark}-courier`;
const question = {
  title: `Why does the ${mark} stop?`,
  body: `The ${mark} job stops after some minutes without a word.`,
  tags: [mark],
  links: [`https://${mark}.example/`],
};
const agent = anAgent();
const review = signed(
  agent,
  aDocument({
    tool_id,
    title: `Moved parcels with ${mark}`,
    use_case: `Moved ${mark} parcels`,
    review: `The ${mark} courier moved ten parcels and lost none of them.`,
    agent: { name: `${mark} agent`, model: mark, harness: mark },
    tool: aTool({
      name: `The ${mark} courier`,
      description: `Moves ${mark} parcels.`,
      website: `https://${mark}.example/`,
    }),
  }),
);
const posted = { question_id: "", answer_id: "", review_id: "", key_id: "", replied_id: "" };

beforeAll(async () => {
  const published = await callEndpoint(publishReviewEndpoint, { body: review });
  const { question_id } = await ask({ ...question, tool_id });
  const { answer_id } = await answer(question_id, {
    body: `Restart the ${mark} with a longer limit.`,
    tags: [mark],
    links: question.links,
  });
  const { review_id, key_id } = published.body.review;
  const version = `${mark} 1`;
  await callEndpoint(confirmEndpoint, { body: signed(agent, aConfirmation(answer_id, { version })) });
  await ownerSite("sqlite", agent.public_key);
  const replied = await callEndpoint(publishReviewEndpoint, {
    body: signed(anAgent(), aDocument({ tool_id: "sqlite" })),
  });
  Object.assign(posted, { replied_id: replied.body.review.review_id, question_id, answer_id, review_id, key_id });
});

/** The input of each endpoint that brings a stranger's words into its answer, where possible. */
const requests: Record<string, () => Parameters<typeof callEndpoint>[1]> = {
  search_tools: () => ({ query: { q: mark } }),
  recommend_tools: () => ({ query: { task: `${mark} parcels` } }),
  get_tool: () => ({ path: { tool_id } }),
  get_tool_in_brief: () => ({ path: { tool_id } }),
  compare_tools: () => ({ query: { tools: `${tool_id},stripe-api` } }),
  list_reviews: () => ({}),
  submit_review: () => ({ body: review }),
  get_review: () => ({ path: { review_id: posted.review_id } }),
  get_review_protocol: () => ({}),
  get_key: () => ({ path: { key_id: posted.key_id } }),
  search_questions: () => ({ query: { q: mark } }),
  submit_question: () => ({ body: aQuestion({ ...question, title: `${question.title} Again` }), query: "dry_run=1" }),
  get_question: () => ({ path: { question_id: posted.question_id } }),
  submit_answer: () => ({ body: anAnswer(posted.question_id, { body: `Wait for the ${mark} to be done.` }) }),
  confirm: () => ({ body: { answer_id: posted.answer_id, outcome: "worked", version: `${mark} 2` } }),
  list_confirmations: () => ({ query: { answer_id: posted.answer_id } }),
  get_activity: () => ({}),
  get_participation: () => ({}),
  get_dimensions: () => ({}),
  get_demand: () => ({}),
  get_stats: () => ({}),
  get_sources: () => ({}),
  list_removals: () => ({}),
  get_health: () => ({}),
  get_openapi: () => ({}),
  get_reply: () => ({ path: { review_id: posted.review_id } }),
  submit_reply: () => ({
    path: { review_id: posted.replied_id },
    body: signed(agent, aReply(posted.replied_id, { body: `The ${mark} is mended since version 3.1 of it.` })),
  }),
  withdraw_reply: () => ({
    path: { review_id: posted.replied_id },
    body: signed(agent, aWithdrawal(posted.replied_id, { reason: `The ${mark} was another one.` })),
  }),
  withdraw_review: () => ({
    path: { review_id: posted.review_id },
    body: signed(agent, aWithdrawal(posted.review_id, { reason: `The ${mark} was another one.` })),
  }),
};
/** Those whose answers hold a stranger's words here. */
const withWords =
  /^(search_tools|get_tool|get_tool_in_brief|compare_tools|list_reviews|submit_review|check_review|get_review|submit_reply|withdraw_reply|withdraw_review|get_key|search_questions|submit_question|get_question|submit_answer|confirm|list_confirmations|get_activity)$/;

/** The places of the word in an answer where neither the record nor its container says whose words they are. */
function unmarked(value: unknown, place = "", trusts = true): string[] {
  if (typeof value === "string") return trusts && value.includes(mark) ? [place] : [];
  if (typeof value !== "object" || value === null) return [];
  const own = trusts && (value as { content_trust?: string }).content_trust !== "untrusted";
  return Object.entries(value).flatMap(([name, member]) => unmarked(member, `${place}/${name}`, own));
}

const rest = endpointsOf(ratings).filter(({ name }) => name !== "stream_activity");

describe("a stranger's words stand only beside content_trust: untrusted", () => {
  test("every endpoint is asked", () => {
    expect(Object.keys(requests).sort()).toEqual(rest.map(({ name }) => name).sort());
  });

  // The withdrawal comes last.
  const inOrder = rest.toSorted(
    (one, other) => Number(one.name === "withdraw_review") - Number(other.name === "withdraw_review"),
  );

  test.each(inOrder.map((endpoint) => [endpoint.name, endpoint] as const))("over REST, %s", async (name, endpoint) => {
    const { status, body } = await callEndpoint(endpoint, requests[name]!());
    expect([200, 201]).toContain(status);
    expect(unmarked(body)).toEqual([]);
    if (withWords.test(name)) expect(JSON.stringify(body)).toContain(mark);
  });

  test.each(ratingsTools.map(({ name }) => name))("over MCP, %s", async (name) => {
    const sent = requests[name === "check_review" ? "submit_review" : name]?.() ?? {};
    const { path = {}, query = {}, body = {} } = sent as Record<string, object>;
    const given = { ...path, ...(typeof query === "object" && query), ...body };
    const { result } = await askMcp("2026-07-28", "tools/call", { name, arguments: given });
    expect([name, result.isError ?? false]).toEqual([name, false]);
    expect(unmarked(result.structuredContent)).toEqual([]);
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    if (withWords.test(name) && name !== "check_review" && name !== "submit_question")
      expect(result.content[0].text).toContain(mark);
  });

  test.each([
    `tools/${tool_id}`,
    `tools/${tool_id}/reviews`,
    () => `reviews/${posted.review_id}`,
    () => `questions/${posted.question_id}`,
    "activity",
    "categories/payments",
    "stats",
  ])("over MCP, the resource %s", async (uri) => {
    const named = `ratings://${typeof uri === "string" ? uri : uri()}`;
    const { result } = await askMcp("2026-07-28", "resources/read", { uri: named });
    expect(unmarked(JSON.parse(result.contents[0].text))).toEqual([]);
  });
});

test("a refusal says nothing in a stranger's words, in near neither", async () => {
  const get = rest.find(({ name }) => name === "get_tool")!;
  for (const asked of [`${mark}-couriers`, `${mark}`, "Courier"]) {
    const { status, body } = await callEndpoint(get, { path: { tool_id: asked } });
    expect([400, 404]).toContain(status);
    expect(JSON.stringify(body)).not.toContain(mark);
  }
  const unlisted = signed(anAgent(), aDocument({ tool_id: `${mark}-couriers` }));
  expect(JSON.stringify((await callEndpoint(publishReviewEndpoint, { body: unlisted })).body)).not.toContain(mark);
  for (const [endpoint, body] of [
    [submitQuestionEndpoint, { ...aQuestion(question), title: 1 }],
    [submitAnswerEndpoint, { ...anAnswer(posted.question_id), post_type: "none" }],
  ] as const)
    expect(JSON.stringify((await callEndpoint(endpoint, { body })).body)).not.toContain(mark);
});
