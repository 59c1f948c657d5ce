import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import {
  closeSession,
  getOperatorKeys,
  makeOperatorLink,
  sessionAccount,
  useOperatorLink,
} from "./operator-session.ts";

useDatabase();

const base = "https://touchstone.test";
const tokenOf = (link: string) => new URL(link).searchParams.get("token")!;
const signIn = async () => (await useOperatorLink(tokenOf(await makeOperatorLink(base))))!;

async function later(minutes: number): Promise<void> {
  const db = await database();
  await db.execute(sql`update operator_tokens set expires_at = expires_at - ${minutes} * interval '1 minute'`);
}

test("a link carries 256 bits of chance, and neither it nor the session's secret is stored", async () => {
  const link = await makeOperatorLink(base);
  expect(link).toMatch(/^https:\/\/touchstone\.test\/operator\/sign-in\?token=[A-Za-z0-9_-]{43}$/);
  const session = (await useOperatorLink(tokenOf(link)))!;
  expect(session).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const stored = JSON.stringify(await storedRows());
  expect(stored).not.toContain(tokenOf(link));
  expect(stored).not.toContain(session);
});

test("a link signs in once: of two who use it at the same time only one does", async () => {
  const token = tokenOf(await makeOperatorLink(base));
  const opened = await Promise.all([useOperatorLink(token), useOperatorLink(token)]);
  expect(opened.filter((session) => session !== null)).toHaveLength(1);
  expect(await useOperatorLink(token)).toBeNull();
});

test("a link that is invented or older than 15 minutes signs nobody in, and one of 14 minutes does", async () => {
  expect(await useOperatorLink("A".repeat(43))).toBeNull();
  const old = tokenOf(await makeOperatorLink(base));
  await later(14);
  const token = tokenOf(await makeOperatorLink(base));
  await later(1);
  expect(await useOperatorLink(old)).toBeNull();
  expect(await useOperatorLink(token)).not.toBeNull();
});

test("a session is the operator's for twelve hours, and no longer once it is closed", async () => {
  const session = await signIn();
  const other = await signIn();
  const account = await sessionAccount(session);
  expect(account).toMatchObject({ account_id: "operator" });
  expect(await getOperatorKeys(account!)).toEqual({
    keys: [],
    accounts: [expect.objectContaining({ account_id: "operator", name: "Operator" })],
    new_key: null,
  });
  await closeSession(session);
  expect(await sessionAccount(session)).toBeNull();
  await later(12 * 60 - 1);
  expect(await sessionAccount(other)).not.toBeNull();
  await later(1);
  expect(await sessionAccount(other)).toBeNull();
});

test("a link is no session, and a session is no link", async () => {
  const token = tokenOf(await makeOperatorLink(base));
  expect(await sessionAccount(token)).toBeNull();
  expect(await useOperatorLink(await signIn())).toBeNull();
  expect(await useOperatorLink(token)).not.toBeNull();
});

test("what has ended is cleared away when the next link is made", async () => {
  await signIn();
  await later(13 * 60);
  await makeOperatorLink(base);
  expect((await storedRows()).operator_tokens).toHaveLength(1);
});
