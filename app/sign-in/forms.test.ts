import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { POST as signOut } from "#app/account/sign-out/route.ts";
import { POST as makeOperatorCode } from "#app/operator/codes/route.ts";
import { POST as operatorSession } from "#app/operator/session/route.ts";
import { makeOperatorLink } from "#lib/accounts/operator-session.ts";
import { database } from "#lib/db/client.ts";
import { operatorSession as operatorCookie } from "#lib/http/form-cookies.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { makeCode } from "#lib/sign-in/request-code.ts";
import { memberOf } from "#lib/sign-in/sessions.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { codeIn, linkIn, type MailServer, startMailServer } from "#lib/testing/mail-server.ts";
import * as link from "./link/route.ts";
import { POST as requestCode } from "./request/route.ts";
import * as session from "./session/route.ts";

useDatabase();

const { POST: signIn } = session;
const { POST: signInByLink } = link;
const here = "https://touchstone.test";
const fromHere = { "sec-fetch-site": "same-origin" };
const forms = { requestCode, signIn, signInByLink, signOut, makeOperatorCode };

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  setEnvironment({ SMTP_URL: mail.url });
});
afterAll(() => mail.close());
afterEach(() => setEnvironment({ RATE_LIMIT_SIGN_INS: "off", RATE_LIMIT_CODES: "off", TRUSTED_PROXY_HOPS: "" }));

type Form = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

function send(form: Form, members: Record<string, string> = {}, headers: Record<string, string> = fromHere) {
  const body = new URLSearchParams(members);
  const request = new Request(`${here}/x`, { method: "POST", body, headers: { host: "touchstone.test", ...headers } });
  return form(request, { params: Promise.resolve({}) });
}
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ");
const to = (answer: Response) => answer.headers.get("location");

test("a person asks for a code, enters it and is signed in; the address comes along in a cookie of ten minutes", async () => {
  const asked = await send(requestCode, { email: " Anna@Acme.test " });
  expect([asked.status, to(asked), asked.headers.get("cache-control")]).toEqual([303, "/sign-in/code", "no-store"]);
  expect(asked.headers.getSetCookie()).toEqual([
    "__Host-sign_in_address=anna%40acme.test; Path=/; Max-Age=600; SameSite=Lax; HttpOnly; Secure",
    expect.stringMatching(/^__Host-sign_in_browser=[\w-]{43}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/),
    "__Host-typed_address=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
  ]);
  const code = codeIn(mail.received.at(-1)!);
  const entered = await send(signIn, { email: "anna@acme.test", code });
  expect(to(entered)).toBe("/account");
  const [account, address, browser, typed] = entered.headers.getSetCookie();
  expect(account).toMatch(/^__Host-account=[^;]+; .*HttpOnly/);
  expect(address).toMatch(/^__Host-sign_in_address=; Path=\/; Max-Age=0;/);
  expect(browser).toMatch(/^__Host-sign_in_browser=; Path=\/; Max-Age=0;/);
  expect(typed).toMatch(/^__Host-typed_address=; Path=\/; Max-Age=0;/);
  expect(entered.headers.get("cache-control")).toBe("no-store");
});

test("a refusal goes back to the form with its reason, and nothing that a stranger could write into the page", async () => {
  expect(to(await send(requestCode, { email: "anna@gmail.com" }))).toBe("/sign-in?refused=free_mail");
  expect(to(await send(requestCode, {}))).toBe("/sign-in?refused=no_address");
  expect(to(await send(signIn, { email: "anna@acme.test", code: "1" }))).toBe("/sign-in/code?refused=wrong_code");
  const smuggled = await send(signIn, {
    email: "anna@acme.test",
    code: "1",
    next: "https://evil.test",
    to: "//evil.test",
  });
  expect(to(smuggled)).toBe("/sign-in/code?refused=wrong_code");
});

test("what was typed is kept for the form that is shown again, and forgotten once it was taken", async () => {
  const kept = (answer: Response) => cookieOf(answer).match(/__Host-typed_address=([^;]*)/)?.[1];
  expect(kept(await send(requestCode, { email: "anna@gmail.com" }))).toBe("anna%40gmail.com");
  expect(kept(await send(signIn, { email: "anna@acme.test", code: "1" }))).toBe("anna%40acme.test");
  expect(kept(await send(requestCode, { email: "anna@acme.test" }))).toBe("");
});

test.each<[string, Record<string, string>]>([
  ["another site", { "sec-fetch-site": "cross-site", origin: here }],
  ["another host of the same site", { "sec-fetch-site": "same-site", origin: here }],
  ["another origin, where the browser sends no Sec-Fetch-Site", { origin: "https://evil.test" }],
  ["a page without an origin, as in a sandboxed frame", { origin: "null" }],
  ["what is no browser", {}],
  ["a name that is not this service's (DNS rebinding)", { ...fromHere, host: "evil.test", origin: "http://evil.test" }],
])("a form from %s is refused, signs no one in or out, and sends no mail", async (_, headers) => {
  const code = await makeCode("ben@acme.test");
  const { cookies, member } = await signedIn("cara@acme.test");
  const before = await storedRows();
  const mails = mail.received.length;
  for (const [name, form] of Object.entries(forms)) {
    const answer = await send(
      form,
      { email: "ben@acme.test", code, where: "everywhere" },
      { ...headers, cookie: cookies },
    );
    expect([name, answer.status, answer.headers.getSetCookie()]).toEqual([name, 400, []]);
  }
  expect(await storedRows()).toEqual(before);
  expect([mail.received.length, await memberOf(new Headers({ cookie: cookies }))]).toEqual([mails, member]);
});

test("a link signs no one in: only a form does", () => {
  expect([Object.keys(session), Object.keys(link)]).toEqual([["POST"], ["POST"]]);
});

describe("the link of a mail", () => {
  /** Asks for a mail in a browser; returns the browser's cookies and the form of the link's page. */
  async function requested(email: string) {
    const asked = await send(requestCode, { email });
    return { cookie: cookieOf(asked), form: { link: linkIn(mail.received.at(-1)!) } };
  }

  test("signs in the browser that asked, which then forgets its half, and leads to the account", async () => {
    const { cookie, form } = await requested("gus@acme.test");
    const followed = await send(signInByLink, form, { ...fromHere, cookie });
    expect([followed.status, to(followed)]).toEqual([303, "/account"]);
    expect(await memberOf(new Headers({ cookie: cookieOf(followed) }))).toMatchObject({ email: "gus@acme.test" });
    expect(followed.headers.getSetCookie().slice(1)).toEqual([
      expect.stringMatching(/^__Host-sign_in_address=; Path=\/; Max-Age=0;/),
      expect.stringMatching(/^__Host-sign_in_browser=; Path=\/; Max-Age=0;/),
    ]);
    expect(to(await send(signInByLink, form, { ...fromHere, cookie }))).toBe("/sign-in?refused=wrong_link");
  });

  test("leads on to the consent that a client waits for", async () => {
    const { cookie, form } = await requested("hal@acme.test");
    const request = "r".repeat(43);
    const waiting = `${cookie}; __Host-connect_request=${request}`;
    const followed = await send(signInByLink, form, { ...fromHere, cookie: waiting });
    expect(to(followed)).toBe(`/oauth/consent?request=${request}`);
  });

  test("signs nobody in elsewhere, and stays good where it was asked for", async () => {
    const { cookie, form } = await requested("ina@acme.test");
    const elsewhere = await requested("jo@acme.test");
    const before = await storedRows();
    const bare = await send(signInByLink, form);
    expect([to(bare), bare.headers.getSetCookie()]).toEqual([`/sign-in/link/${form.link}`, []]);
    const other = await send(signInByLink, form, { ...fromHere, cookie: elsewhere.cookie });
    expect([to(other), other.headers.getSetCookie()]).toEqual(["/sign-in?refused=wrong_link", []]);
    for (const cut of ["", "x", form.link.slice(1), "//evil.test", "../../account"])
      expect(to(await send(signInByLink, { link: cut }, fromHere))).toBe("/sign-in?refused=wrong_link");
    const { limit_windows: _, ...left } = await storedRows();
    expect(left).toEqual({ ...before, limit_windows: undefined });
    expect(to(await send(signInByLink, form, { ...fromHere, cookie }))).toBe("/account");
  });
});

test("a forged client address is not believed: the limits count the sender", async () => {
  await (await database()).delete(limitWindows);
  setEnvironment({ RATE_LIMIT_SIGN_INS: "2/hour", RATE_LIMIT_CODES: "2/hour" });
  const outcomes = [];
  for (let at = 0; at < 4; at += 1) {
    const forged = { "x-forwarded-for": `192.0.2.${at}`, forwarded: `for=192.0.2.${at}`, "x-real-ip": `192.0.2.${at}` };
    const own = { "cf-connecting-ip": `192.0.2.${at}`, "x-touchstone-client": `guess 192.0.2.${at}` };
    const headers = { ...fromHere, ...forged, ...own };
    outcomes.push([
      to(await send(requestCode, { email: `p${at}@acme.test` }, headers)),
      to(await send(signIn, { email: `p${at}@acme.test`, code: "1" }, headers)),
    ]);
  }
  expect(outcomes.slice(2)).toEqual([
    ["/sign-in?refused=too_many", "/sign-in/code?refused=too_many"],
    ["/sign-in?refused=too_many", "/sign-in/code?refused=too_many"],
  ]);
});

test("signing out ends this session, or every one; another person's stay", async () => {
  const [one, two, three] = [
    await signedIn("dora@acme.test"),
    await signedIn("dora@acme.test"),
    await signedIn("eli@acme.test"),
  ];
  const isIn = async ({ cookies }: typeof one) => (await memberOf(new Headers({ cookie: cookies }))) !== null;
  const out = await send(signOut, {}, { ...fromHere, cookie: one.cookies });
  expect([to(out), out.headers.getSetCookie()]).toEqual([
    "/sign-in",
    [expect.stringMatching(/^__Host-account=; .*Max-Age=0/)],
  ]);
  expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([false, true, true]);
  const again = await signedIn("dora@acme.test");
  await send(signOut, { where: "everywhere" }, { ...fromHere, cookie: again.cookies });
  expect([await isIn(two), await isIn(again), await isIn(three)]).toEqual([false, false, true]);
  expect(to(await send(signOut, {}, { ...fromHere, cookie: two.cookies }))).toBe("/sign-in");
});

test("the operator makes a code for a person whom no mail reaches; nobody else does, and a person is no operator", async () => {
  const token = new URL(await makeOperatorLink(here)).searchParams.get("token")!;
  const operator = { ...fromHere, cookie: cookieOf(await send(operatorSession, { token })) };
  const made = await send(makeOperatorCode, { email: "Fay+x@gmx.de" }, operator);
  const code = /^__Host-operator_code=(\d{8}); .*Max-Age=120; .*HttpOnly/.exec(made.headers.getSetCookie()[0]!)![1]!;
  const person = await send(signIn, { email: "fay@gmx.de", code });
  expect(to(person)).toBe("/account");
  const before = await storedRows();
  const value = cookieOf(person).split(";")[0]!.split("=").slice(1).join("=");
  for (const cookie of ["", cookieOf(person), `${operatorCookie.name()}=${value}`]) {
    const refused = await send(makeOperatorCode, { email: "gus@acme.test" }, { ...fromHere, cookie });
    expect([to(refused), refused.headers.getSetCookie()]).toEqual(["/operator", []]);
  }
  expect(await storedRows()).toEqual(before);
});

async function signedIn(email: string) {
  const cookies = cookieOf(await send(signIn, { email, code: await makeCode(email) }));
  const member = (await memberOf(new Headers({ cookie: cookies })))!;
  return { cookies, member };
}
