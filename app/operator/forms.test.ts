import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiKeys, operatorTokens } from "#lib/accounts/accounts.sql.ts";
import { getOperatorKeys, makeOperatorLink, sessionAccount } from "#lib/accounts/operator-session.ts";
import { database } from "#lib/db/client.ts";
import { cookieOf } from "#lib/http/form-cookies.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { POST as move } from "./keys/[key_id]/move/route.ts";
import { POST as revoke } from "./keys/[key_id]/revoke/route.ts";
import { POST as makeKey } from "./keys/route.ts";
import { POST as signIn } from "./session/route.ts";
import { POST as signOut } from "./sign-out/route.ts";

useDatabase();

const here = "https://touchstone.test";
const fromHere = { "sec-fetch-site": "same-origin" };

type Route = typeof signIn;
type Input = { form?: Record<string, string>; headers?: Record<string, string>; key_id?: string };

function send(route: Route, { form = {}, headers = fromHere, key_id = "" }: Input = {}): Promise<Response> {
  const body = new URLSearchParams(form);
  const request = new Request(`${here}/operator`, {
    method: "POST",
    body,
    headers: { host: "touchstone.test", ...headers },
  });
  return route(request, { params: Promise.resolve({ key_id }) });
}

const newToken = async () => new URL(await makeOperatorLink(here)).searchParams.get("token")!;
const cookiesOf = (answer: Response) => answer.headers.getSetCookie();
const asCookie = (answer: Response) => cookiesOf(answer)[0]!.split(";")[0]!;

const storedKeys = async () => (await database()).select().from(apiKeys).orderBy(apiKeys.created_at);
const keyNamed = async (wanted: string) => (await storedKeys()).find(({ name }) => name === wanted)!;

/** Everything that the operator's forms can change. */
async function stored() {
  const db = await database();
  return [await storedKeys(), await db.select().from(operatorTokens).orderBy(operatorTokens.token_sha256)];
}

/** The headers of a browser that has just signed in. */
async function signedIn(): Promise<Record<string, string>> {
  return { ...fromHere, cookie: asCookie(await send(signIn, { form: { token: await newToken() } })) };
}

test("the button under the link signs in, with a cookie that no script and no other host can reach", async () => {
  const token = await newToken();
  const answer = await send(signIn, { form: { token } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/operator");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(cookiesOf(answer)).toEqual([
    expect.stringMatching(/^__Host-operator=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Lax; HttpOnly; Secure$/),
  ]);
  const again = await send(signIn, { form: { token } });
  expect([again.headers.get("location"), cookiesOf(again)]).toEqual(["/operator?refused=link", []]);
});

test("by plain http the cookie has the name and the flags that a browser accepts there", async () => {
  setEnvironment({ PUBLIC_URL: "http://touchstone.test" });
  const answer = await send(signIn, { form: { token: await newToken() } });
  setEnvironment({ PUBLIC_URL: here });
  expect(cookiesOf(answer)[0]).toMatch(/^operator=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Lax; HttpOnly$/);
});

test.each<[string, Record<string, string>]>([
  ["another site", { "sec-fetch-site": "cross-site", origin: here }],
  ["another host of the same site", { "sec-fetch-site": "same-site", origin: here }],
  ["another origin, where the browser sends no Sec-Fetch-Site", { origin: "https://example.org" }],
  ["a page without an origin", { origin: "null" }],
  ["what is no browser", {}],
])("a form from %s is refused, and does nothing", async (_, headers) => {
  const cookie = (await signedIn()).cookie!;
  const token = await newToken();
  const before = await stored();
  for (const route of [signIn, signOut, makeKey, move, revoke]) {
    const answer = await send(route, { form: { token, name: "theirs" }, headers: { ...headers, cookie } });
    expect(answer.status).toBe(400);
    expect(cookiesOf(answer)).toEqual([]);
  }
  expect(await stored()).toEqual(before);
});

test("a form that was sent to a name which is not this service's is refused (DNS rebinding), and does nothing", async () => {
  const cookie = (await signedIn()).cookie!;
  const token = await newToken();
  const before = await stored();
  for (const host of ["evil.example", "touchstone.test.evil.example", "192.0.2.1:3000", ""]) {
    const headers = { "sec-fetch-site": "same-origin", origin: `http://${host}`, host, cookie };
    for (const route of [signIn, signOut, makeKey, move, revoke]) {
      const answer = await send(route, { form: { token, name: "theirs" }, headers });
      const { error, message } = await answer.json();
      expect([answer.status, error, message]).toEqual([400, "invalid_request", expect.stringContaining(`"${host}"`)]);
    }
  }
  expect(await stored()).toEqual(before);
  const named = { "sec-fetch-site": "same-origin", host: "touchstone.test.:443" };
  expect((await send(signIn, { form: { token }, headers: named })).headers.get("location")).toBe("/operator");
});

test("a form of more than 8 KiB is refused as soon as that is known, however it is sent", async () => {
  const before = await stored();
  const big = `token=${"x".repeat(9 * 1024)}`;
  const chunks = () => new Blob([big.slice(0, 5_000), big.slice(5_000)]).stream();
  for (const body of [big, chunks()]) {
    const headers = { ...fromHere, host: "touchstone.test" };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    const answer = await signIn(new Request(`${here}/operator`, init), { params: Promise.resolve({}) });
    expect([answer.status, (await answer.json()).error]).toEqual([413, "payload_too_large"]);
  }
  expect(await stored()).toEqual(before);
});

test("a form from here is taken where only Origin says so", async () => {
  const answer = await send(signIn, { form: { token: await newToken() }, headers: { origin: here } });
  expect(answer.headers.get("location")).toBe("/operator");
});

test("a key is made for whoever is signed in, and travels to the page in a cookie of a minute", async () => {
  const headers = await signedIn();
  const answer = await send(makeKey, { form: { name: " Reports ", concurrency: "25" }, headers });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/operator"]);
  const [cookie] = cookiesOf(answer);
  expect(cookie).toMatch(
    /^__Host-operator_new_key=sr_live_\w{38}; Path=\/; Max-Age=60; SameSite=Lax; HttpOnly; Secure$/,
  );
  const key = cookie!.split(/[=;]/)[1]!;
  const kept = await keyNamed("Reports");
  expect(kept).toMatchObject({
    account_id: expect.stringMatching(/^acct_/),
    concurrency: 25,
    prefix: key.slice(0, 12),
  });
  expect(JSON.stringify(kept)).not.toContain(key);
});

test("the page shows a new key to the session that made it, for a minute, and never once it is revoked", async () => {
  const headers = await signedIn();
  const session = cookieOf(new Headers(headers), "__Host-operator")!;
  const shown = async (new_key: string, by = session) =>
    (await getOperatorKeys((await sessionAccount(by))!, new_key)).new_key;
  const make = async (name: string) =>
    cookiesOf(await send(makeKey, { form: { name }, headers }))[0]!.split(/[=;]/)[1]!;
  const key = await make("Shown once");
  expect(await shown(key)).toBe(key);
  const others = cookieOf(new Headers(await signedIn()), "__Host-operator")!;
  expect(await shown(key, others)).toBeNull();
  expect(await shown(`sr_live_${"A".repeat(38)}`)).toBeNull();
  const { key_id } = await keyNamed("Shown once");
  await send(revoke, { headers, key_id });
  expect(await shown(key)).toBeNull();
  const old = await make("Shown a minute");
  const db = await database();
  await db.execute(
    sql`update api_keys set created_at = created_at - interval '61 seconds' where name = 'Shown a minute'`,
  );
  expect(await shown(old)).toBeNull();
});

test.each([
  ["no name", { name: "  ", concurrency: "10" }],
  ["too long a name", { name: "x".repeat(101), concurrency: "10" }],
  ["no whole number", { name: "Reports", concurrency: "2.5" }],
  ["a word for a number", { name: "Reports", concurrency: "many" }],
  ["too many", { name: "Reports", concurrency: "1001" }],
])("a key with %s is not made, and the page has the form again with the fault at its field", async (_, form) => {
  const before = await storedKeys();
  const headers = { ...(await signedIn()), accept: "*/*" };
  const answer = await send(makeKey, { form, headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  // The page has the rules that the server has set for pages.
  expect(answer.headers.get("content-security-policy")).toBeNull();
  const page = await answer.text();
  const of = form.concurrency === "10" ? "name" : "concurrency";
  expect(page).toMatch(new RegExp(`<label>${of}\\s<strong>${of} must .+</strong>\\s<textarea name="${of}"`, "i"));
  for (const [name, typed] of Object.entries(form))
    expect(page).toMatch(new RegExp(`name="${name}"[^>]*>\\s${typed}</`));
  expect(await storedKeys()).toEqual(before);
});

test("a choice of a refused form is one again, with what was chosen, and only for who is signed in", async () => {
  const headers = { ...(await signedIn()), accept: "text/html" };
  await send(makeKey, { form: { name: "Chosen" }, headers });
  const { account_id } = await keyNamed("Chosen");
  const pages = [];
  for (const route of [makeKey, move]) {
    const refused = await send(route, {
      form: { name: "", account: account_id, concurrency: "0" },
      headers,
      key_id: "no",
    });
    pages.push(await refused.text());
  }
  for (const page of pages) {
    expect(page).toMatch(/<select name="account"><option value="">A new account, named after the key<\/option>/);
    expect(page).toContain(`<option value="${account_id}" selected>Same as Chosen (${account_id})</option>`);
    expect(page).toMatch(/<textarea name="concurrency"/);
  }
  const stranger = await send(makeKey, {
    form: { name: "\0", account: account_id },
    headers: { ...fromHere, accept: "text/html" },
  });
  expect(await stranger.text()).not.toContain("<select");
});

test("a key is made in the account that is chosen, and moved to another", async () => {
  const headers = await signedIn();
  await send(makeKey, { form: { name: "One" }, headers });
  const one = await keyNamed("One");
  await send(makeKey, { form: { name: "Two", account: one.account_id }, headers });
  const two = await keyNamed("Two");
  expect(two.account_id).toBe(one.account_id);
  const answer = await send(move, { form: { account: "operator" }, headers, key_id: two.key_id });
  expect([answer.headers.get("location"), (await keyNamed("Two")).account_id]).toEqual(["/operator", "operator"]);
  await send(move, { form: { account: "" }, headers, key_id: two.key_id });
  expect((await keyNamed("Two")).account_id).not.toBe("operator");
  expect((await send(move, { headers, key_id: "key_none" })).status).toBe(404);
});

test("a key is revoked by whoever is signed in, and one that is not there is 404", async () => {
  const headers = await signedIn();
  await send(makeKey, { form: { name: "Old" }, headers });
  const { key_id, revoked_at } = await keyNamed("Old");
  expect(revoked_at).toBeNull();
  expect((await send(revoke, { headers, key_id })).headers.get("location")).toBe("/operator");
  expect((await keyNamed("Old")).revoked_at).toBeInstanceOf(Date);
  expect((await send(revoke, { headers, key_id: "key_none" })).status).toBe(404);
});

test("every page and form of the operator's goes through the door that looks at the session", () => {
  const open = ["session", "sign-in", "sign-out"];
  const files = globSync("app/operator/**/{page.tsx,operator-page.tsx,route.ts}").filter(
    (file) => !open.includes(file.split("/")[2]!),
  );
  expect(files.length).toBeGreaterThan(20);
  const door = (file: string) =>
    file.endsWith("page.tsx") ? /await loadForOperator\(|default operatorPage\(/ : /POST = operatorForm\(/;
  expect(files.filter((file) => !door(file).test(readFileSync(file, "utf8")))).toEqual([]);
});

test("without a session nothing is made or revoked, and the page that says how to sign in is next", async () => {
  await send(makeKey, { form: { name: "Kept" }, headers: await signedIn() });
  const before = await storedKeys();
  const { key_id } = await keyNamed("Kept");
  for (const cookie of ["", "__Host-operator=", `__Host-operator=${"A".repeat(43)}`]) {
    const headers = { ...fromHere, cookie };
    for (const answer of [
      await send(makeKey, { form: { name: "Mine" }, headers }),
      await send(move, { form: { account: "operator" }, headers, key_id }),
      await send(revoke, { headers, key_id }),
    ])
      expect([answer.status, answer.headers.get("location"), cookiesOf(answer)]).toEqual([303, "/operator", []]);
  }
  expect(await storedKeys()).toEqual(before);
});

test("signing out ends the session itself, and not only the browser's memory of it", async () => {
  const headers = await signedIn();
  const secret = cookieOf(new Headers(headers), "__Host-operator")!;
  expect(await sessionAccount(secret)).not.toBeNull();
  const answer = await send(signOut, { headers });
  expect(answer.headers.get("location")).toBe("/operator");
  expect(cookiesOf(answer)).toEqual([
    expect.stringMatching(/^__Host-operator=; Path=\/; Max-Age=0;/),
    expect.stringMatching(/^__Host-operator_new_key=; Path=\/; Max-Age=0;/),
  ]);
  expect(await sessionAccount(secret)).toBeNull();
});
