import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { db } from "./client.ts";
import { settings } from "./settings.sql.ts";
import { logUnlessAway } from "./storage-away.ts";
import { hearWriteFaults, noteWriteFault, noteWritten, writeFault } from "./write-fault.ts";

/** So much that it takes new room on the disk: small changes fit into pages that are there. */
const bytes = 96 * 1024;
export const everyMs = 5_000;
const name = "write_check";
let checkedAt = Number.NEGATIVE_INFINITY;

/** While writes fail, checks by a write whether they work again, from time to time. */
export async function recheckWrites(): Promise<void> {
  if (writeFault() === null || performance.now() - checkedAt < everyMs) return;
  checkedAt = performance.now();
  try {
    await db.transaction(async (tx) => {
      await tx.insert(settings).values({ name, value: randomBytes(bytes).toString("base64") });
      await tx.delete(settings).where(eq(settings.name, name));
    });
    noteWritten();
  } catch (error) {
    logUnlessAway("Whether writes work could not be checked")(error);
  }
}

/** Reads whether storage answers, and notes writes whose commits wait for a standby for longer than any takes: those say nothing themselves. */
export async function reachWrites(): Promise<void> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where wait_event = 'SyncRep' and query_start < now() - interval '2 seconds' limit 1`);
  if (rows.length > 0) noteWriteFault(Object.assign(new Error("wait event SyncRep"), { code: "SyncRep" }));
}

/** Hears of failed writes of the server's other processes, and checks again and again, for as long as this process lives. */
export function watchWrites(): void {
  hearWriteFaults();
  setInterval(() => void recheckWrites(), everyMs).unref();
}
