import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#lib/contract.ts";
import { jsonSchemaOf } from "#lib/json/json-schema.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { checkAnswer } from "#lib/testing/check-answer.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { type Description, readDescription } from "#lib/testing/described.ts";
import { type FuzzedRequest, requestsOf } from "#lib/testing/fuzz/fuzz-request.ts";
import { type Account, accountForFuzzing, researchInputsOf } from "#lib/testing/fuzz/fuzz-research.ts";
import { patience, runsOf, seed, tally } from "#lib/testing/fuzz/fuzz-runs.ts";
import { type RawAnswer, send } from "#lib/testing/fuzz/fuzz-send.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { research } from "../api/research.ts";
import { endpointsOf } from "./service.ts";

const secret = "the-secret-of-an-operator-who-drains";
useDatabase({ API_KEYS: "self-serve", RESEARCH_ADMIN_SECRET: secret });

const endpoints = endpointsOf(research);
const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!;
// Events are no JSON that could be checked: follow-study.test.ts reads them.
const reads = endpoints.filter(({ method, name }) => method === "GET" && name !== "follow_study");
/** Running a study costs a second each time, so it is requested less often. */
const runs = ["research", "simulate"].map(named);
/** Operations that leave nothing for others to find come last. */
const last = ["delete_persona", "revoke_key", "move_key"].map(named);
const writes = endpoints.filter((one) => one.method !== "GET" && ![...runs, ...last].includes(one));
const titled = (list: Endpoint[]) => list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let account: Account;
let origin: string;
let describedOf: (endpoint: Endpoint) => Description;

beforeAll(async () => {
  account = await accountForFuzzing(named);
  origin = await startLane();
  describedOf = readDescription();
});
afterAll(endStudies);

/** Headers beside the key of a research client: ways to run, and unknown ones. */
const ways = fc.record(
  {
    prefer: fc.constantFrom("respond-async", "respond-async;q=1, wait=5", "return=minimal", ",;", ""),
    accept: fc.constantFrom("text/markdown", "text/event-stream, */*;q=0.1"),
    "idempotency-key": fc.oneof(fc.uuid(), fc.constantFrom("once", "", "é", "x".repeat(300))),
  },
  { requiredKeys: [], noNullPrototype: true },
);

async function fuzz(endpoint: Endpoint, times = runsOf(jsonSchemaOf(endpoint.input, "input")), from = seed) {
  const described = describedOf(endpoint);
  const counted = tally(`${endpoint.method} ${endpoint.path}`);
  const requests = fc.tuple(requestsOf(endpoint, researchInputsOf(endpoint, account)), ways);
  const property = fc.asyncProperty(requests, async ([asked, way]) => {
    const bearer = ["drain", "move_key"].includes(endpoint.name)
      ? { authorization: `Bearer ${secret}` }
      : account.customer.headers;
    const sent = { ...asked.sent, headers: { ...asked.sent.headers, ...way, ...bearer } };
    const got = await send(origin, sent, 30_000);
    counted.add(got.status);
    const body = checkAnswer(endpoint, described, settledFor(endpoint, { ...asked, sent }), got);
    await withoutKey(endpoint, { ...asked, sent }, got);
    if (got.status === 201) for (const target of addressesOf(endpoint, body)) await remove(target);
  });
  await fc.assert(property, { seed: from, numRuns: times });
  return counted;
}

/** What was made that an account has only so many of: keys in use, and personas. */
function addressesOf({ name }: Endpoint, body: unknown): string[] {
  const { key_id, id, personas } = body as { key_id: string; id: string; personas: { id: string }[] };
  if (name === "create_key") return [`/api/v1/keys/${key_id}`];
  const saved = { save_persona: [{ id }], import_personas: personas }[name] ?? [];
  return saved.map((persona) => `/api/v1/personas/${persona.id}`);
}

/** Makes room for the next one. */
async function remove(target: string): Promise<void> {
  const { status } = await send(origin, { method: "DELETE", target, headers: account.customer.headers, body: null });
  expect(status).toBe(204);
}

/** Valid input may still be refused in a certain state: an ended study, a deleted persona, a used key, a study with all its follow-ups, one study twice. */
function settledFor({ name, headers = {} }: Endpoint, asked: FuzzedRequest): FuzzedRequest {
  const isOnce = Object.values(headers).includes("Idempotency-Key");
  const hangsOn =
    ["cancel_study", "delete_persona", "ask_follow_up", "rerun_study", "compare_studies"].includes(name) ||
    (isOnce && "idempotency-key" in asked.sent.headers);
  return hangsOn ? { ...asked, mustSucceed: false } : asked;
}

/** Nothing is answered without a key. */
async function withoutKey(endpoint: Endpoint, { sent }: FuzzedRequest, got: RawAnswer): Promise<void> {
  if (endpoint.auth === undefined || got.status >= 400) return;
  const { authorization: _, ...headers } = sent.headers as Record<string, string>;
  expect((await send(origin, { ...sent, headers })).status).toBe(401);
}

describe("whatever is asked, the answer is one that the description has", patience, () => {
  let before: Record<string, string[]>;
  beforeAll(async () => {
    before = await storedRows();
  });

  test.each(titled(reads))("%s", async (_, endpoint) => {
    const counted = await fuzz(endpoint);
    expect(counted.share(200, 304)).toBeGreaterThan(0.15);
    if (endpoint.path.includes("{") || endpoint.input.shape.limit)
      expect(counted.share(400, 404)).toBeGreaterThan(0.15);
  });

  test("no read has written anything but that the key was used, and the secret that was asked for", async () => {
    const { api_keys: _, webhook_secrets: __, ...after } = await storedRows();
    const { api_keys: ___, webhook_secrets: ____, ...rest } = before;
    expect(after).toEqual(rest);
  });

  test.each(titled(writes))("%s", async (_, endpoint) => {
    const counted = await fuzz(endpoint);
    if (endpoint.path.includes("{")) expect(counted.share(400, 404)).toBeGreaterThan(0.15);
    else expect(counted.share(200, 201, 202)).toBeGreaterThan(0.15);
  });

  test.each(titled(runs))("%s", async (_, endpoint) => {
    const counted = await fuzz(endpoint, 120);
    expect(counted.share(200)).toBeGreaterThan(0.1);
  });

  test.each(titled(last))("%s", async (_, endpoint) => {
    expect((await fuzz(endpoint)).share(200, 204, 400, 404, 413, 415)).toBe(1);
  });
});
