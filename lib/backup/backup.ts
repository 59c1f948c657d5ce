import { randomBytes } from "node:crypto";
import type { ClientBase } from "pg";
import { unhurried } from "../db/client.ts";
import { checkBackup, readBackup, writeBackup } from "./backup-file.ts";
import { type Copy, CopyRefused, type Proof, Tally } from "./copy.ts";
import { atHome, type Place, refuseMissing } from "./copy-home.ts";
import { copyIn } from "./copy-in.ts";
import { rowsOf } from "./copy-rows.ts";
import { migrationsOf, sequencesOf, setForCopying, tablesOf } from "./copy-schema.ts";

/** Writes everything in a data home at one moment to a file. */
export async function backUp(from: Place, file: string, options: { force: boolean }): Promise<Proof[]> {
  refuseMissing(from);
  const { proofs } = await atHome(from, (source) => writeBackup(copyOut(source), file, options));
  return proofs;
}

/** Backs up the home that this process serves; on PGlite, requests wait meanwhile. */
export async function backUpServed(file: string, options: { force: boolean }): Promise<Proof[]> {
  const { proofs } = await unhurried((source) => writeBackup(copyOut(source), file, options));
  return proofs;
}

/** Copies everything from one data home to another, empty one, and proves it; the first is unchanged. */
export async function moveData(from: Place, to: Place): Promise<Proof[]> {
  refuseMissing(from);
  return atHome(from, (source) => atHome(to, (target) => copyIn(target, copyOut(source))));
}

/** Fills an empty data home from a backup, after reading the file to its end to prove it complete. */
export async function restore(file: string, to: Place): Promise<Proof[]> {
  await checkBackup(file);
  return atHome(to, (target) => copyIn(target, readBackup(file), beginAnew));
}

async function beginAnew(client: ClientBase): Promise<void> {
  await beginNewFeed(client);
  // Sessions and slots in the backup are stale. Only a study without a waiting client is taken over, and ends in its
  // own slot.
  for (const table of ["operator_tokens", "people_sessions", "people_codes"])
    await client.query(`delete from ${table}`);
  await client.query(`
    update study_slots set holder = null, lease_until = null where holder not in (
      select study_id from studies where respond_async and status in ('queued', 'running'))`);
}

/** Starts a new feed: posts after the backup are lost and their positions come again, so older cursors must end. */
async function beginNewFeed(client: ClientBase): Promise<void> {
  await client.query("update settings set value = $1 where name = 'feed_epoch'", [randomBytes(8).toString("hex")]);
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
