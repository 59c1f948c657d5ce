import { randomBytes } from "node:crypto";
import type { ClientBase } from "pg";
import { checkBackup, readBackup } from "./backup-file.ts";
import type { Proof } from "./copy.ts";
import { atHome, type Place } from "./copy-home.ts";
import { copyIn } from "./copy-in.ts";

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

/**
 * Posts published after the backup are lost, and their positions will be reused: an older cursor must not seem to know
 * them.
 */
async function beginNewFeed(client: ClientBase): Promise<void> {
  await client.query("update settings set value = $1 where name = 'feed_epoch'", [randomBytes(8).toString("hex")]);
}
