import { randomBytes } from "node:crypto";
import type { ClientBase } from "pg";
import { checkBackup, readBackup } from "./backup-file.ts";
import type { Proof } from "./copy.ts";
import { atHome, type Place } from "./copy-home.ts";
import { copyIn } from "./copy-in.ts";

/** Fills an empty home of the data from a backup, after reading the file to its end to know that it is whole. */
export async function restore(file: string, to: Place): Promise<Proof[]> {
  await checkBackup(file);
  return atHome(to, (target) => copyIn(target, readBackup(file), beginAnew));
}

async function beginAnew(client: ClientBase): Promise<void> {
  await beginNewFeed(client);
  // Who had signed in may have signed out since, and whoever held a place runs nothing any more; only a study that nobody
  // waited for is taken over, and ends in the place it has.
  await client.query("delete from operator_tokens");
  await client.query(`
    update study_slots set holder = null, lease_until = null where holder not in (
      select study_id from studies where respond_async and status in ('queued', 'running'))`);
}

/**
 * What was published after the backup is lost, and its positions will be given out again: a cursor from then must not
 * seem to know them.
 */
async function beginNewFeed(client: ClientBase): Promise<void> {
  await client.query("update settings set value = $1 where name = 'feed_epoch'", [randomBytes(8).toString("hex")]);
}
