import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { setEnvironment, storedRows, useDatabase } from "#lib/testing/database.ts";
import { codeIn, linkIn, type MailServer, startMailServer } from "#lib/testing/mail-server.ts";
import type { Link } from "./auth.ts";
import { codeMinutes, signInRefusals } from "./contract.ts";
import { codeMail, makeCode, makeLink, requestCode } from "./request-code.ts";
import { memberOf } from "./sessions.ts";
import { linksOf, people, peopleCodes, peopleSessions } from "./sign-in.sql.ts";
import { signIn, signInByLink } from "./sign-in.ts";

useDatabase();

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  setEnvironment({ SMTP_URL: mail.url });
});
afterAll(() => mail.close());
beforeEach(() => setEnvironment({ RATE_LIMIT_SIGN_INS: "off", RATE_LIMIT_CODES: "off", RATE_LIMIT_ATTEMPTS: "off" }));

const from = (address = "203.0.113.9"): Caller => ({ address, spent: [] });
const follow = (halves: Link) => signInByLink({ ...halves, user_agent: "Test/1" }, from());
const enter = (email: string, code: string, caller = from()) => signIn({ email, code, user_agent: null }, caller);
const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "done",
    (error) => error.reason ?? error.code,
  );
const personOf = async ({ cookies }: { cookies: string[] }) =>
  memberOf(new Headers({ cookie: cookies.map((one) => one.split(";")[0]).join("; ") }));

/** Asks for a mail; returns what the browser keeps and what the mail holds. */
async function requested(email: string) {
  const { browser } = await requestCode({ email }, from());
  const received = mail.received.at(-1)!;
  return { halves: { browser, link: linkIn(received) }, code: codeIn(received) };
}

describe("the link of a mail", () => {
  test("signs in once, in the browser that asked, with a cookie like that of a code", async () => {
    const { halves } = await requested("anna@acme.test");
    const followed = await follow(halves);
    expect(followed.cookies).toEqual([
      expect.stringMatching(/^__Host-account=[^;]+; .*HttpOnly; Secure; SameSite=Lax/),
    ]);
    expect(await personOf(followed)).toMatchObject({ email: "anna@acme.test", account: { isOperator: false } });
    expect(await outcome(follow(halves)), "again").toBe("wrong_link");
    expect(codeMail("12345678", halves.link).text).toContain("It works in no other browser.");
  });

  test("signs in to the account that codes open", async () => {
    const [byCode, byLink] = [
      await personOf(await enter("ben@acme.test", await makeCode("ben@acme.test"))),
      await personOf(await follow(await makeLink("ben@acme.test"))),
    ];
    expect(byLink!.account.account_id).toBe(byCode!.account.account_id);
    expect(byLink!.session_id).not.toBe(byCode!.session_id);
  });

  test("signs in when a stranger has used up the tries of the address, and its code", async () => {
    setEnvironment({ RATE_LIMIT_CODES: "3/hour" });
    const { halves, code } = await requested("cara@acme.test");
    for (let time = 0; time < 6; time += 1)
      await outcome(enter("cara@acme.test", "00000000", from(`198.51.100.${time}`)));
    await makeCode("cara@acme.test");
    expect(await outcome(enter("cara@acme.test", code))).toBe("rate_limited");
    const before = await (await database()).select().from(limitWindows);
    expect((await personOf(await follow(halves)))!.email).toBe("cara@acme.test");
    const after = await (await database()).select().from(limitWindows);
    expect(after.filter(({ bucket }) => bucket.startsWith("codes"))).toEqual(
      before.filter(({ bucket }) => bucket.startsWith("codes")),
    );
  });

  test("stays good when others ask for mails to the same address", async () => {
    const { halves } = await requested("dora@acme.test");
    const stranger = await requested("dora@acme.test");
    expect(await outcome(follow({ ...stranger.halves, browser: halves.browser }))).toBe("wrong_link");
    expect(await outcome(follow({ ...halves, browser: stranger.halves.browser }))).toBe("wrong_link");
    expect(signInRefusals.wrong_link).toContain("or not of your newest mail");
    expect(await outcome(follow(halves))).toBe("done");
  });

  test("and its code sign in once together: what is used ends the other", async () => {
    const one = await requested("emil@acme.test");
    expect(await outcome(follow(one.halves))).toBe("done");
    expect(await outcome(enter("emil@acme.test", one.code))).toBe("wrong_code");
    const two = await requested("emil@acme.test");
    expect(await outcome(enter("emil@acme.test", two.code))).toBe("done");
    expect(await outcome(follow(two.halves))).toBe("wrong_link");
  });
});

describe("no one signs in", () => {
  test("with one half of a link, a forged half, or both in one", async () => {
    const halves = await makeLink("fay@acme.test");
    const { link, browser } = halves;
    const wrong: Link[] = [
      { link, browser: "" },
      { link: "", browser },
      { link: browser, browser: link },
      { link: `${link}.${browser}`, browser: "" },
      { link: "", browser: `${link}.${browser}` },
      { link, browser: `${browser.slice(0, -1)}-` },
      { link: link.toLowerCase(), browser },
      { link: "%", browser: "\u0000" },
    ];
    for (const one of wrong) expect([one, await outcome(follow(one))]).toEqual([one, "wrong_link"]);
    expect(await outcome(follow(halves))).toBe("done");
  });

  test(`with a link of more than ${codeMinutes} minutes`, async () => {
    const halves = await makeLink("gus@acme.test");
    const db = await database();
    const [stored] = await db
      .select()
      .from(peopleCodes)
      .where(eq(peopleCodes.value, linksOf("gus@acme.test")));
    const minutes = (stored!.expiresAt.getTime() - stored!.createdAt.getTime()) / 60_000;
    expect(minutes).toBeCloseTo(codeMinutes, 1);
    await db.update(peopleCodes).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await outcome(follow(halves))).toBe("wrong_link");
  });

  test("twice with one link, followed ten times at once", async () => {
    const halves = await makeLink("hugo@acme.test");
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(follow(halves))));
    expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
    const db = await database();
    const [person] = await db.select().from(people).where(eq(people.email, "hugo@acme.test"));
    expect(await db.$count(peopleSessions, eq(peopleSessions.userId, person!.id))).toBe(1);
  });

  test("with what is stored of a link", async () => {
    const halves = await makeLink("ines@acme.test");
    const rows = JSON.stringify(await storedRows());
    for (const half of Object.values(halves)) expect(rows).not.toContain(half);
  });

  test("by guesses without end: they are counted as any other attempts of a client", async () => {
    setEnvironment({ RATE_LIMIT_ATTEMPTS: "3/minute" });
    const outcomes = [];
    for (let time = 0; time < 5; time += 1)
      outcomes.push(await outcome(follow({ link: `guess${time}`, browser: "x" })));
    expect(outcomes).toEqual([...Array(3).fill("wrong_link"), ...Array(2).fill("rate_limited")]);
  });
});
