import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Caller } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { linkIn, type MailServer, startMailServer } from "#lib/testing/mail-server.ts";
import { makeCode, requestCode } from "./request-code.ts";
import { endSessions, memberOf } from "./sessions.ts";
import { peopleCodes, peopleSessions } from "./sign-in.sql.ts";
import { signIn } from "./sign-in.ts";

useDatabase();

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  setEnvironment({ SMTP_URL: mail.url });
});
afterAll(() => mail.close());
beforeEach(() => {
  mail.received.length = 0;
  setEnvironment({ RATE_LIMIT_SIGN_INS: "off", RATE_LIMIT_CODES: "off", RATE_LIMIT_ATTEMPTS: "off" });
});

const from = (address = "203.0.113.9"): Caller => ({ address, spent: [] });
const enter = (email: string, code: string, caller = from()) => signIn({ email, code, user_agent: "Test/1" }, caller);
const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "done",
    (error) => error.reason ?? error.code,
  );
const headersOf = (cookies: string[]) => new Headers({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") });
const signedIn = async (email: string) => headersOf((await enter(email, await makeCode(email))).cookies);
const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
const shortLimits = () => setEnvironment({ RATE_LIMIT_SIGN_INS: "3/hour", RATE_LIMIT_CODES: "4/hour" });
const forgetLimits = async () => (await database()).delete(limitWindows);

describe("guessing is limited,", () => {
  test("over time: new codes give an address no new tries", async () => {
    await forgetLimits();
    shortLimits();
    for (let time = 0; time < 4; time += 1)
      expect(
        await outcome(enter("ida@acme.test", wrong(await makeCode("ida@acme.test")), from(`192.0.2.${time}`))),
      ).toBe("wrong_code");
    const code = await makeCode("ida@acme.test");
    expect(await outcome(enter("ida@acme.test", code, from("192.0.2.99")))).toBe("rate_limited");
    expect(await outcome(enter("IDA+x@acme.test", code, from("192.0.2.98")))).toBe("rate_limited");
  });

  test("over many addresses: one client has so many tries, whomever it tries", async () => {
    await forgetLimits();
    shortLimits();
    const tries = [];
    for (let at = 0; at < 6; at += 1) tries.push(await outcome(enter(`victim${at}@acme.test`, "12345678")));
    expect(tries).toEqual([...Array(4).fill("wrong_code"), ...Array(2).fill("rate_limited")]);
    // Its neighbours in a /64 are the same client.
    const from6 = (last: string) => outcome(enter("other@acme.test", "1", from(`2001:db8::${last}`)));
    await forgetLimits();
    expect([await from6("1"), await from6("2"), await from6("3"), await from6("4"), await from6("5")].at(-1)).toBe(
      "rate_limited",
    );
  });

  test("exactly, with forty tries at once", async () => {
    await forgetLimits();
    shortLimits();
    const code = await makeCode("jon@acme.test");
    const at = (place: number) => from(`198.51.100.${place}`);
    const tries = Array.from({ length: 40 }, (_, place) => outcome(enter("jon@acme.test", wrong(code), at(place))));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((one) => one === "wrong_code")).toHaveLength(4);
    expect(outcomes.filter((one) => one === "rate_limited")).toHaveLength(36);
  });
});

describe("no mailbox is bombed", () => {
  test("from many clients, under many spellings of one address", async () => {
    await forgetLimits();
    shortLimits();
    const spellings = [
      "kim@acme.test",
      "KIM@acme.test",
      "kim+1@acme.test",
      "kim+2@ACME.test",
      " kim@acme.test. ",
      "kim@ａcme.test",
    ];
    const outcomes = [];
    for (const [place, email] of spellings.entries())
      outcomes.push(await outcome(requestCode({ email: email.replace(". ", "") }, from(`198.51.100.${place}`))));
    expect(outcomes).toEqual([...Array(3).fill("done"), ...Array(3).fill("rate_limited")]);
    expect(mail.received.flatMap(({ to }) => to)).toEqual(Array(3).fill("kim@acme.test"));
  });

  test("by one client, over many addresses", async () => {
    await forgetLimits();
    shortLimits();
    const outcomes = [];
    for (let at = 0; at < 5; at += 1) outcomes.push(await outcome(requestCode({ email: `p${at}@acme.test` }, from())));
    expect(outcomes).toEqual([...Array(3).fill("done"), ...Array(2).fill("rate_limited")]);
  });

  test("and what is no address at work gets no mail and no code", async () => {
    const db = await database();
    const before = await db.$count(peopleCodes);
    for (const email of ["lea@gmail.com", "lea@mailinator.com", "lea@acme.test\r\nBcc: x@y.test", "lea@\u0430cme.test"])
      expect(await outcome(requestCode({ email }, from()))).not.toBe("done");
    expect([mail.received.length, await db.$count(peopleCodes)]).toEqual([0, before]);
  });
});

test("an address with an account and one without are answered alike, after the same work", async () => {
  await signedIn("known@acme.test");
  const asked = async (email: string) => {
    const db = await database();
    const query = vi.spyOn((db as unknown as { $client: { query: (asked: unknown) => unknown } }).$client, "query");
    const { email: kept, browser, ...answer } = await requestCode({ email }, from());
    const statements = query.mock.calls.map(([asked]) => (asked as { text: string }).text);
    query.mockRestore();
    const { raw, to } = mail.received.at(-1)!;
    expect([to, statements.length > 0]).toEqual([[kept], true]);
    const [, ...body] = raw.split("\r\n\r\n");
    const same = body
      .join()
      .replace(/\d{4} \d{4}/, "code")
      .replace(linkIn(mail.received.at(-1)!), "link");
    return { answer, statements, browser: browser.length, body: same };
  };
  expect(await asked("known@acme.test")).toEqual(await asked("nobody@acme.test"));
  await makeCode("nobody@acme.test");
  const refused = async (email: string) => enter(email, "00000000").catch(({ message, code }) => ({ message, code }));
  expect(await refused("known@acme.test")).toEqual(await refused("nobody@acme.test"));
  expect(await refused("known@acme.test")).toEqual(await refused("never-asked@acme.test"));
});

describe("a session", () => {
  test("is a new one at each sign-in: one that was put into the browser before is not taken over", async () => {
    const mallory = await signedIn("mallory@evil.test");
    const victim = await signedIn("mia@acme.test");
    expect((await memberOf(victim))!.email).toBe("mia@acme.test");
    expect((await memberOf(mallory))!.email).toBe("mallory@evil.test");
    expect(victim.get("cookie")).not.toBe(mallory.get("cookie"));
  });

  test("is none with a forged, unsigned, cut or foreign cookie", async () => {
    const cookie = (await signedIn("nia@acme.test")).get("cookie")!;
    const value = decodeURIComponent(cookie.split("=").slice(1).join("="));
    const [token, signature] = value.split(".") as [string, string];
    const other = (await signedIn("oli@acme.test")).get("cookie")!;
    const itsSignature = decodeURIComponent(other).split(".").at(-1)!;
    const forged = [
      "",
      token,
      `${token}.`,
      `${token}.${itsSignature}`,
      `${"A".repeat(32)}.${signature}`,
      `${token}x.${signature}`,
    ];
    for (const one of forged)
      expect(await memberOf(new Headers({ cookie: `__Host-account=${encodeURIComponent(one)}` })), one).toBeNull();
    // Over https the name without its prefix can be set by another host.
    expect(await memberOf(new Headers({ cookie: cookie.replace("__Host-", "") }))).toBeNull();
    expect(await memberOf(new Headers({ authorization: `Bearer ${token}` }))).toBeNull();
    expect(await memberOf(new Headers({ cookie }))).not.toBeNull();
  });

  test("ends for good: with its time, and everywhere when its person says so", async () => {
    const [one, two] = [await signedIn("pia@acme.test"), await signedIn("pia@acme.test")];
    const other = await signedIn("quinn@acme.test");
    const { account } = (await memberOf(one))!;
    await endSessions(account.account_id);
    expect([await memberOf(one), await memberOf(two)]).toEqual([null, null]);
    expect(await memberOf(other)).not.toBeNull();
    const db = await database();
    await db.update(peopleSessions).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await memberOf(other)).toBeNull();
  });
});

test("who reads the database finds no code and no session to act with", async () => {
  const code = await makeCode("rosa@acme.test");
  const cookie = decodeURIComponent((await signedIn("sam@acme.test")).get("cookie")!);
  const token = cookie.split("=").slice(1).join("=").split(".")[0]!;
  const { settings: _, ...rows } = await storedRows();
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(token);
  const [stored] = await (await database()).select().from(peopleSessions).limit(1);
  expect(await memberOf(new Headers({ cookie: `__Host-account=${stored!.token}` }))).toBeNull();
});
