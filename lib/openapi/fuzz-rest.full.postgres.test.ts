import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { ratings } from "#lib/api/ratings.ts";
import type { Endpoint } from "#lib/contract.ts";
import { jsonSchemaOf, withoutReferences } from "#lib/json/json-schema.ts";
import { endpointsOf } from "#lib/openapi/service.ts";
import { checkAnswer } from "#lib/testing/check-answer.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { type Description, readDescription } from "#lib/testing/described.ts";
import { inputsOf } from "#lib/testing/fuzz/fuzz-inputs.ts";
import { type FuzzedRequest, requestsOf } from "#lib/testing/fuzz/fuzz-request.ts";
import { patience, runsOf, seed, tally } from "#lib/testing/fuzz/fuzz-runs.ts";
import { type RawAnswer, send } from "#lib/testing/fuzz/fuzz-send.ts";
import { type Fixture, storeForFuzzing } from "#lib/testing/fuzz/fuzz-stored.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";

useDatabase();

const endpoints = endpointsOf(ratings);
const reads = endpoints.filter(({ method }) => method === "GET");
const writes = endpoints.filter(({ method }) => method === "POST");
const titled = (list: Endpoint[]) => list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let stored: Fixture;
let origin: string;
let describedOf: (endpoint: Endpoint) => Description;

beforeAll(async () => {
  stored = await storeForFuzzing();
  origin = await startLane();
  describedOf = readDescription();
});

/** Sends as many requests as this form of the tests wants, and applies every general check to each answer. */
async function fuzz(
  endpoint: Endpoint,
  also: (asked: FuzzedRequest, got: RawAnswer, body: unknown) => Promise<void> | void = () => undefined,
  from = seed,
) {
  const described = describedOf(endpoint);
  const counted = tally(`${endpoint.method} ${endpoint.path}`);
  const takes = { name: endpoint.name, schema: withoutReferences(jsonSchemaOf(endpoint.input, "input")) };
  const property = fc.asyncProperty(requestsOf(endpoint, inputsOf(takes, stored)), async (asked) => {
    const got = await send(origin, asked.sent);
    counted.add(got.status);
    await also(asked, got, checkAnswer(endpoint, described, asked, got));
  });
  await fc.assert(property, { seed: from, numRuns: runsOf(takes.schema) });
  return counted;
}

describe("whatever is asked, the answer is one that the description has", patience, () => {
  let before: Record<string, string[]>;
  beforeAll(async () => {
    before = await storedRows();
  });

  test.each(titled(reads))("%s", async (_, endpoint) => {
    const counted = await fuzz(endpoint);
    expect(counted.share(200, 304)).toBeGreaterThan(0.15);
    if (Object.keys(endpoint.input.shape).length > 0) expect(counted.share(400, 404)).toBeGreaterThan(0.15);
  });

  test("no read has written anything", async () => {
    expect(await storedRows()).toEqual(before);
  });

  test.each(titled(writes))("%s, and what is sent again is answered alike", async (_, endpoint) => {
    const rowsBefore = await countRows();
    // These change a row; a reply takes the place of the one before.
    const isChange = ["withdraw_review", "submit_reply", "withdraw_reply"].includes(endpoint.name);
    let published = 0;
    const counted = await fuzz(endpoint, async (asked, got, body) => {
      if (outcomeOf(body).duplicate === false && !isChange) published += 1;
      const again = await send(origin, asked.sent);
      const second = checkAnswer(endpoint, describedOf(endpoint), asked, again);
      expect(again.status, again.text).toBe(got.status);
      expect(outcomeOf(second)).toEqual({ ...outcomeOf(body), ...(got.status === 201 && { duplicate: true }) });
    });
    expect(counted.share(200, 201)).toBeGreaterThan(0.15);
    expect(counted.share(400)).toBeGreaterThan(0.25);
    // No refusal, dry run or repetition has left anything behind.
    expect((await countRows()) - rowsBefore).toBe(published);
  });

  // Everything accepted, however odd, is answered as described.
  test.each(titled(reads))("%s, once more", async (_, endpoint) => {
    await fuzz(endpoint, undefined, seed + 1);
  });
});

/** The number of stored reviews, replies, questions, answers and confirmations. */
async function countRows(): Promise<number> {
  const { reviews, replies, questions, answers, confirmations } = await storedRows();
  return [reviews, replies, questions, answers, confirmations].reduce((all, rows) => all + rows!.length, 0);
}

/** The answer to a write without moments and counts that change meanwhile. */
function outcomeOf(body: unknown): Record<string, unknown> {
  const { error, details, duplicate, would_be, review, question, answer } = body as Record<string, object | undefined>;
  const { review_id, question_id, answer_id } = { ...review, ...question, ...answer } as Record<string, string>;
  return { error, details, duplicate, would_be, review_id, question_id, answer_id };
}
