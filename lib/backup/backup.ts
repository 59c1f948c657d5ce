import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { ClientBase } from "pg";
import { lockId, unhurried } from "../db/client.ts";
import { isOpen } from "../studies/studies.sql.ts";
import { readBackup, writeBackup } from "./backup-file.ts";
import { type Copy, CopyRefused, differing, type Head, type Proof, type Table, type Tail, Tally } from "./copy.ts";
import { atHome, type Place, refuseMissing } from "./copy-home.ts";
import {
  insertRows,
  migrationsOf,
  proofOf,
  quoted,
  rowsOf,
  sequencesOf,
  setForCopying,
  tablesOf,
} from "./copy-tables.ts";

/** Writes everything in a data home at one moment to a file. */
export async function backUp(from: Place, file: string, options: { force: boolean }): Promise<Proof[]> {
  refuseMissing(from);
  return atHome(from, (source) => writeBackup(copyOut(source), file, options));
}

/** Backs up the home that this process serves; on PGlite, requests wait meanwhile. */
export const backUpServed = (file: string, options: { force: boolean }): Promise<Proof[]> =>
  unhurried((source) => writeBackup(copyOut(source), file, options));

/** Copies everything from one data home to another, empty one, and proves it; the first is unchanged. */
export async function moveData(from: Place, to: Place): Promise<Proof[]> {
  refuseMissing(from);
  return atHome(from, (source) => atHome(to, (target) => copyIn(target, copyOut(source))));
}

/** Fills an empty data home from a backup, after reading the file to its end to prove it complete. */
export async function restore(file: string, to: Place): Promise<Proof[]> {
  for await (const _ of readBackup(file));
  return atHome(to, (target) => copyIn(target, readBackup(file), beginAnew));
}

async function beginAnew(client: ClientBase): Promise<void> {
  // A new feed: posts after the backup are lost and their positions come again, so older cursors must end.
  await client.query("update settings set value = $1 where name = 'feed_epoch'", [randomBytes(8).toString("hex")]);
  // Sessions and slots in the backup are stale: only a study without a waiting client is taken over.
  for (const table of ["operator_tokens", "people_sessions", "people_codes"])
    await client.query(`delete from ${table}`);
  await client.query(`
    update study_slots set holder = null, lease_until = null where holder not in (
      select study_id from studies where respond_async and ${isOpen})`);
}

/** Reads a whole database at one moment, while others go on writing; changes nothing. */
export async function* copyOut(client: ClientBase): Copy {
  await client.query("begin isolation level repeatable read read only");
  try {
    await setForCopying(client);
    const migrations = await migrationsOf(client);
    if (migrations.length === 0)
      throw new CopyRefused("There is no Touchstone data here: no migration has ever run on it. Name another home.");
    const tables = await tablesOf(client);
    yield { head: { migrations, tables } };
    const proofs: Proof[] = [];
    for (const table of tables) {
      const tally = new Tally();
      for await (const rows of rowsOf(client, table)) {
        for (const row of rows) tally.add(row);
        yield { table: table.name, rows };
      }
      proofs.push(tally.proof(table.name));
    }
    // Sequences are outside the snapshot. Read last, they can only be ahead of the rows, never behind.
    yield { tail: { proofs, sequences: await sequencesOf(client) } };
  } finally {
    await client.query("rollback").catch(() => undefined);
  }
}

/** Fills an empty database with a copy and proves it, then runs newer migrations; all in one transaction or nothing. */
export async function copyIn(
  client: ClientBase,
  copy: Copy,
  atEnd: (client: ClientBase) => Promise<void> = async () => undefined,
): Promise<Proof[]> {
  await client.query("begin");
  try {
    // The lock of migrations: a server that starts meanwhile waits.
    await client.query(`select pg_advisory_xact_lock(${lockId})`);
    await setForCopying(client);
    await refuseUnlessEmpty(client);
    const proofs = await fill(client, copy);
    await atEnd(client);
    await client.query("analyze");
    await client.query("commit");
    return proofs;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function fill(client: ClientBase, copy: Copy): Promise<Proof[]> {
  const parts = copy[Symbol.asyncIterator]();
  try {
    const first = await parts.next();
    if (first.done || !("head" in first.value)) throw new CopyRefused("The copy has no beginning.");
    const { head } = first.value;
    const newer = await makeSchema(client, head);
    const restore = await lift(client, head.tables);
    const tables = new Map(head.tables.map((table) => [table.name, table]));
    let tail: Tail | undefined;
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      if ("tail" in next.value) tail = next.value.tail;
      else if ("rows" in next.value) await insertRows(client, tables.get(next.value.table)!, next.value.rows);
    }
    if (tail === undefined) throw new CopyRefused("The copy has no end.");
    for (const statement of restore) await client.query(statement);
    for (const { name, last_value, is_called } of tail.sequences)
      await client.query("select setval($1::regclass, $2, $3)", [`public.${quoted(name)}`, last_value, is_called]);
    const proofs: Proof[] = [];
    for (const table of head.tables) proofs.push(await proofOf(client, table));
    const wrong = differing(tail.proofs, proofs);
    if (wrong.length > 0)
      throw new CopyRefused(`What arrived in ${wrong.join(", ")} is not what was sent. Nothing was kept; try again.`);
    for (const migration of newer) await apply(client, migration);
    return proofs;
  } finally {
    await parts.return?.();
  }
}

/** Never overwrites anything: a database that is not empty may be someone's only copy. */
async function refuseUnlessEmpty(client: ClientBase): Promise<void> {
  const tables = await tablesOf(client);
  const migrations = await migrationsOf(client);
  if (tables.length === 0 && migrations.length === 0) return;
  const content = tables.length === 0 ? "the record of Touchstone's migrations" : `${tables.length} tables`;
  throw new CopyRefused(
    `The database to fill is not empty: it has ${content}. Nothing was written. Give the address of a new, empty database (create database …), or of a new DATA_DIR; one that Touchstone has been started on is no longer empty.`,
  );
}

async function makeSchema(client: ClientBase, head: Head): Promise<MigrationMeta[]> {
  const migrationFiles = readMigrationFiles({ migrationsFolder: join(process.cwd(), "drizzle") });
  const { migrations } = head;
  if (migrations.some((hash, at) => migrationFiles[at]?.hash !== hash))
    throw new CopyRefused(
      migrations.length > migrationFiles.length
        ? "The copy is of a newer Touchstone than this one. Update Touchstone and do this again; nothing was written."
        : "The copy is of another history of Touchstone's schema than this one. Use the version it was made with; nothing was written.",
    );
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const migration of migrationFiles.slice(0, migrations.length)) await apply(client, migration);
  const present = await tablesOf(client);
  const columnsOf = (tables: Table[]) =>
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name} ${column.type}`));
  const unlike = columnsOf(present).filter((column) => !columnsOf(head.tables).includes(column));
  const strangers = columnsOf(head.tables).filter((column) => !columnsOf(present).includes(column));
  if (unlike.length + strangers.length > 0)
    throw new CopyRefused(
      `The copy's tables are not those that its migrations make: ${[...strangers, ...unlike].slice(0, 3).join("; ")}. Tables of your own belong in a schema of their own; nothing was written.`,
    );
  return migrationFiles.slice(migrations.length);
}

async function apply(client: ClientBase, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    folderMillis,
  ]);
}

async function lift(client: ClientBase, tables: Table[]): Promise<string[]> {
  const names = tables.map(({ name }) => `public.${quoted(name)}`);
  await client.query(`truncate ${names.join(", ")}`);
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return [
    ...rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`),
    ...names.map((name) => `alter table ${name} enable trigger user`),
  ];
}
