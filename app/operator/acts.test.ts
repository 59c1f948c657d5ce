import { beforeAll, beforeEach, expect, test } from "vitest";
import { createKeyEndpoint, moveKeyEndpoint, revokeKeyEndpoint } from "#lib/accounts/contract.ts";
import { getOperatorKeys, makeOperatorLink, sessionAccount, useOperatorLink } from "#lib/accounts/operator-session.ts";
import { operations } from "#lib/cli/operations.ts";
import { listActs } from "#lib/console/overview.ts";
import { database } from "#lib/db/client.ts";
import { flushCounters } from "#lib/db/counters.ts";
import { cookieOf } from "#lib/http/form-cookies.ts";
import { listStudyTypesEndpoint } from "#lib/studies/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer } from "#lib/testing/research.ts";
import assessments from "#lib/tools/catalog/api-assessments.json" with { type: "json" };
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { POST as addAssessment } from "./assessments/route.ts";
import { POST as rotate } from "./keys/[key_id]/rotate/route.ts";

const secret = "an-operators-secret-of-more-than-32-characters";
const here = "https://touchstone.test";
useDatabase({ RESEARCH_ADMIN_SECRET: secret, PUBLIC_URL: here });

const admin = { authorization: `Bearer ${secret}` };
let session: string;
beforeAll(async () => {
  session = (await useOperatorLink(new URL(await makeOperatorLink(here)).searchParams.get("token")!))!;
});
beforeEach(async () => (await database()).execute("truncate operator_acts"));

function send(
  route: typeof rotate,
  form: Record<string, string>,
  params: Record<string, string> = {},
  accept = "application/json",
) {
  const headers = {
    accept,
    host: "touchstone.test",
    "sec-fetch-site": "same-origin",
    cookie: `__Host-operator=${session}`,
  };
  const body = new URLSearchParams(form);
  return route(new Request(`${here}/operator`, { method: "POST", body, headers }), { params: Promise.resolve(params) });
}
const acts = async () => (await listActs()).rows.map(({ actor, act, target }) => [actor, act, target]);
const byCommand = expect.stringMatching(/^command(:\S+)?$/);
const makeKey = async (headers: Record<string, string> = admin) =>
  resultOf(createKeyEndpoint, await callEndpoint(createKeyEndpoint, { headers, body: { name: "Reports" } }));
const use = async (key: string) =>
  (await callEndpoint(listStudyTypesEndpoint, { headers: { authorization: `Bearer ${key}` } })).status;
const rowOf = async (key_id: string) =>
  (await getOperatorKeys((await sessionAccount(session))!)).keys.find((row) => row.key_id === key_id)!;

test("what the operator does over the API or by a command is noted, each once, and what accounts do is not", async () => {
  const { key_id } = await makeKey();
  await callEndpoint(moveKeyEndpoint, { headers: admin, path: { key_id }, body: { account: "operator" } });
  await callEndpoint(revokeKeyEndpoint, { headers: admin, path: { key_id } });
  await makeKey((await aCustomer()).headers).catch(() => {});
  await operations.create_key({ name: "By hand" }, { base: here, isServing: false, say: () => undefined });
  await expect(
    operations.revoke_key({ key_id: "key_none" }, { base: here, isServing: false, say: () => undefined }),
  ).rejects.toThrow();
  expect((await acts()).reverse()).toEqual([
    ["admin", "Made a key", key_id],
    ["admin", "Moved a key", key_id],
    ["admin", "Revoked a key", key_id],
    [byCommand, "Made a key", expect.stringMatching(/^key_/)],
  ]);
});

test("each sign-in of an operator is noted, and each link that was made for one, by a start or a command", async () => {
  const made = await operations.operator_link({}, { base: here, isServing: false, say: () => undefined });
  await makeOperatorLink(here, { key_id: "start" });
  const opened = await useOperatorLink(new URL(made).searchParams.get("token")!);
  expect(await useOperatorLink(new URL(made).searchParams.get("token")!)).toBeNull();
  const { key_id } = (await sessionAccount(opened!))!;
  const link = (await acts()).at(-1)![2];
  expect((await acts()).reverse()).toEqual([
    [byCommand, "Made a sign-in link", link],
    ["start", "Made a sign-in link", expect.stringMatching(/^link_/)],
    [key_id, "Signed in", link],
  ]);
  expect((await listActs()).rows.map(({ link_by }) => link_by)).toEqual([byCommand, null, null]);
});

test("a rotated key works beside the new one until it ends, with its calls counted, and both say so", async () => {
  const old = await makeKey();
  const answer = await send(rotate, {}, { key_id: old.key_id });
  const key = cookieOf(new Headers({ cookie: answer.headers.getSetCookie()[0]! }), "__Host-operator_new_key")!;
  expect([await use(old.key), await use(key), await use(key)]).toEqual([200, 200, 200]);
  await flushCounters();
  const replaced = await rowOf(old.key_id);
  expect(Date.parse(replaced.expires_at!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const keys = (await getOperatorKeys((await sessionAccount(session))!)).keys;
  const fresh = keys.find((row) => key.startsWith(row.prefix))!;
  expect(fresh).toMatchObject({ name: "Reports", account: old.account, expires_at: null, calls: 2 });
  expect(replaced.calls).toBe(1);
  const db = await database();
  const endsIn = (time: string) =>
    db.execute(`update api_keys set expires_at = now() + interval '${time}' where key_id = '${old.key_id}'`);
  // A second rotation never makes the first end later.
  await endsIn("1 hour");
  expect((await send(rotate, {}, { key_id: old.key_id })).status).toBe(303);
  expect(Date.parse((await rowOf(old.key_id)).expires_at!)).toBeLessThan(Date.now() + 3_700_000);
  await endsIn("-1 second");
  expect([await use(old.key), await use(key)]).toEqual([403, 200]);
  expect((await send(rotate, {}, { key_id: old.key_id })).status, "a key that is over is not rotated").toBe(404);
  expect((await send(rotate, {}, { key_id: "key_none" })).status).toBe(404);
  expect((await acts())[0]).toEqual([expect.stringMatching(/^session_/), "Rotated a key", old.key_id]);
});

const desk = async (tool_id: string) =>
  resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } })).tool.assessment;
const add = (assessment: unknown) => send(addAssessment, { assessment: JSON.stringify(assessment) });

test("a desk assessment of the form is its tool's from then on, until a later one supersedes it", async () => {
  const { tool_id, ...first } = assessments[0]!;
  const dated = (assessed_at: string, cost: number) => ({
    ...first,
    tool_id,
    assessed_at,
    ratings: { ...first.ratings, cost },
  });
  const added = await add(dated("2027-01-02", 1.5));
  expect([added.status, added.headers.get("location")]).toEqual([303, `/tools/${tool_id}`]);
  expect(await desk(tool_id)).toMatchObject({ assessed_at: "2027-01-02", ratings: { cost: 1.5 } });
  await add(dated("2027-01-01", 5));
  expect(await desk(tool_id)).toMatchObject({ assessed_at: "2027-01-02", ratings: { cost: 1.5 } });
  await add(dated("2027-01-03", 2.5));
  expect(await desk(tool_id)).toMatchObject({ assessed_at: "2027-01-03", ratings: { cost: 2.5 } });
  expect(await acts()).toHaveLength(3);
  for (const [wrong, sentence] of [
    [dated("2027-01-04", 9), /ratings\.cost|cost/],
    [dated("2027-01-04", 3.1), /must be in steps of 0\.5/],
    [{ ...dated("2027-01-04", 3), tool_id: "amazon-ses-apy" }, /amazon-ses-api/],
    [{ tool_id }, /assessor is required/],
  ] as const) {
    const refused = await add(wrong);
    expect([refused.status, (await refused.json()).message]).toEqual([400, expect.stringMatching(sentence)]);
  }
  const page = await send(addAssessment, { assessment: "{}" }, {}, "text/html,*/*;q=0.8");
  expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  const words = await page.text();
  for (const said of ["This was not done", "is required", ">\n{}</textarea>"]) expect(words).toContain(said);
  const members = Object.keys(first).concat("tool_id");
  for (const name of members) expect(words, "each fault is listed").toContain(`<li>${name} is required`);
  expect(words).not.toContain("more, see details");
  expect((await desk(tool_id))!.assessed_at).toBe("2027-01-03");
  expect(await acts()).toHaveLength(3);
});
