import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "./client.ts";
import { settings } from "./settings.sql.ts";
import { logUnlessAway } from "./storage-away.ts";
import { hearWriteFaults, noteWritten, writeFault } from "./write-fault.ts";

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

/** Hears of failed writes of the server's other processes, and checks again and again, for as long as this process lives. */
export function watchWrites(): void {
  hearWriteFaults();
  setInterval(() => void recheckWrites(), everyMs).unref();
}
