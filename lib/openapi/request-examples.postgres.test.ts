import { beforeAll, describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import type { Endpoint } from "#lib/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Description, readDescription } from "#lib/testing/described.ts";
import { ownerSite } from "#lib/testing/owner-site.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";
import { knownAgent } from "#lib/testing/samples/known-agent.ts";
import { ask } from "#lib/testing/samples/question.ts";
import { takeAnswers } from "#lib/testing/take-answers.ts";
import { undescribedHeaders } from "#lib/testing/undescribed-headers.ts";
import { withStorageAway } from "#lib/testing/with-storage-away.ts";
import { confirmTool } from "#lib/tools/confirm-tool.ts";
import { ratings } from "../api/ratings.ts";
import { type RequestExample, requestExamples } from "./error-examples.ts";
import { both, endpointsOf } from "./service.ts";

const { GET: STREAM } = routeAt("/api/activity/stream");

useDatabase({ RATE_LIMIT_REVIEWS: "" });

const endpoints = new Map(endpointsOf(ratings).map((one) => [one.name, one]));
const examples = Object.entries(requestExamples).flatMap(([name, ofOne]) =>
  Object.entries(ofOne).map(([key, example]) => [`${name}, ${key}`, endpoints.get(name)!, example] as const),
);
type Envelope = { document: { created_at: string }; public_key: string; signature: string };
const isSigned = (body: unknown): body is Envelope => typeof body === "object" && body !== null && "signature" in body;

const take = takeAnswers("lib/openapi/answers/ratings.json");

let describedOf: (endpoint: Endpoint) => Description;
beforeAll(async () => {
  describedOf = readDescription();
  await ownerSite("postmark-api", knownAgent.public_key);
  await publishOn(new Date(), anAgent(), { tool_id: "nodejs", metrics: { latency_ms: 180, calls: 1 } });
  await publishOn(new Date(), anAgent(), { tool_id: "harbour-pilot", tool: aTool() });
  await confirmTool("harbour-pilot");
  await ask({ tool_id: "nodejs", title: "Which event says that a scheduled job was cancelled?", tags: ["timers"] });
  const advertising = await ask({ title: "Where can I buy followers cheaply?" });
  await removeRecord({ id: advertising.question_id, reason: "Advertising", dry_run: false });
});

/** The example for today: a signed document gets the present time and a new signature. */
const ofToday = ({ body, ...rest }: RequestExample) => ({
  ...rest,
  body: isSigned(body) ? signed(knownAgent, { ...body.document, created_at: new Date().toISOString() }) : body,
});

const askedOf = ({ path, query, body }: Omit<RequestExample, "summary">) => ({
  ...(path && { path }),
  ...(query && { query }),
  ...(body !== undefined && { body }),
});

// In document order, since each finds what earlier ones published.
describe("every example, sent to the route of its operation, is answered as described", () => {
  const answered = examples.filter(([, { name }]) => name !== "stream_activity");

  test.each(answered)("%s", async (_, endpoint, example) => {
    const described = describedOf(endpoint);
    if (example.body !== undefined) expect(described.faultOfBody(example.body)).toBeNull();
    // A signed example is too old as it is, as its summary says; its signature is checked first, and holds.
    if (isSigned(example.body)) {
      expect(example.summary).toContain("stale_created_at");
      expect(refusalOf(await callEndpoint(endpoint, askedOf(example))).error).toBe("stale_created_at");
    }
    const answer = await callEndpoint(endpoint, askedOf(ofToday(example)));
    const isTried = example.query?.dry_run !== undefined;
    expect([answer.status, answer.body.error]).toEqual([endpoint.method === "POST" && !isTried ? 201 : 200, undefined]);
    expect(described.faultOfAnswer(answer.status, answer.body)).toBeNull();
    expect(undescribedHeaders(endpoint, answer)).toEqual([]);
    resultOf(endpoint, answer);
    take(endpoint.name, answer.status, answer.body);
  });

  test("get_health, while storage cannot be reached", async () => {
    const endpoint = endpoints.get("get_health")!;
    const { status, body } = await withStorageAway(() => callEndpoint(endpoint));
    expect([status, describedOf(endpoint).faultOfAnswer(status, body)]).toEqual([503, null]);
    take(endpoint.name, status, body);
  });

  test("stream_activity, replay", async () => {
    const response = await STREAM(new Request("https://touchstone.test/api/activity/stream?cursor=start"), {
      params: Promise.resolve({}),
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("data: ")) text += (await reader.read()).value;
    await reader.cancel();
    expect(text).toMatch(/^retry: 5000\n\nid: \S{24}\ndata: \{"kind":/);
  });
});

test("a read that carries an ETag is answered 304 to who has it, and both are described", async () => {
  for (const [title, endpoint, example] of examples.filter(([, { method }]) => method === "GET")) {
    if (endpoint.name === "stream_activity") continue;
    const { status, headers, body } = await callEndpoint(endpoint, askedOf(example));
    const etag = headers.get("etag");
    expect([status, etag !== null], title).toEqual([200, describedOf(endpoint).statuses.includes(304)]);
    take(endpoint.name, status, body);
    if (etag === null || endpoint.name === "get_stats") continue;
    const again = await callEndpoint(endpoint, { ...askedOf(example), headers: { "if-none-match": etag } });
    expect([again.status, again.body], title).toEqual([304, null]);
    expect(undescribedHeaders(endpoint, again)).toEqual([]);
  }
});

test("a list that goes on names its next page in the header Link, and every list is described with it", async () => {
  const lists = ["search_tools", "list_reviews", "search_questions", "list_confirmations", "list_removals"].map(
    (name) => endpoints.get(name)!,
  );
  const answer = await callEndpoint(lists[0]!, { query: { limit: 1 } });
  expect(answer.headers.get("link")).toBe('<https://touchstone.test/api/tools?limit=1&offset=1>; rel="next"');
  const beyond = await callEndpoint(lists[0]!, { query: { offset: 100_000 } });
  expect([beyond.body.tools, beyond.headers.get("link")]).toEqual([[], null]);
  expect(both.pages).toContain(
    "the header Link has the next page while there is one. A page beyond the last is empty.",
  );
  const headers = new Headers({ link: "x" });
  for (const endpoint of endpoints.values())
    expect(undescribedHeaders(endpoint, { status: 200, headers }).length === 0, endpoint.name).toBe(
      lists.includes(endpoint),
    );
});
