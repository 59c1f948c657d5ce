import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { capSpan } from "#lib/accounts/account-limits.ts";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import type { Caller } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { codeIn, type MailServer, startMailServer } from "#lib/testing/mail-server.ts";
import { codeDigits, signInRefusals, triesPerCode } from "./contract.ts";
import { makeCode, requestCode } from "./request-code.ts";
import { memberOf } from "./sessions.ts";
import { people, peopleCodes, peopleSessions } from "./sign-in.sql.ts";
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
const sentCode = () => codeIn(mail.received.at(-1)!);

describe("a code", () => {
  test("signs in once, with a cookie that no script and no other host can reach", async () => {
    await requestCode({ email: "Anna@Acme.test" }, from());
    const code = sentCode();
    expect([code.length, mail.received[0]!.to]).toEqual([codeDigits, ["anna@acme.test"]]);
    const { cookies } = await enter("anna@acme.test", `${code.slice(0, 4)} ${code.slice(4)} `);
    expect(cookies).toHaveLength(1);
    for (const part of [/^__Host-account=/, /; Path=\/(;|$)/, /; HttpOnly/, /; Secure/, /; SameSite=Lax/])
      expect(cookies[0]).toMatch(part);
    expect(cookies[0]).not.toContain("Domain");
    const member = await memberOf(headersOf(cookies));
    expect(member).toMatchObject({ email: "anna@acme.test", account: { isOperator: false } });
    expect(await outcome(enter("anna@acme.test", code)), "replayed").toBe("wrong_code");
    expect(signInRefusals.wrong_code).toContain("mistyped, used up, or older than 10 minutes");
  });

  test("opens one account for its address, which may begin so many studies a day as the operator lets it", async () => {
    expect(rowOf("ACCOUNT_STUDIES_PER_DAY")).toBe(
      `studies a ${capSpan.unit} (UTC) that a person's new account may begin until you raise it`,
    );
    setEnvironment({ ACCOUNT_STUDIES_PER_DAY: "7" });
    const [first, second] = [await signedIn("ben@acme.test"), await signedIn("ben@acme.test")];
    setEnvironment({ ACCOUNT_STUDIES_PER_DAY: "" });
    const [one, two] = [await memberOf(first), await memberOf(second)];
    expect(two!.account.account_id).toBe(one!.account.account_id);
    expect(two!.session_id).not.toBe(one!.session_id);
    const db = await database();
    expect(await db.select().from(accounts).where(eq(accounts.email, "ben@acme.test"))).toMatchObject([
      { account_id: one!.account.account_id, kind: "member", name: "ben@acme.test", studies_per_day: 7 },
    ]);
  });

  test("by plain http has a cookie that a browser accepts there", async () => {
    setEnvironment({ PUBLIC_URL: "http://touchstone.test:3000" });
    const { cookies } = await enter("plain@acme.test", await makeCode("plain@acme.test"));
    expect(cookies[0]).toMatch(/^account=/);
    expect(cookies[0]).not.toContain("Secure");
    expect(await memberOf(headersOf(cookies))).not.toBeNull();
    setEnvironment({ PUBLIC_URL: "https://touchstone.test" });
  });
});

describe("no one signs in", () => {
  test("with the code of another address, or one for an address that only looks the same", async () => {
    const code = await makeCode("cara@acme.test");
    for (const email of ["eve@evil.test", "cara@acme.test.evil.test", "cara@acme.co", "cara.@acme.test"])
      expect(await outcome(enter(email, code))).not.toBe("done");
    expect(await outcome(enter("cara@acme.test", code))).toBe("done");
  });

  test("with an older code than the newest", async () => {
    const [old, newest] = [await makeCode("dora@acme.test"), await makeCode("dora@acme.test")];
    expect(await outcome(enter("dora@acme.test", old))).toBe("wrong_code");
    expect(await outcome(enter("dora@acme.test", newest))).toBe("done");
    expect(await outcome(enter("dora@acme.test", old))).toBe("wrong_code");
  });

  test("with the older of two codes of one millisecond", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [old, newest] = [await makeCode("eva@acme.test"), await makeCode("eva@acme.test")];
    vi.useRealTimers();
    expect(await outcome(enter("eva@acme.test", old))).toBe("wrong_code");
    expect(await outcome(enter("eva@acme.test", newest))).toBe("done");
  });

  test("with a code of more than ten minutes", async () => {
    const code = await makeCode("emil@acme.test");
    const db = await database();
    await db.update(peopleCodes).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await outcome(enter("emil@acme.test", code))).toBe("wrong_code");
  });

  test(`after ${triesPerCode} wrong tries at a code, not even with the right one`, async () => {
    const code = await makeCode("fay@acme.test");
    for (let time = 0; time < triesPerCode; time += 1)
      expect(await outcome(enter("fay@acme.test", wrong(code)))).toBe("wrong_code");
    expect(await outcome(enter("fay@acme.test", code))).toBe("wrong_code");
  });

  test.each(["", " ", "0", "12345678; --", "１２３４５６７８", "null", "x".repeat(40), "00000000".repeat(9)])(
    "with %j for a code",
    async (code) => {
      await makeCode("gus@acme.test");
      expect(await outcome(enter("gus@acme.test", code))).toBe("wrong_code");
    },
  );

  test("twice with one code, sent ten times at once", async () => {
    const code = await makeCode("hugo@acme.test");
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(enter("hugo@acme.test", code))));
    expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
    const db = await database();
    const [person] = await db.select().from(people).where(eq(people.email, "hugo@acme.test"));
    expect(await db.$count(peopleSessions, eq(peopleSessions.userId, person!.id))).toBe(1);
  });
});
