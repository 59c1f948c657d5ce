import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { operatorAccountId } from "#lib/accounts/built-in-accounts.ts";
import { makeOperatorLink } from "#lib/accounts/operator-session.ts";
import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { backUp, copyOut, restore } from "#lib/backup/backup.ts";
import { readBackup, writeBackup } from "#lib/backup/backup-file.ts";
import { CopyRefused } from "#lib/backup/copy.ts";
import { atHome } from "#lib/backup/copy-home.ts";
import { closeDatabase, database } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { listReviewsEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { studies, studySlots } from "#lib/studies/studies.sql.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { asAdmin, inDatabase } from "#lib/testing/global-setup.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";

useDatabase();
const folder = mkdtempSync(join(tmpdir(), "touchstone-backup-"));
const file = join(folder, "all.backup");
const made: string[] = [];
let home: { DATABASE_URL: string; DATA_DIR: string };

beforeAll(async () => {
  home = { DATABASE_URL: env().DATABASE_URL!, DATA_DIR: folder };
  for (let count = 0; count < 5; count += 1) expect(await publish()).toBe(201);
  await backUp(home, file, { force: false });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await asAdmin(inject("postgres")!.url, ...made.map((name) => `drop database ${name} with (force)`));
});

const publish = async () =>
  (await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument()) })).status;

async function emptyDatabase() {
  const { url } = inject("postgres")!;
  const name = `restore_${randomBytes(6).toString("hex")}`;
  await asAdmin(url, `create database ${name}`);
  made.push(name);
  return { DATABASE_URL: inDatabase(url, name), DATA_DIR: folder };
}
async function tablesIn({ DATABASE_URL }: { DATABASE_URL: string }): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as n from pg_class where relkind = 'r' and oid >= 16384");
  await client.end();
  return rows[0].n;
}
/** The backup with some of its lines changed, as in a text editor. */
function edited(name: string, edit: (text: string) => string): string {
  const copy = join(folder, name);
  writeFileSync(copy, gzipSync(edit(gunzipSync(readFileSync(file)).toString())));
  return copy;
}

describe("a backup", () => {
  test("is one file that its owner alone can read, with nothing half-written beside it", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  });

  test("is not written over an existing file, unless told to", { tags: "full" }, async () => {
    const before = readFileSync(file);
    await expect(backUp(home, file, { force: false })).rejects.toThrow(/exists and was left as it was\. .* --force/);
    expect(readFileSync(file)).toEqual(before);
    const other = join(folder, "other.backup");
    writeFileSync(other, "something else", { mode: 0o644 });
    const proofs = await backUp(home, other, { force: true });
    expect(proofs.find(({ name }) => name === "reviews")!.rows).toBe(5);
    expect(statSync(other).mode & 0o777).toBe(0o600);
  });

  test("goes from PostgreSQL to PGlite and back, and the service answers the same", { tags: "full" }, async () => {
    const ask = async () => {
      const [list, tool] = await Promise.all([
        callEndpoint(listReviewsEndpoint),
        callEndpoint(getToolEndpoint, { path: { tool_id: "github-mcp" } }),
      ]);
      return [list.body, tool.body];
    };
    const before = await ask();
    const lite = { DATA_DIR: join(folder, "lite") };
    const again = join(folder, "again.backup");
    await restore(file, lite);
    const homes = [{ DATABASE_URL: "", ...lite }];
    await backUp(lite, again, { force: false });
    const back = await emptyDatabase();
    await restore(again, back);
    homes.push(back);
    for (const place of homes) {
      await closeDatabase();
      setEnvironment(place);
      expect(await ask()).toEqual(before);
    }
    await closeDatabase();
    setEnvironment(home);
  });

  test("begins the feed again: a cursor from before is refused, since what followed the backup is lost", {
    tags: "full",
  }, async () => {
    const { next_cursor } = (await callEndpoint(getActivityEndpoint)).body;
    const target = await emptyDatabase();
    await restore(file, target);
    await closeDatabase();
    setEnvironment(target);
    const refused = refusalOf(await callEndpoint(getActivityEndpoint, { query: `cursor=${next_cursor}` }));
    expect([refused.status, refused.error]).toEqual([400, "invalid_cursor"]);
    const fresh = await callEndpoint(getActivityEndpoint, { query: "cursor=start" });
    expect(fresh.body.items.length).toBe(5);
    await closeDatabase();
    setEnvironment(home);
  });

  test("signs nobody in, and gives back every place but those of studies that are taken over", async () => {
    const [waited, left] = [randomUUID(), randomUUID()];
    const before = join(folder, "signed-in.backup");
    await makeOperatorLink("https://touchstone.test");
    const db = await database();
    const study = (study_id: string, respond_async: boolean) => ({
      study_id,
      respond_async,
      account_id: operatorAccountId,
      key_id: "admin",
      status: "running" as const,
      topic: "Who takes it over?",
      study_type: "custom" as const,
      audience: "b2b" as const,
      slug: "who",
      brief: {} as never,
      engine: {} as never,
      interviews: 1,
    });
    await db.insert(studies).values([study(waited, false), study(left, true)]);
    const held = [waited, left].map((holder, at) => ({ key_id: "admin", slot: at + 1, holder }));
    await db.insert(studySlots).values(held);
    await backUp(home, before, { force: false });
    const target = await emptyDatabase();
    await restore(before, target);
    await atHome(target, async (client) => {
      expect((await client.query("select * from operator_tokens")).rows).toEqual([]);
      const slots = await client.query("select slot, holder from study_slots order by slot");
      expect(slots.rows).toEqual([
        { slot: 1, holder: null },
        { slot: 2, holder: left },
      ]);
    });
  });

  test("holds one moment, however much is published while it is made", { tags: "full" }, async () => {
    const busy = join(folder, "busy.backup");
    let published = 0;
    const slowed = async function* (copy: ReturnType<typeof copyOut>) {
      for await (const part of copy) {
        if (published < 3) {
          expect(await publish()).toBe(201);
          published += 1;
        }
        yield part;
      }
    };
    const [{ count }] = await atHome(home, async (client) => {
      const { rows } = await client.query("select count(*)::int as count from reviews");
      await writeBackup(slowed(copyOut(client)), busy, { force: false });
      return rows;
    });
    const target = await emptyDatabase();
    const proofs = await restore(busy, target);
    expect(published).toBe(3);
    const reviews = proofs.find(({ name }) => name === "reviews")!.rows;
    expect(reviews).toBe(count);
    const client = new pg.Client({ connectionString: target.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query("select sum((summary->>'review_count')::int)::int as counted from tool_usage");
    await client.end();
    expect(rows[0].counted).toBe(reviews);
  });
});

describe("restoring", () => {
  test.each([
    [
      "cut short",
      () => {
        const cut = join(folder, "cut.backup");
        writeFileSync(cut, readFileSync(file).subarray(0, -40));
        return cut;
      },
    ],
    [
      "without its last line",
      () => edited("end.backup", (text) => `${text.trimEnd().split("\n").slice(0, -1).join("\n")}\n`),
    ],
    ["with a word changed", () => edited("word.backup", (text) => text.replace("Opened the pull", "Closed the pull"))],
    ["with a row less", () => edited("row.backup", (text) => text.replace(/\n\["[a-f0-9]{32}",.*(?=\n)/, ""))],
    ["with a line more", () => edited("more.backup", (text) => `${text}{"table":"reviews"}\n`)],
  ])("a backup %s is refused and nothing is written", async (_, damagedFile) => {
    const target = await emptyDatabase();
    const damaged = damagedFile();
    expect(readFileSync(damaged).equals(readFileSync(file))).toBe(false);
    await expect(restore(damaged, target)).rejects.toThrow(/is incomplete or was altered, so nothing was written/);
    expect(await tablesIn(target)).toBe(0);
  });

  test("what is no backup, or no file, is refused", async () => {
    const lines = join(folder, "lines.gz");
    writeFileSync(lines, gzipSync('{"a":1}\n'));
    for (const other of ["package.json", lines])
      await expect(restore(other, home)).rejects.toThrow(/is not a backup made by Touchstone; nothing was written/);
    await expect(restore(join(folder, "none"), home)).rejects.toThrow(/There is no file/);
  });

  test("into a home that has data is refused, and its data stays", async () => {
    const reviews = (await callEndpoint(listReviewsEndpoint)).body.total;
    await expect(restore(file, home)).rejects.toThrow(/not empty: it has \d+ tables\. Nothing was written/);
    expect((await callEndpoint(listReviewsEndpoint)).body.total).toBe(reviews);
  });

  test("a backup of an older schema is loaded into that schema and then brought up to date", async () => {
    const known = readMigrationFiles({ migrationsFolder: "drizzle" });
    const older = await emptyDatabase();
    const olderFile = join(folder, "older.backup");
    await atHome(older, async (client) => {
      await client.query("create schema drizzle");
      await client.query("create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)");
      for (const statement of known[0]!.sql) await client.query(statement);
      await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, 1)", [
        known[0]!.hash,
      ]);
      await client.query("insert into settings (name, value) values ('kept', 'since the first version')");
    });
    await backUp(older, olderFile, { force: false });
    const target = await emptyDatabase();
    await restore(olderFile, target);
    await atHome(target, async (client) => {
      const migrated = await client.query("select hash from drizzle.__drizzle_migrations order by created_at");
      expect(migrated.rows).toEqual(known.map(({ hash }) => ({ hash })));
      const kept = await client.query("select value from settings where name = 'kept'");
      expect(kept.rows).toEqual([{ value: "since the first version" }]);
    });
  });

  test.each([
    [
      "a newer version",
      (known: string[]) => [...known, "f".repeat(64)],
      /of a newer Touchstone than this one\. Update/,
    ],
    [
      "another history",
      (known: string[]) => ["f".repeat(64), ...known.slice(1)],
      /another history of Touchstone's schema/,
    ],
  ])("a backup of %s is refused and nothing is written", async (_, change, sentence) => {
    const strange = join(folder, `${randomBytes(4).toString("hex")}.backup`);
    const changed = async function* () {
      for await (const part of readBackup(file))
        yield "head" in part ? { head: { ...part.head, migrations: change(part.head.migrations) } } : part;
    };
    await writeBackup(changed(), strange, { force: false });
    const target = await emptyDatabase();
    await expect(restore(strange, target)).rejects.toThrow(sentence);
    expect(await tablesIn(target)).toBe(0);
  });

  test("tables that no migration of ours makes are named, and nothing is written", { tags: "full" }, async () => {
    const strange = join(folder, "strange.backup");
    await atHome(home, async (client) => {
      await client.query("create table mine as select 1 as one");
      await writeBackup(copyOut(client), strange, { force: false });
      await client.query("drop table mine");
    });
    const target = await emptyDatabase();
    await expect(restore(strange, target)).rejects.toThrow(/mine\.one integer\. Tables of your own belong/);
    expect(await tablesIn(target)).toBe(0);
  });
});

test("a home on which Touchstone has never run has nothing to back up", async () => {
  const nothing = await emptyDatabase();
  await expect(backUp(nothing, join(folder, "nothing.backup"), { force: false })).rejects.toThrow(CopyRefused);
  expect(readdirSync(folder).filter((name) => name.startsWith("nothing"))).toEqual([]);
});
