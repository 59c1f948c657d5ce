import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import type { Endpoint } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { changePersonaEndpoint, importPersonasEndpoint, savePersonaEndpoint } from "#lib/personas/contract.ts";
import { changeStudyEndpoint, createStudyEndpoint, researchEndpoint, simulateEndpoint } from "#lib/studies/contract.ts";
import { studies } from "#lib/studies/studies.sql.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer } from "#lib/testing/research.ts";

useDatabase({ API_KEYS: "self-serve" });

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});

type Extra = { headers?: Record<string, string>; path?: Record<string, string> };
const send = (endpoint: Endpoint, body: unknown, { headers, ...extra }: Extra = {}) =>
  callEndpoint(endpoint, { ...extra, headers: { ...customer.headers, ...headers }, body });
const refused = async (endpoint: Endpoint, body: unknown) => refusalOf(await send(endpoint, body));

const required = { topic: aStudy().topic, study_type: "custom", audience: "b2b" };
const optional = [
  "persona_ids",
  "n_per_persona",
  "webhook_url",
  "audience_description",
  "seed",
  "dry_run",
  ...["subject", "stimulus", "rivals", "price", "questions"],
];

describe.each([[null], [[]]])("in a research request %j means that the member is not given", (nothing) => {
  const withNothing = Object.fromEntries(optional.map((name) => [name, nothing]));

  // A study of the usual size takes seconds: the short form runs each endpoint with one of both.
  const endpoints = [createStudyEndpoint, researchEndpoint];
  const tried = endpoints.filter((_, at) => process.env.FULL_TESTS || (at === 0) === (nothing === null));

  test.each(tried)("the usual takes its place ($path)", async (endpoint) => {
    const { status, body } = await send(endpoint, { ...required, ...withNothing });
    expect([status, body.message]).toEqual([200, undefined]);
    const [{ brief } = {}] = await (await database()).select().from(studies).where(eq(studies.study_id, body.id));
    expect(brief).toMatchObject({ audience_description: null, n_per_persona: endpoint === researchEndpoint ? 1 : 2 });
    expect(brief!.personas.map(({ id }) => id)).toEqual(["p_cmo", "p_cto", "p_cfo", "p_vp_mktg"]);
    expect(brief).not.toHaveProperty("given");
  });

  test("a required member is refused as missing", async () => {
    for (const [endpoint, body, code, message] of [
      [createStudyEndpoint, { ...required, topic: nothing }, "invalid_topic", /^topic is required\./],
      [createStudyEndpoint, { ...required, study_type: nothing }, "invalid_study_type", /^study_type is required: "br/],
      [researchEndpoint, { ...required, audience: nothing }, "invalid_audience", /^audience must be b2b or b2c, or/],
      [simulateEndpoint, { scenario: nothing }, "invalid_scenario", /^scenario is required\./],
      [savePersonaEndpoint, { name: "Nia", role: "Baker", age: nothing }, "invalid_persona", /^age must be a whole/],
      [createKeyEndpoint, { name: nothing }, "invalid_request", /^name is required\./],
      [importPersonasEndpoint, { personas: nothing, csv: nothing }, "invalid_persona", /^Send either personas/],
    ] as const) {
      const refusal = await refused(endpoint, body);
      expect([refusal.status, refusal.error, refusal.message]).toEqual([400, code, expect.stringMatching(message)]);
    }
    const { body } = await send(createStudyEndpoint, aStudy());
    const change = await send(changeStudyEndpoint, { visibility: nothing }, { path: { study_id: body.id } });
    expect(refusalOf(change).message).toBe('visibility is required: "unlisted" or "public".');
  });

  test.skipIf(!process.env.FULL_TESTS && nothing === null)("a repeat with it is the same request", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await send(createStudyEndpoint, required, { headers });
    const again = await send(createStudyEndpoint, { ...required, ...withNothing }, { headers });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  });

  test("personas and simulations", async () => {
    const nia = { name: "Nia", age: 33, role: "Baker", company: nothing, traits: nothing, audience: nothing };
    const saved = await send(savePersonaEndpoint, nia);
    expect([saved.status, saved.body.traits, saved.body.audience]).toEqual([201, [], "b2c"]);
    const scene = {
      scenario: "Your supermarket closes on Sundays.",
      persona_ids: nothing,
      options: nothing,
      seed: nothing,
    };
    expect((await send(simulateEndpoint, scene)).status).toBe(200);
    expect((await send(createKeyEndpoint, { name: "nightly", concurrency: nothing })).status).toBe(201);
  });
});

test("a member whose own shape takes null or [] keeps its meaning, and inside a member both are values", async () => {
  const nia = { name: "Nia", age: 33, role: "Baker", traits: ["calm"], notes: "Asked in May." };
  const { body } = await send(savePersonaEndpoint, nia);
  const change = async (members: object) =>
    (await send(changePersonaEndpoint, members, { path: { persona_id: body.id } })).body;
  expect(await change({ notes: [], traits: null, age: null })).toMatchObject(nia);
  expect(await change({ notes: null })).toMatchObject({ ...nia, notes: null });
  expect(await change({ traits: [] })).toMatchObject({ ...nia, notes: null, traits: [] });
  const price = { amount: null, currency: "USD" };
  expect((await refused(createStudyEndpoint, aStudy({ price }))).pointers).toEqual(["/price/amount"]);
  expect((await refused(createStudyEndpoint, aStudy({ rivals: [null] }))).pointers).toEqual(["/rivals/0"]);
});
