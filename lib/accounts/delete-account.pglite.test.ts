import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { clearJob } from "#lib/backup/clear-deleted.ts";
import { closeDatabase, database } from "#lib/db/client.ts";
import { dueRows } from "#lib/db/due-work.sql.ts";
import { deletePersonaEndpoint, savePersonaEndpoint } from "#lib/personas/contract.ts";
import { requestCode } from "#lib/sign-in/request-code.ts";
import { askFollowUpEndpoint, createStudyEndpoint } from "#lib/studies/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { workOnce } from "#lib/testing/due-work.ts";
import { aPerson, type Person } from "#lib/testing/person.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { deleteAccount } from "./delete-account.ts";

useDatabase({ API_KEYS: "self-serve", SMTP_URL: "", WORK_EMAIL_ONLY: "0" });

const hourMs = 3_600_000;
beforeAll(() => void vi.spyOn(console, "log").mockReturnValue());

/** A person whose every word is one of these. */
async function aPersonOf(words: string[]): Promise<Person> {
  const [mailbox, topic, hook, notes, question, once] = words as [string, ...string[]];
  const email = `${mailbox}@acme.test`;
  const person = await aPerson(email);
  await requestCode({ email }, { address: "192.0.2.7", spent: [] });
  const send = { headers: { ...person.bearer, "idempotency-key": once! } };
  const webhook_url = `https://${hook}.example.com/hook`;
  const body = aStudy({ topic: `What do people think of ${topic} for $9 a month?`, webhook_url });
  const study = await callEndpoint(createStudyEndpoint, { ...send, body });
  expect([study.status, study.body.message]).toEqual([200, undefined]);
  const persona = { name: "Nia", age: 40, role: "Baker", notes: `Talks of ${notes} all day.` };
  await callEndpoint(savePersonaEndpoint, { headers: person.bearer, body: persona });
  const asked = { question: `Would a free ${question} change that?` };
  await callEndpoint(askFollowUpEndpoint, { headers: person.bearer, path: { study_id: study.body.id }, body: asked });
  return person;
}

/** Which of these words are in a file of the data folder. */
async function left(words: string[]): Promise<string[]> {
  const files = readdirSync(process.env.DATA_DIR!, { recursive: true, withFileTypes: true });
  const contents = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  // A sentence that begins with the word has its first letter as a capital.
  return words.filter((word) => contents.some((bytes) => bytes.includes(word.slice(1))));
}

/** Makes storage write all of its pages, and what its planner knows of the tables. */
const flush = async () => {
  const db = await database();
  await db.execute("analyze");
  await db.execute("checkpoint");
};
const advance = async (hours: number) => {
  const past = sql`${hours} * interval '1 hour'`;
  const db = await database();
  await db.execute(sql`update settings set created_at = created_at - ${past}`);
  await db.execute(
    sql`update due_work set created_at = created_at - ${past}, due_at = due_at - ${past} where kind = 'clear'`,
  );
};

/** Clears storage's files if they are due; returns in how many milliseconds they are due again, null for never. */
async function clearWhenDue(): Promise<number | null> {
  await (await workOnce({ clear: clearJob })).idle();
  const [left] = await (await database()).select().from(dueRows).where(eq(dueRows.kind, "clear"));
  if (left === undefined) return null;
  const ms = left.due_at.getTime() - Date.now();
  return ms > 0 ? ms : clearWhenDue();
}

test("what an account wrote is in no file within an hour of its deletion, by one rewriting an hour", async () => {
  const first = ["quaggarium", "zebrovine", "okapistone", "dikdikfall", "gerenukway", "bongotide"];
  const second = ["nyalaford", "lechwemoor", "oribifield", "kudumarsh", "sitatunga", "elandbrook"];
  const [one, other] = [await aPersonOf(first), await aPersonOf(second)];
  await flush();
  expect(await left([...first, ...second])).toEqual([...first, ...second]);

  await deleteAccount(one.account);
  expect(JSON.stringify(await storedRows())).not.toMatch(new RegExp(first.join("|"), "i"));
  expect(await left(first)).not.toEqual([]);
  expect(await clearWhenDue()).toBeNull();
  expect([await left(first), await left(second)]).toEqual([[], second]);

  // A restart forgets no deletion, and brings back no word.
  await deleteAccount(other.account);
  await closeDatabase();
  expect(await clearWhenDue()).toBeGreaterThan(0.9 * hourMs);
  await flush();
  expect([await left(first), (await left(second)).length > 0]).toEqual([[], true]);
  await advance(1);
  expect(await clearWhenDue()).toBeNull();
  expect(await left(second)).toEqual([]);
  await closeDatabase();
  await database();
  expect(await left([...first, ...second])).toEqual([]);
});

/** A customer's persona of this word; returns the function that deletes the persona. */
async function aPersonaOf(word: string) {
  const { headers } = await aCustomer();
  const body = { name: "Nia", age: 40, role: "Baker", notes: `Talks of ${word} all day.` };
  const { id: persona_id } = (await callEndpoint(savePersonaEndpoint, { headers, body })).body;
  await flush();
  return () => callEndpoint(deletePersonaEndpoint, { headers, path: { persona_id } });
}

test("a deleted persona's words go too; a clearing waits for studies that run, for six hours", async () => {
  const deletePersona = await aPersonaOf("hartebeest");
  expect((await deletePersona()).status).toBe(204);
  const db = await database();
  const study_id = randomUUID();
  await db.execute(sql`
    insert into due_work (kind, subject, holder, due_at) values ('study', ${study_id}, ${study_id}, now() + interval '1 hour')`);
  await advance(2);
  expect(await clearWhenDue()).toBeGreaterThan(50_000);
  expect(await left(["hartebeest"])).not.toEqual([]);
  await advance(4);
  expect(await clearWhenDue()).toBeNull();
  expect(await left(["hartebeest"])).toEqual([]);
  // One that waits for its next start does not run.
  await db.execute(sql`update due_work set holder = null where subject = ${study_id}`);
  await (await aPersonaOf("klipspringer"))();
  await advance(1);
  expect(await clearWhenDue()).toBeNull();
  expect(await left(["klipspringer"])).toEqual([]);
  await db.execute(sql`delete from due_work where subject = ${study_id}`);
});

test("a deletion made during a rewriting is owed still, and the mails of others stay", async () => {
  await requestCode({ email: "keeps@acme.test" }, { address: "192.0.2.7", spent: [] });
  const [deleteOne, deleteOther] = [await aPersonaOf("topigrove"), await aPersonaOf("springlea")];
  await deleteOne();
  await advance(7);
  const { $client: pool } = (await database()) as unknown as { $client: NodeJS.EventEmitter };
  let uses = 0;
  const deleted = Promise.withResolvers<unknown>();
  // Rewriting begins with the sixth statement of a clearing.
  pool.on("acquire", () => {
    uses += 1;
    if (uses === 6) deleted.resolve(deleteOther());
  });
  expect(await clearWhenDue()).toBeGreaterThan(0.9 * hourMs);
  await deleted.promise;
  expect(await left(["keeps@acme.test"])).toEqual(["keeps@acme.test"]);
});
