import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { createStudyEndpoint } from "#lib/studies/contract.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aPerson, send, stateOf, to } from "#lib/testing/person.ts";
import { aStudy, holdStudies, letSpeak } from "#lib/testing/research.ts";
import { withStorageAway } from "#lib/testing/with-storage-away.ts";
import { POST as remove } from "./delete/route.ts";
import { POST as signOut } from "./sign-out/route.ts";

useDatabase({ API_KEYS: "self-serve" });
afterEach(letSpeak);
afterAll(endStudies);

test("while storage is away a person is told so, and is signed in again when it is back", async () => {
  const anna = await aPerson("anna@acme.test");
  const [state, out] = await withStorageAway(async () => [
    await stateOf(anna),
    await send(signOut, { cookie: anna.cookie }),
  ]);
  expect([state!.status, (state as { body: { error: string } }).body.error]).toEqual([503, "storage_unavailable"]);
  expect(out!.status).toBe(503);
  expect((await stateOf(anna)).status).toBe(200);
});

test("an account is deleted while one of its studies runs: the study ends, and nothing of it is left or written", async () => {
  const ben = await aPerson("ben@acme.test");
  const { go, asked } = holdStudies();
  const running = callEndpoint(createStudyEndpoint, { headers: ben.bearer, body: aStudy() });
  await asked;
  expect(to(await send(remove, { form: { confirm: "ben@acme.test" }, cookie: ben.cookie }))).toBe(
    "/sign-in?done=deleted",
  );
  go();
  const { error, message } = refusalOf(await running);
  expect([error, message]).toEqual(["not_found", "This study was deleted with its account while it ran."]);
  const db = await database();
  const { rows } = await db.execute(sql`
    select 1 from studies where account_id = ${ben.account} union all select 1 from api_keys where account_id = ${ben.account}
    union all select 1 from study_slots where holder is not null`);
  expect(rows).toEqual([]);
});
