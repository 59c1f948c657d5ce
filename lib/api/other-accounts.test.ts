import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ensureOperatorAccount } from "#lib/accounts/built-in-accounts.ts";
import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import type { Endpoint } from "#lib/contract.ts";
import { endpointsOf } from "#lib/openapi/service.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { memberCookieName } from "#lib/sign-in/contract.ts";
import { askFollowUpEndpoint, createStudyEndpoint, simulateEndpoint } from "#lib/studies/contract.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { oweOne } from "#lib/testing/delivery.ts";
import { aCustomer, aStudy, type Customer, letSpeak } from "#lib/testing/research.ts";
import { getWebhookSecretEndpoint } from "#lib/webhooks/contract.ts";
import { research } from "./research.ts";
import { routeAt } from "./routes.ts";

const secret = "an-operators-secret-of-more-than-32-characters";
useDatabase({ API_KEYS: "self-serve", RESEARCH_ADMIN_SECRET: secret });

const endpoints = endpointsOf(research).filter(({ auth }) => auth !== undefined);
const titled = (list: Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);
const hasPath = ({ path }: Endpoint) => path.includes("{");

let owner: Customer;
/** Callers who own nothing of it: another account, and a key of the operator's account, which is not its operator. */
let strangers: Customer[];
/** A record of the owner for each member that names one. A new kind of record is added here. */
let owned: Record<string, string | string[]>;
let itsSecret: string;
const once = randomUUID();

const post = async (endpoint: Endpoint, body: object, path = {}, headers = {}) =>
  (await callEndpoint(endpoint, { headers: { ...owner.headers, ...headers }, path, body })).body;

beforeAll(async () => {
  owner = await aCustomer();
  const { id: persona_id } = await post(savePersonaEndpoint, { name: "Nia Okafor", age: 40, role: "Baker" });
  const { id: study_id } = await post(createStudyEndpoint, aStudy(), {}, { "idempotency-key": once });
  const { id: other_id } = await post(createStudyEndpoint, aStudy({ seed: 2 }));
  await post(askFollowUpEndpoint, { question: "Would a free month change that?" }, { study_id });
  await post(simulateEndpoint, { scenario: "The bakery next door closes in May.", persona_ids: [persona_id] });
  const { key_id } = await post(createKeyEndpoint, { name: "second" });
  const delivery_id = await oweOne(owner.account, "https://hooks.example/x");
  itsSecret = (await callEndpoint(getWebhookSecretEndpoint, { headers: owner.headers })).body.secret;
  owned = {
    study_id,
    with: other_id,
    persona_id,
    persona_ids: [persona_id],
    key_id,
    delivery_id,
    account: owner.account.account_id,
  };
  const operator = { authorization: `Bearer ${secret}` };
  const account = await ensureOperatorAccount();
  const made = await callEndpoint(createKeyEndpoint, { headers: operator, body: { name: "its own", account } });
  const itsOwn = { ...(await aCustomer()), headers: { authorization: `Bearer ${made.body.key}` } };
  strangers = [await aCustomer(), itsOwn];
});
afterEach(letSpeak);
afterAll(endStudies);

/** The owner's rows: all that name its account, its study or its keys. */
async function ownersRows(): Promise<string[]> {
  const marks = Object.values(owned).flat();
  return Object.values(await storedRows())
    .flat()
    .filter((row) => marks.some((mark) => row.includes(mark)));
}

const pathOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, member]) => [member!, owned[member!] as string]));

/** What an operation's query must name beside its path. */
const queryOf = ({ input, method }: Endpoint): Record<string, string> =>
  method === "GET" && "with" in input.shape ? { with: owned.with as string } : {};

const examplesOf = ({ name }: Endpoint) => Object.values(research.requests[name]!);

describe("a record of another account is answered like one that is not there, and stays as it was:", () => {
  test.each(titled(endpoints.filter(hasPath)))("%s", async (_, endpoint) => {
    expect(research.introduction).toContain("another account is 404 not_found, as if it were not there.");
    const path = pathOf(endpoint);
    for (const [member, id] of Object.entries(path)) expect(id, `owned.${member} names a record`).toBeTypeOf("string");
    const query = queryOf(endpoint);
    const before = await ownersRows();
    const nowhere = Object.fromEntries(Object.keys(path).map((member) => [member, `${randomUUID()}`]));
    for (const { headers } of strangers)
      for (const { body } of examplesOf(endpoint)) {
        const refusal = refusalOf(await callEndpoint(endpoint, { headers, path, query, body }));
        expect([refusal.status, refusal.error]).toEqual([404, "not_found"]);
        expect(refusalOf(await callEndpoint(endpoint, { headers, path: nowhere, query, body }))).toEqual(refusal);
      }
    expect(await ownersRows()).toEqual(before);
    if (endpoint.method !== "GET") return;
    expect((await callEndpoint(endpoint, { headers: owner.headers, path, query })).status, "its owner reads it").toBe(
      200,
    );
  });
});

describe("nothing of another account is answered or changed, whatever a request names:", () => {
  test.each(titled(endpoints.filter((endpoint) => !hasPath(endpoint))))("%s", async (_, endpoint) => {
    const naming = Object.keys(endpoint.input.shape).filter((member) => /(_ids?|^account)$/.test(member));
    for (const member of naming) expect(owned[member], `owned.${member} names a record`).toBeDefined();
    const theirs = Object.fromEntries(naming.map((member) => [member, owned[member]]));
    const before = await ownersRows();
    for (const { headers: bearer } of strangers)
      for (const { body, query, headers } of examplesOf(endpoint)) {
        const named = { headers: { ...headers, ...bearer }, ...namedIn(endpoint, { body, query }, theirs) };
        const answered = [await callEndpoint(endpoint, { ...named, headers: { ...headers, ...bearer } })];
        if (endpoint.method === "GET") answered.push(await callEndpoint(endpoint, { headers: bearer }));
        for (const { status, body: said } of answered) {
          expect(status).toBeLessThan(500);
          for (const mark of [...Object.values(owned).flat(), itsSecret])
            expect(JSON.stringify(said)).not.toContain(mark);
        }
      }
    expect(await ownersRows()).toEqual(before);
  });

  const namedIn = ({ method }: Endpoint, { body, query }: { body?: unknown; query?: object }, theirs: object) =>
    method === "GET" ? { query: { ...query, ...theirs } as never } : { body: { ...(body as object), ...theirs } };
});

test("a request under another account's Idempotency-Key is a new one", async () => {
  for (const { headers } of strangers) {
    const asked = { headers: { ...headers, "idempotency-key": once }, body: aStudy() };
    const { status, body } = await callEndpoint(createStudyEndpoint, asked);
    expect([status, body.id === owned.study_id]).toEqual([200, false]);
  }
});

test("an account that is named in a header or a cookie changes nothing", async () => {
  const { account_id } = owner.account;
  const forged = {
    "x-account-id": account_id,
    account: account_id,
    cookie: `${memberCookieName(false)}=${account_id}`,
  };
  const { GET } = routeAt("/api/v1/studies");
  const { body } = await call(GET, {
    headers: { ...strangers[0]!.headers, ...forged },
    query: `account=${account_id}`,
  });
  expect(JSON.stringify(body)).not.toContain(owned.study_id);
});
