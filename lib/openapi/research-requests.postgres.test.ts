import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import type { Endpoint } from "#lib/contract.ts";
import { respondAsync } from "#lib/prefer.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { Study } from "#lib/studies/study-record.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { deliver, oweOne } from "#lib/testing/delivery.ts";
import { type Description, readDescription } from "#lib/testing/described.ts";
import { endModels, speakByModel } from "#lib/testing/models-set.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak, readEvents } from "#lib/testing/research.ts";
import { takeAnswers } from "#lib/testing/take-answers.ts";
import { undescribedHeaders } from "#lib/testing/undescribed-headers.ts";
import { usualPace } from "#lib/webhooks/deliver.ts";
import { research } from "../api/research.ts";
import { statusesOf } from "./error-codes.ts";
import type { RequestExample } from "./error-examples.ts";
import { endpointsOf } from "./service.ts";

const summaries = routeAt("/api/v1/research");
const studies = routeAt("/api/v1/studies");

const secret = "the-secret-of-an-operator-who-drains";
useDatabase({ API_KEYS: "self-serve", RESEARCH_ADMIN_SECRET: secret });

const endpoints = new Map(endpointsOf(research).map((one) => [one.name, one]));
// The events of follow_study are no JSON: follow-study.test.ts reads them.
const answered = Object.entries(research.requests).filter(([name]) => name !== "follow_study");
const examples = answered.flatMap(([name, ofOne]) =>
  Object.entries(ofOne).map(([key, example]) => [`${name}, ${key}`, endpoints.get(name)!, example] as const),
);

const take = takeAnswers("lib/openapi/answers/research.json");

let describedOf: (endpoint: Endpoint) => Description;
let customer: Customer;
/** Ids of this account, for the example ids. */
let own: Record<string, string>;

beforeAll(async () => {
  describedOf = readDescription();
  customer = await aCustomer();
  const { body } = await send("create_key", { body: { name: "another" } });
  own = { key_id: body.key_id };
});
afterEach(letSpeak);
afterAll(endStudies);

/** Sends as a patient client does: again, when storage was too busy to answer in time. */
async function send(name: string, asked: NonNullable<Parameters<typeof callEndpoint>[1]> = {}) {
  const bearer = ["drain", "move_key"].includes(name) ? { authorization: `Bearer ${secret}` } : customer.headers;
  const headers = { ...bearer, ...asked.headers };
  for (let time = 1; ; time += 1) {
    const answered = await callEndpoint(endpoints.get(name)!, { ...asked, headers });
    if (answered.status !== 503 || time === 20) return answered;
  }
}

/** The example for this account: with its own ids for the example ids. */
async function askedOf({ name }: Endpoint, { path, query, headers, body }: RequestExample) {
  if (name === "list_deliveries") await aFailedDelivery();
  const ids: Record<string, string> = {
    ...own,
    ...(name === "cancel_study" && { study_id: await aStudyThatRuns() }),
    ...(name === "list_calls" && { study_id: await aStudyByModel() }),
    ...(name === "replay_delivery" && { delivery_id: await aFailedDelivery() }),
  };
  const filled = Object.entries(path ?? {}).map(([member, id]) => [member, id === "p_cfo" ? id : ids[member]!]);
  // Two studies are compared: the other one is made here.
  const asked = name === "compare_studies" ? { with: await anotherStudy() } : query;
  return { path: Object.fromEntries(filled), ...(asked && { query: asked }), ...(headers && { headers }), body };
}

async function anotherStudy(): Promise<string> {
  return (await send("create_study", { body: aStudy() })).body.id;
}

async function aStudyThatRuns(): Promise<string> {
  const { asked } = holdStudies();
  const { body } = await send("create_study", { headers: { prefer: respondAsync }, body: aStudy() });
  await asked;
  return body.id;
}

async function aStudyByModel(): Promise<string> {
  await speakByModel();
  const study_id = await anotherStudy();
  await endModels();
  return study_id;
}

async function aFailedDelivery(): Promise<string> {
  const delivery_id = await oweOne(customer.account, "https://hooks.example/x");
  await deliver(delivery_id, { ...usualPace, waits: [] });
  return delivery_id;
}

// In document order, since each finds what earlier ones made.
describe("every example, sent to the route of its operation, is answered as described", () => {
  test.each(examples)("%s", async (_, endpoint, example) => {
    const described = describedOf(endpoint);
    const asked = await askedOf(endpoint, example);
    if (asked.body !== undefined) expect(described.faultOfBody(asked.body)).toBeNull();
    const answer = await send(endpoint.name, asked);
    const expected = [...statusesOf(endpoint).keys()].filter(
      (status) => (status === 202) === isLater(endpoint, example),
    );
    const isPriced = (example.body as { dry_run?: boolean } | undefined)?.dry_run === true;
    expect([answer.status, answer.body?.error ?? null]).toEqual([expected.at(isPriced ? -1 : 0), null]);
    expect(undescribedHeaders(endpoint, answer)).toEqual([]);
    if (answer.status === 204) return expect(answer.body).toBeNull();
    expect(described.faultOfAnswer(answer.status, answer.body)).toBeNull();
    resultOf(endpoint, answer);
    take(endpoint.name, answer.status, answer.body);
    if (endpoint.name === "save_persona") own.persona_id = answer.body.id;
    if (endpoint.name === "create_study" && answer.body.status === "complete") own.study_id = answer.body.id;
  });
});

const isLater = ({ name }: Endpoint, { headers }: RequestExample) =>
  name === "replay_delivery" || headers?.prefer === respondAsync;

/** A request with a body and these headers, to the exports of a route file. */
async function post(answer: typeof studies.POST, headers: Record<string, string>, body: unknown): Promise<Response> {
  const all = { ...customer.headers, "content-type": "application/json", ...headers };
  const request = new Request("https://touchstone.test/api/v1", {
    method: "POST",
    headers: all,
    body: JSON.stringify(body),
  });
  return answer(request, { params: Promise.resolve({}) });
}

describe("the other ways to be answered are described", () => {
  const contentOf = (name: string) => {
    const { path } = endpoints.get(name)!;
    return { path, types: [research.beyond[name]!.media!.type] };
  };

  test("a study as events, the last of which has the study", async () => {
    expect(contentOf("create_study").types).toEqual(["text/event-stream"]);
    const response = await post(studies.POST, { accept: "text/event-stream" }, aStudy());
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const told = await readEvents(response);
    expect([told[0]!.event, told.at(-1)!.event]).toEqual(["started", "completed"]);
    Study.parse(told.at(-1)!.data);
    // The description names them all.
    const { 200: meaning } = { 200: research.meaningOf(endpoints.get("create_study")!, 200) };
    for (const event of new Set(told.map(({ event }) => event))) expect(meaning).toContain(event);
  });

  test("a summary as Markdown, with the addresses of the study in its headers", async () => {
    expect(contentOf("research").types).toEqual(["text/markdown"]);
    const response = await post(summaries.POST, { accept: "text/markdown" }, aStudy());
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(await response.text()).toMatch(/^\*A rehearsal by .*\n\n\*Standard personas answered .*\n\n# /);
    expect(undescribedHeaders(endpoints.get("research")!, response)).toEqual([]);
  });

  test("a request that is sent again under its Idempotency-Key, with the study of the first", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await send("create_study", { headers, body: aStudy() });
    const again = await send("create_study", { headers, body: aStudy() });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    const pending = { "idempotency-key": randomUUID(), prefer: respondAsync };
    const { asked } = holdStudies();
    const { body } = await send("create_study", { headers: pending, body: aStudy() });
    await asked;
    const running = await vi.waitUntil(async () => {
      const answer = await send("create_study", { headers: pending, body: aStudy() });
      return answer.body.status === "running" ? answer : null;
    }, 30_000);
    expect([running.status, running.body.id]).toEqual([202, body.id]);
    expect(describedOf(endpoints.get("create_study")!).faultOfAnswer(202, running.body)).toBeNull();
    expect(undescribedHeaders(endpoints.get("create_study")!, running)).toEqual([]);
  });
});

test("a read that carries an ETag is answered 304 to who has it, and both are described", async () => {
  // A study that ends between two reads changes what they list.
  await endStudies();
  for (const [title, endpoint, example] of examples.filter(([, { method }]) => method === "GET")) {
    if (example.path !== undefined && endpoint.name === "get_persona") continue;
    const asked = await askedOf(endpoint, example);
    const answer = await send(endpoint.name, asked);
    const etag = answer.headers.get("etag");
    expect([answer.status, etag !== null], title).toEqual([200, describedOf(endpoint).statuses.includes(304)]);
    take(endpoint.name, answer.status, answer.body);
    if (etag === null) continue;
    const again = await send(endpoint.name, { ...asked, headers: { "if-none-match": etag } });
    expect([again.status, again.body], title).toEqual([304, null]);
    expect(undescribedHeaders(endpoint, again)).toEqual([]);
  }
});

test("what belongs to an account may be kept by nobody between", () => {
  for (const { name, auth, cache } of endpoints.values())
    if (auth !== undefined && cache !== undefined)
      expect([name, cache]).toEqual([name, expect.stringMatching(/^(private|no-store)/)]);
});
