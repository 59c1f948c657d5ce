import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError, Removed } from "../errors.ts";
import { recordNames } from "./contract.ts";
import { removals } from "./moderation.sql.ts";

type Removal = typeof removals.$inferSelect;

/**
 * Refuses to publish a removed record again, in the publishing transaction after its row was written: then it sees or
 * has waited for any removal.
 */
export async function refuseRemoved(db: Database | Transaction, id: string): Promise<void> {
  const removed = await removalOf(db, id);
  if (removed === undefined) return;
  throw new AppError("content_removed", `${removedSentence(removed)} Do not publish it again.`);
}

/** The answer for an id without a record: it was removed, when and why, or else these words. */
export async function notFound(db: Database | Transaction, id: string, otherwise: string): Promise<AppError> {
  const removed = await removalOf(db, id);
  return removed === undefined
    ? new AppError("not_found", otherwise)
    : new Removed("not_found", removedSentence(removed));
}

/** The remainder of the record that was removed under this id. */
export async function removalOf(db: Database | Transaction, id: string): Promise<Removal | undefined> {
  const [removed] = await db.select().from(removals).where(eq(removals.id, id));
  return removed;
}

/** Says that a record was removed, when, why and where that is logged: the operator's words, nothing of the record. */
export function removedSentence({ kind, reason, removed_at }: Removal): string {
  const why = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return `This ${recordNames[kind]} was removed by the operator at ${removed_at.toISOString()}. Reason: ${why} All removals are listed at ${env().PUBLIC_URL}/moderation.`;
}
