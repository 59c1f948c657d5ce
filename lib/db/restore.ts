import { randomBytes } from "node:crypto";
import type { ClientBase } from "pg";
import { checkBackup, readBackup } from "./backup-file.ts";
import type { Proof } from "./copy.ts";
import { atHome, type Place } from "./copy-home.ts";
import { copyIn } from "./copy-in.ts";

/** Fills an empty home of the data from a backup, after reading the file to its end to know that it is whole. */
export async function restore(file: string, to: Place): Promise<Proof[]> {
  await checkBackup(file);
  return atHome(to, (target) => copyIn(target, readBackup(file), beginNewFeed));
}

/**
 * What was published after the backup is lost, and its positions will be given out again: a cursor from then must not
 * seem to know them.
 */
async function beginNewFeed(client: ClientBase): Promise<void> {
  await client.query("update settings set value = $1 where name = 'feed_epoch'", [randomBytes(8).toString("hex")]);
}
