import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { POST as allowKeys } from "#app/operator/accounts/[account_id]/allow-keys/route.ts";
import { POST as setLimit } from "#app/operator/accounts/[account_id]/limit/route.ts";
import { POST as signOutPerson } from "#app/operator/accounts/[account_id]/sign-out/route.ts";
import { exportedParts } from "#lib/accounts/export-account.ts";
import { database } from "#lib/db/client.ts";
import { createStudyEndpoint, simulateEndpoint } from "#lib/studies/contract.ts";
import { getReport } from "#lib/studies/get-study.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { oweOne } from "#lib/testing/delivery.ts";
import {
  aPerson,
  type Form,
  firstCookie,
  type Person,
  send,
  signedIn,
  signedInOperator,
  stateOf,
  to,
} from "#lib/testing/person.ts";
import { aStudy, letSpeak } from "#lib/testing/research.ts";
import { POST as remove } from "./delete/route.ts";
import { POST as replay } from "./deliveries/[delivery_id]/replay/route.ts";
import { POST as exportFile } from "./export/route.ts";
import { POST as revoke } from "./keys/[key_id]/revoke/route.ts";
import { POST as makeKey } from "./keys/route.ts";
import { POST as deletePersona } from "./personas/[persona_id]/delete/route.ts";
import { POST as askForKeys } from "./request-keys/route.ts";

useDatabase({ API_KEYS: "self-serve", ACCOUNT_STUDIES_PER_DAY: "3" });
afterEach(letSpeak);
afterAll(endStudies);

let operator: string;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  operator = await signedInOperator();
  anna = await aPerson("anna@acme.test");
  ben = await aPerson("ben@acme.test");
});

describe("two people", () => {
  test("each see their own keys, studies, personas and use, and nothing of the other's", async () => {
    const [one, two] = [(await stateOf(anna)).body, (await stateOf(ben)).body];
    expect(one).toMatchObject({
      keys: [{ name: "Key of anna@acme.test" }],
      studies: [{ id: anna.study_id, status: "complete" }],
      personas: [{ id: anna.persona_id }],
      months: [{ studies: 1, simulations: 1, follow_ups: 0, interviews: 1 }],
      studies_per_day: 3,
      sessions: [{ is_this: true }],
    });
    for (const mark of [ben.study_id, ben.persona_id, ben.account, "ben@acme.test"])
      expect(JSON.stringify(one)).not.toContain(mark);
    expect(two.studies).toMatchObject([{ id: ben.study_id }]);
    expect(JSON.stringify([one, two])).not.toContain(anna.key);
  });

  test("act on their own records only: another's are 404, and stay", async () => {
    const delivery_id = await oweOne(
      { account_id: ben.account, key_id: "x", concurrency: 1, isOperator: false },
      "https://hooks.example/x",
    );
    const key_id = (await stateOf(ben)).body.keys[0].key_id;
    const before = await storedRows();
    const acts: [Form, Record<string, string>][] = [
      [revoke, { key_id }],
      [deletePersona, { persona_id: ben.persona_id }],
      [replay, { delivery_id }],
    ];
    for (const [route, params] of acts) {
      const answer = await send(route, { params, cookie: anna.cookie });
      expect([answer.status, (await answer.json()).error]).toEqual([404, "not_found"]);
    }
    expect(await storedRows()).toEqual(before);
    expect(to(await send(replay, { params: { delivery_id }, cookie: ben.cookie }))).toBe("/account#deliveries");
  });
});

test("without a session, or from another site, no form acts and the state is 401", async () => {
  const before = await storedRows();
  const key_id = (await stateOf(anna)).body.keys[0].key_id;
  const params = { key_id, persona_id: anna.persona_id, delivery_id: "evt_x" };
  for (const route of [makeKey, revoke, deletePersona, replay, askForKeys, exportFile, remove]) {
    const form = { name: "x", confirm: "anna@acme.test" };
    expect(to(await send(route, { form, params }))).toBe("/sign-in");
    expect(to(await send(route, { form, params, cookie: operator }))).toBe("/sign-in");
    const foreign = await send(route, { form, params, cookie: anna.cookie }, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(400);
  }
  for (const route of [setLimit, allowKeys, signOutPerson])
    expect(
      to(
        await send(route, {
          form: { studies_per_day: "9" },
          params: { account_id: anna.account },
          cookie: anna.cookie,
        }),
      ),
    ).toBe("/operator");
  expect((await stateOf({ cookie: "" })).status).toBe(401);
  expect(await storedRows()).toEqual(before);
});

describe("keys", () => {
  test("are the operator's to allow where API_KEYS says so", async () => {
    setEnvironment({ API_KEYS: "operator" });
    expect(to(await send(makeKey, { form: { name: "More" }, cookie: anna.cookie }))).toBe("/account?refused=key#keys");
    await send(askForKeys, { cookie: anna.cookie });
    expect((await stateOf(anna)).body).toMatchObject({ may_make_keys: false, keys_requested_at: expect.any(String) });
    await send(allowKeys, { params: { account_id: anna.account }, cookie: operator });
    expect((await stateOf(anna)).body.may_make_keys).toBe(true);
    const made = await send(makeKey, { form: { name: "More" }, cookie: anna.cookie });
    expect(firstCookie(made)).toMatch(/^__Host-account_new_key=sr_live_/);
    expect(to(await send(makeKey, { form: { name: "More" }, cookie: ben.cookie }))).toBe("/account?refused=key#keys");
    setEnvironment({ API_KEYS: "self-serve" });
  });

  test("are all revoked by their person, also those that another key or the operator made", async () => {
    const { keys } = (await stateOf(anna)).body;
    for (const { key_id } of keys) await send(revoke, { params: { key_id }, cookie: anna.cookie });
    expect((await stateOf(anna)).body.keys.every(({ revoked_at }: { revoked_at: string }) => revoked_at !== null)).toBe(
      true,
    );
    const made = await send(makeKey, { form: { name: "New" }, cookie: anna.cookie });
    anna.bearer = { authorization: `Bearer ${firstCookie(made).split("=")[1]}` };
    expect((await send(makeKey, { form: { name: " " }, cookie: anna.cookie })).status).toBe(400);
  });
});

describe("the operator", () => {
  const begin = () => callEndpoint(createStudyEndpoint, { headers: ben.bearer, body: aStudy() });
  const limit = (studies_per_day: string) =>
    send(setLimit, { form: { studies_per_day }, params: { account_id: ben.account }, cookie: operator });

  test("raises the cap of an account, which holds until then; simulations count as studies", async () => {
    // A study, a simulation and a delivered study are begun.
    expect(refusalOf(await begin()).error).toBe("rate_limited");
    const body = { scenario: "The bakery next door closes in May.", persona_ids: [ben.persona_id] };
    expect(refusalOf(await callEndpoint(simulateEndpoint, { headers: ben.bearer, body })).error).toBe("rate_limited");
    for (const wrong of ["many", "-1", "1.5", "1e9"]) expect((await limit(wrong)).status).toBe(400);
    expect(to(await limit("4"))).toBe("/operator/accounts");
    expect([(await begin()).status, (await begin()).status]).toEqual([200, 429]);
    await limit("");
    expect([(await begin()).status, (await stateOf(ben)).body.studies_per_day]).toEqual([200, null]);
  });

  test("signs a person out, for the very next request", async () => {
    const cookie = await signedIn("cara@acme.test");
    expect((await stateOf({ cookie })).status).toBe(200);
    const db = await database();
    const { rows } = await db.execute<{ account_id: string }>(
      sql`select account_id from accounts where email = 'cara@acme.test'`,
    );
    await send(signOutPerson, { params: rows[0]!, cookie: operator });
    expect([(await stateOf({ cookie })).status, (await stateOf(anna)).status]).toEqual([401, 200]);
  });

  test("changes no account that is not there, and not the operator's own", async () => {
    for (const account_id of ["operator", "acct_none"])
      expect(
        (await send(setLimit, { form: { studies_per_day: "1" }, params: { account_id }, cookie: operator })).status,
      ).toBe(404);
  });
});

describe("a person leaves", () => {
  test("with everything as one file, without hashes of secrets", async () => {
    const answer = await send(exportFile, { cookie: anna.cookie });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="touchstone-account.json"');
    const file = JSON.parse(await answer.text());
    expect(file).toMatchObject({
      accounts: [{ email: "anna@acme.test" }],
      studies: [{ study_id: anna.study_id, findings: { headline_finding: expect.any(String) } }],
      saved_personas: [{ persona_id: anna.persona_id }],
      simulations: [{ request: { scenario: "The bakery next door closes in May." } }],
    });
    const text = JSON.stringify(file);
    for (const secret of ["key_sha256", '"token"', ben.study_id, ben.account]) expect(text).not.toContain(secret);
  });

  test("and the file has every table that belongs to an account", async () => {
    const db = await database();
    const { rows } = await db.execute<{ name: string }>(sql`
      with recursive owned(name) as (
        select 'accounts'::text
        union select conrelid::regclass::text from pg_constraint join owned on confrelid::regclass::text = owned.name
        where contype = 'f')
      select name from owned order by name`);
    const others = ["operator_tokens"];
    expect(exportedParts.map(([table]) => table).sort()).toEqual(
      rows.map(({ name }) => name).filter((name) => !others.includes(name)),
    );
  });

  test("only when the address is typed; then nothing of it is left but the ids of public studies", async () => {
    const typed = { form: { confirm: "ben@acme.test" }, cookie: anna.cookie };
    const refused = await (await send(remove, typed, { "sec-fetch-site": "same-origin", accept: "text/html" })).text();
    expect(refused).toContain("Nothing was deleted: type your address as it is shown.");
    expect(refused).toMatch(/<textarea name="confirm"[^>]*>\sben@acme\.test</);
    expect((await stateOf(anna)).status).toBe(200);
    const gone = await send(remove, { form: { confirm: " Anna@acme.test" }, cookie: anna.cookie });
    expect([to(gone), (await stateOf(anna)).status]).toEqual(["/sign-in?done=deleted", 401]);
    expect(refusalOf(await callEndpoint(createStudyEndpoint, { headers: anna.bearer, body: aStudy() })).error).toBe(
      "invalid_key",
    );
    const { removed_studies, ...rows } = await storedRows();
    for (const mark of ["anna@acme.test", "anna tea", anna.account, anna.study_id, anna.persona_id])
      expect(JSON.stringify(rows)).not.toContain(mark);
    expect(removed_studies!.join()).toContain(anna.study_id);
    const report = getReport({ study_id: anna.study_id }, { address: null, spent: [] });
    await expect(report).rejects.toThrow(/^This study was deleted with its account on \d{4}-/);
    expect((await stateOf(ben)).status).toBe(200);
    const again = await signedIn("anna@acme.test");
    expect((await stateOf({ cookie: again })).body).toMatchObject({ keys: [], studies: [], personas: [] });
  });
});
