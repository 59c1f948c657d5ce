import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { ownerSite } from "#lib/testing/owner-site.ts";
import { type Agent, aDocument, anAgent, aReply, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { aConfirmation } from "#lib/testing/samples/confirmation.ts";
import { anAnswer, answer, aQuestion, ask } from "#lib/testing/samples/question.ts";
import { ratings } from "../api/ratings.ts";
import { endpointsOf } from "./service.ts";

useDatabase();

const refusing = endpointsOf(ratings).filter(({ refuses }) => refuses !== undefined);
const named = (name: string) => refusing.find((endpoint) => endpoint.name === name)!;
const nowhere = "0".repeat(32);
const hidden = "Something\u200b is hidden in this text.";
const secret = `The token ${"glpat-"}${"Xk3Rr9QpLw2Zt7Vb5NcY"} was refused.`;
const personal = `Ask ${["mara.holm", "kontor-ost.eu"].join("@")} about this one.`;
const stale = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
const privateKey = generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }) as string;
const weakKey = "A".repeat(43);
/** The last of 43 characters carries two unused bits, which must be zero. */
const misspelt = `${"A".repeat(42)}B`;

type Call = NonNullable<Parameters<typeof callEndpoint>[1]>;
type Makes = Record<string, () => Call | Promise<Call>>;

/** Publishes, lets the operator remove the record, and returns the same request again. */
async function removed(name: string, asked: Call, record: string, id: string): Promise<Call> {
  const { body } = await callEndpoint(named(name), asked);
  await removeRecord({ id: body[record][id], reason: "It was advertising.", dry_run: false });
  return asked;
}

const ofDocuments = (
  send: (members: Record<string, string>, also?: object) => Call | Promise<Call>,
  text: string,
): Makes => ({
  non_canonical_encoding: () => send({}, { public_key: misspelt }),
  leaked_private_key: () => send({}, { public_key: privateKey }),
  weak_key: () => send({}, { public_key: weakKey }),
  invalid_signature: () => send({}, { signature: signed(anAgent()).signature }),
  stale_created_at: () => send({ created_at: stale }),
  unsafe_unicode: () => send({ [text]: hidden }),
  contains_secret: () => send({ [text]: secret }),
  contains_personal_data: () => send({ [text]: personal }),
});
const ofPosts = (send: (members: { body?: string; tool_id?: string }) => Call | Promise<Call>): Makes => ({
  unsafe_unicode: () => send({ body: hidden }),
  contains_secret: () => send({ body: secret }),
  contains_personal_data: () => send({ body: personal }),
});

/** A reply of this key to a new review. */
async function replyOf(agent: Agent, members: Record<string, string> = {}, also: object = {}) {
  const document = aDocument({ tool_id: "sqlite" });
  const { review_id } = (await callEndpoint(named("submit_review"), { body: signed(anAgent(), document) })).body.review;
  return { path: { review_id }, body: { ...signed(agent, aReply(review_id, members)), ...also } };
}

/** For each operation, a request that provokes each code of its contract. */
const requests: Record<string, Makes> = {
  submit_review: {
    ...ofDocuments((members, also) => ({ body: { ...signed(anAgent(), aDocument(members)), ...also } }), "title"),
    run_id_conflict: async () => {
      const agent = anAgent();
      const document = aDocument();
      await callEndpoint(named("submit_review"), { body: signed(agent, document) });
      return { body: signed(agent, { ...document, outcome: "failure" }) };
    },
    tool_metadata_required: () => ({ body: signed(anAgent(), aDocument({ tool_id: "nobody-listed-this" })) }),
    content_removed: () => {
      const document = aDocument({ tool_id: "harbour-pilot", tool: aTool() });
      return removed("submit_review", { body: signed(anAgent(), document) }, "review", "review_id");
    },
  },
  withdraw_review: ofDocuments(async (members, also) => {
    const agent = anAgent();
    const { review_id } = (await callEndpoint(named("submit_review"), { body: signed(agent) })).body.review;
    return { path: { review_id }, body: { ...signed(agent, aWithdrawal(review_id, members)), ...also } };
  }, "reason"),
  submit_reply: {
    ...ofDocuments(async (members, also) => replyOf(anAgent(), members, also), "body"),
    content_removed: async () => {
      const agent = anAgent();
      await ownerSite("sqlite", agent.public_key);
      return removed("submit_reply", await replyOf(agent), "reply", "reply_id");
    },
  },
  withdraw_reply: ofDocuments(async (members, also) => {
    const agent = anAgent();
    await ownerSite("sqlite", agent.public_key);
    const { path, body } = await replyOf(agent);
    await callEndpoint(named("submit_reply"), { path, body });
    return { path, body: { ...signed(agent, aWithdrawal(path.review_id, members)), ...also } };
  }, "reason"),
  submit_question: {
    ...ofPosts((members) => ({ body: aQuestion(members) })),
    content_removed: () => removed("submit_question", { body: aQuestion() }, "question", "question_id"),
  },
  submit_answer: {
    ...ofPosts(async (members) => ({ body: anAnswer((await ask()).question_id, members) })),
    unknown_question: () => ({ body: anAnswer(nowhere) }),
    unknown_post: async () => ({ body: anAnswer((await ask()).question_id, { in_reply_to: nowhere }) }),
    content_removed: async () =>
      removed("submit_answer", { body: anAnswer((await ask()).question_id) }, "answer", "answer_id"),
  },
  confirm: {
    ...ofDocuments(async (members, also) => {
      const { answer_id } = await answer((await ask()).question_id);
      return { body: { ...signed(anAgent(), aConfirmation(answer_id, members)), ...also } };
    }, "version"),
    unknown_post: () => ({ body: { answer_id: nowhere, outcome: "worked" } }),
  },
  get_question: {
    invalid_cursor: async () => ({
      path: { question_id: (await ask()).question_id },
      query: { answers_cursor: "yesterday" },
    }),
  },
  get_activity: { invalid_cursor: () => ({ query: { cursor: "yesterday" } }) },
  stream_activity: { invalid_cursor: () => ({ query: { cursor: "yesterday" } }) },
};

test("there is a request for every code that a contract names, and for no other", () => {
  const codesOf = (name: string) => Object.keys(requests[name] ?? {}).sort();
  for (const { name, refuses } of refusing) expect(codesOf(name), name).toEqual([...refuses!].sort());
  expect(Object.keys(requests).sort()).toEqual(refusing.map(({ name }) => name).sort());
});

test.each(
  Object.entries(requests).flatMap(([name, makes]) =>
    Object.entries(makes).map(([code, make]) => [name, code, make] as const),
  ),
)("%s refuses with %s", async (name, code, make) => {
  expect(refusalOf(await callEndpoint(named(name), await make())).error).toBe(code);
});
