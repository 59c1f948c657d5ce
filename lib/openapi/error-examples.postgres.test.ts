import { sign } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import type { Endpoint } from "#lib/contract.ts";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { database } from "#lib/db/client.ts";
import { type ErrorCode, requestIdHeader, statusOf } from "#lib/errors.ts";
import { windowsOf } from "#lib/limits/limits.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { type Description, readDescription } from "#lib/testing/described.ts";
import { signed } from "#lib/testing/samples/agent.ts";
import { knownAgent } from "#lib/testing/samples/known-agent.ts";
import { aQuestion, ask } from "#lib/testing/samples/question.ts";
import { settled } from "#lib/testing/settled.ts";
import { undescribedHeaders } from "#lib/testing/undescribed-headers.ts";
import { withStorageAway } from "#lib/testing/with-storage-away.ts";
import { ratings } from "../api/ratings.ts";
import { errorCodesOf } from "./error-codes.ts";
import { errorExamples, type RequestExample, requestExamples } from "./error-examples.ts";
import { endpointsOf, errorCodesIn } from "./service.ts";

const { DELETE } = routeAt("/api/tools");

useDatabase();

type Call = Parameters<typeof callEndpoint>[1];
type Answer = Awaited<ReturnType<typeof callEndpoint>>;

const endpoints = endpointsOf(ratings);
const named = (name: string): Endpoint => endpoints.find((endpoint) => endpoint.name === name)!;
let describedOf: (endpoint: Endpoint) => Description;
beforeAll(() => {
  describedOf = readDescription();
});

const review = requestExamples.submit_review!.publish!.body as {
  document: object;
  public_key: string;
  signature: string;
};
const question = requestExamples.submit_question!.ask!.body as object;
const answer = requestExamples.submit_answer!.answer!.body as object;

/** The example review with other members, signed now. */
const reviewOf = (members: object) =>
  signed(knownAgent, { ...review.document, created_at: new Date().toISOString(), ...members });

/** The example review as a body with a float in Python's spelling, signed that way. */
function signedInPython(): string {
  const text = canonicalJson(review.document).replace('"speed":4}', '"speed":4.0}');
  const signature = sign(null, Buffer.from(text), knownAgent.private_key).toString("base64url");
  return `{"document":${text},"public_key":"${knownAgent.public_key}","signature":"${signature}"}`;
}

type Provocation = [operation: string, asked: () => Call | Promise<Call>];

/** A request that provokes the code, and its operation. */
const provocations = {
  invalid_argument: ["search_tools", () => ({ query: { limit: 500 } })],
  invalid_json: ["submit_question", () => ({ body: '{"title": "Why" "body": "So"}' })],
  duplicate_key: ["submit_question", () => ({ body: '{"body": "One", "body": "Two"}' })],
  invalid_unicode: ["submit_question", () => ({ body: '{"title": "\\ud800"}' })],
  unsafe_unicode: [
    "submit_question",
    () => ({ body: { ...question, body: "Nothing\u200b is hidden in this question." } }),
  ],
  number_out_of_range: ["submit_review", () => ({ body: '{"document": {"metrics": {"calls": 1e300}}}' })],
  too_deep: ["submit_question", () => ({ body: `{"tags": ${"[".repeat(20)}${"]".repeat(20)}}` })],
  invalid_document: ["submit_review", () => ({ body: reviewOf({ used_tool: false }) })],
  invalid_signature: ["submit_review", () => ({ body: signedInPython() })],
  leaked_private_key: ["submit_review", () => ({ body: { ...review, public_key: "-----BEGIN PRIVATE KEY-----" } })],
  weak_key: ["submit_review", () => ({ body: { ...review, public_key: "A".repeat(43) } })],
  non_canonical_encoding: [
    "submit_review",
    () => ({ body: { ...review, public_key: review.public_key.replace(/o$/, "p") } }),
  ],
  stale_created_at: ["submit_review", () => ({ body: review })],
  run_id_conflict: [
    "submit_review",
    async () => {
      await callEndpoint(named("submit_review"), { body: reviewOf({ run_id: "openapi-example-2" }) });
      return { body: reviewOf({ run_id: "openapi-example-2", outcome: "partial" }) };
    },
  ],
  tool_metadata_required: ["submit_review", () => ({ body: reviewOf({ tool_id: "postmark" }) })],
  invalid_content: ["submit_question", () => ({ body: { ...question, title: "Why?" } })],
  contains_secret: [
    "submit_question",
    () => ({ body: { ...question, body: `The call with ${"glpat-"}${"Xk3Rr9QpLw2Zt7Vb5NcY"} is refused. Why?` } }),
  ],
  contains_personal_data: [
    "submit_question",
    () => ({ body: { ...question, body: `The mail to ${["mara.holm", "kontor-ost.eu"].join("@")} never came. Why?` } }),
  ],
  content_removed: [
    "submit_question",
    async () => {
      const { question_id } = await ask(question);
      await removeRecord({ id: question_id, reason: "It was advertising.", dry_run: false });
      return { body: question };
    },
  ],
  unknown_question: ["submit_answer", () => ({ body: { ...answer, question_id: "0".repeat(32) } })],
  unknown_post: [
    "submit_answer",
    async () => {
      const { question_id } = await ask();
      return { body: { ...answer, question_id, in_reply_to: "0".repeat(32) } };
    },
  ],
  invalid_cursor: ["get_activity", () => ({ query: { cursor: "yesterday" } })],
  not_found: ["get_tool", () => ({ path: { tool_id: "postmark" } })],
  payload_too_large: ["submit_question", () => ({ body: `{"body": "${"a".repeat(128 * 1024)}"}` })],
  unsupported_media_type: ["submit_question", () => ({ body: "title=Why", headers: { "content-type": "text/plain" } })],
  rate_limited: [
    "submit_question",
    async () => {
      setEnvironment({ RATE_LIMIT_QUESTIONS: "" });
      for (let left = windowsOf("questions", "client")[0]!.allowed; left > 0; left -= 1) await ask();
      return { body: aQuestion() };
    },
  ],
  internal_error: [
    "list_removals",
    async () => {
      vi.spyOn(console, "error").mockReturnValue();
      await (await database()).execute(sql`alter table removals rename to mislaid`);
      return {};
    },
  ],
  storage_unavailable: ["get_tool", () => ({ path: { tool_id: "nodejs" } })],
} satisfies { [Code in ErrorCode]?: Provocation };

async function provoke(code: keyof typeof provocations): Promise<Answer> {
  const [operation, asked]: Provocation = provocations[code];
  const request = await asked();
  const send = () => callEndpoint(named(operation), request);
  return code === "storage_unavailable" ? withStorageAway(send) : send();
}

describe("every code is answered as its example says", () => {
  afterEach(async () => {
    vi.restoreAllMocks();
    setEnvironment({ RATE_LIMIT_QUESTIONS: "off" });
    await (await database()).execute(sql`alter table if exists mislaid rename to removals`);
  });

  test.each(Object.keys(provocations) as (keyof typeof provocations)[])("%s", async (code) => {
    const endpoint = named(provocations[code][0]);
    const answered = await provoke(code);
    const { request_id, ...body } = answered.body;
    expect(request_id).toBe(answered.headers.get(requestIdHeader));
    expect(settled(body)).toEqual(errorExamples[code]!.example);
    expect(refusalOf(answered)).toMatchObject({ status: statusOf[code], error: code });
    expect(describedOf(endpoint).faultOfAnswer(answered.status, answered.body)).toBeNull();
    expect(undescribedHeaders(endpoint, answered)).toEqual([]);
  });

  test("there is a request for every code, but for that of a method that is none", () => {
    expect([...Object.keys(provocations), "method_not_allowed"].sort()).toEqual(errorCodesIn(ratings).sort());
  });

  test("method_not_allowed", async () => {
    const answered = await call(DELETE, {}, "DELETE");
    expect(answered.body).toEqual({ ...errorExamples.method_not_allowed!.example, request_id: expect.any(String) });
    expect(refusalOf(answered).status).toBe(405);
  });
});

/** Requests of any operation with a body that is refused before its members are read. */
const onBodies: Partial<Record<ErrorCode, Call>> = {
  invalid_json: { body: "{" },
  duplicate_key: { body: '{"a": 1, "a": 2}' },
  invalid_unicode: { body: '{"a": "\\ud800"}' },
  number_out_of_range: { body: '{"a": 1e300}' },
  too_deep: { body: `${"[".repeat(9)}${"]".repeat(9)}` },
  payload_too_large: { body: `"${"a".repeat(128 * 1024)}"` },
  unsupported_media_type: { body: "a", headers: { "content-type": "text/plain" } },
};

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint) => {
  const [example] = Object.values(requestExamples[name]!) as [RequestExample];
  const { summary: _, ...asked } = example;

  test("refuses a parameter that it does not have, and a body that is none where it takes one", async () => {
    const stranger = await callEndpoint(endpoint, { ...asked, query: { nonsense: 1 } });
    expect(refusalOf(stranger).error).toBe("invalid_argument");
    const refused: unknown[] = [];
    for (const wrong of endpoint.method === "POST" ? Object.values(onBodies) : []) {
      const answered = await callEndpoint(endpoint, { ...wrong, path: example.path ?? {} });
      refused.push(refusalOf(answered).error);
    }
    const described = errorCodesOf(endpoint);
    expect(refused).toEqual(described.filter((code) => code in onBodies));
    if (endpoint.method === "POST")
      expect(refusalOf(await callEndpoint(endpoint, { body: {}, path: example.path ?? {} })).error).toBe(
        typeof endpoint.invalid === "object" ? endpoint.invalid[""] : endpoint.invalid,
      );
    expect(described).toContain("invalid_argument");
  });

  test("answers storage_unavailable while storage is away if that is described, and only then", async () => {
    const answered = await withStorageAway(() => callEndpoint(endpoint, asked as Call));
    const isRefused = answered.status === 503 && answered.body.checks === undefined;
    expect(isRefused).toBe(errorCodesOf(endpoint).includes("storage_unavailable"));
    expect(describedOf(endpoint).faultOfAnswer(answered.status, answered.body)).toBeNull();
  });
});
