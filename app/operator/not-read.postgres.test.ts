import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { makeOperatorLink, useOperatorLink as openLink, sessionAccount } from "#lib/accounts/operator-session.ts";
import { closeDatabase, db } from "#lib/db/client.ts";
import type { AppError } from "#lib/errors.ts";
import { signedInAccount } from "#lib/http/signed-in.ts";
import { refusalOf } from "#lib/net/refusal-of.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { here, send, signedIn } from "#lib/testing/person.ts";
import { useRole } from "#lib/testing/use-role.ts";
import { POST as write } from "./incidents/route.ts";
import { WhatFails } from "./operator-page.tsx";

useDatabase({ LOG_FORMAT: "off" });

const role = "night_owner";
let session: string;
let person: string;

beforeAll(async () => {
  session = (await openLink(new URL(await makeOperatorLink(here)).searchParams.get("token")!))!;
  person = await signedIn("ada@night.example");
});
// A user that can lose its rights and its search_path: a superuser cannot.
const admin = useRole(role, "in role current_user");
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
/** What each door refuses with while this is so. */
async function refusals(make: string, end: string): Promise<AppError[]> {
  // A user's search_path is that of its next connections.
  await sessionAccount(session);
  await admin().query(make);
  await admin().query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  await vi.waitUntil(() => db.execute("select 1").then(Boolean, () => false), 20_000);
  try {
    const cookie = (name: string) => new Headers({ cookie: name });
    const read = [
      sessionAccount(session),
      signedInAccount(cookie(`__Host-operator=${session}`)),
      signedInAccount(cookie(person)),
    ];
    const refused = (await Promise.allSettled(read)).flatMap((one) =>
      one.status === "rejected" ? refusalOf(one.reason) : [],
    );
    const form = await send(write, { form: { title: "Slow", body: "" }, cookie: `__Host-operator=${session}` });
    expect([form.status, (await form.json()).error]).toEqual([503, "storage_unavailable"]);
    pages.push(...(await Promise.all(refused.map(pageOf))));
    return refused;
  } finally {
    await admin().query(end);
    await closeDatabase();
  }
}
let pages: string[] = [];
const pageOf = async (error: AppError) => renderToStaticMarkup(await WhatFails({ error })).replaceAll(/<[^>]+>/g, "");

test.each([
  [
    "its rights are revoked",
    "revoke select on operator_tokens from current_user",
    "grant select on operator_tokens to current_user",
    /^If you run this service: PostgreSQL refused a query: SQLSTATE 42501.*permission denied for table operator_tokens.*give it back its rights/,
  ],
  [
    "it is not there",
    "alter table operator_tokens rename to mislaid",
    "alter table mislaid rename to operator_tokens",
    /^If you run this service: The table operator_tokens is not in the database \(42P01\).*Give it back its name/,
  ],
  [
    "no table is found",
    `alter role ${role} set search_path = nowhere`,
    `alter role ${role} reset search_path`,
    /^If you run this service: .*relation .*operator_tokens.* does not exist.* tables of this service are not found.*search_path/,
  ],
])(
  "where the table of sessions cannot be read as %s, who is signed in reads the cause and what to do",
  async (_, make, end, words) => {
    pages = [];
    const refused = await refusals(make, end);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(["503 storage_unavailable"]),
    );
    expect(refused[0]!.message).toMatch(/^Who is signed in cannot be read now\. Try again/);
    expect(pages[0]).toMatch(words);
    expect(pages[0]).toContain("Health as JSON");
    expect(await sessionAccount(session)).not.toBeNull();
  },
);

test("the same for a person, whose sessions or secret cannot be read", async () => {
  for (const table of ["people_sessions", "settings"]) {
    const refused = await refusals(
      `revoke select on ${table}, operator_tokens from current_user`,
      `grant select on ${table}, operator_tokens to current_user`,
    );
    expect(
      refused.map(({ status }) => status),
      table,
    ).toEqual([503, 503, 503]);
  }
});
