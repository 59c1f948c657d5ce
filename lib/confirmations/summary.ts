import { and, desc, eq, ne } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { type Confirmations, type Counts, noConfirmations, type Outcome, standingOf } from "../questions/standing.ts";
import { answerConfirmations, confirmations } from "./confirmations.sql.ts";

/** What all confirmations of an answer say together. */
export async function readSummary(db: Database | Transaction, answer_id: string): Promise<Confirmations> {
  const [row] = await db.select().from(answerConfirmations).where(eq(answerConfirmations.answer_id, answer_id));
  return row?.summary ?? noConfirmations();
}

/** Counts one more anonymous confirmation, or sets the voices after a signed one. */
export async function writeSummary(
  tx: Transaction,
  { answer_id, outcome }: { answer_id: string; outcome: Outcome },
  voices: Counts | null,
): Promise<Confirmations> {
  const before = await readSummary(tx, answer_id);
  const anonymous = { ...before.anonymous, [outcome]: before.anonymous[outcome] + 1 };
  const summary =
    voices === null
      ? { ...before, anonymous }
      : { ...before, voices, standing: standingOf(voices), ...(await lastWorked(tx, answer_id)) };
  await tx
    .insert(answerConfirmations)
    .values({ answer_id, summary })
    .onConflictDoUpdate({ target: answerConfirmations.answer_id, set: { summary } });
  return summary;
}

async function lastWorked(tx: Transaction, answer_id: string) {
  const [last] = await tx
    .select({ at: confirmations.created_at, version: confirmations.version })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.answer_id, answer_id),
        eq(confirmations.is_word, true),
        ne(confirmations.outcome, "did_not_work"),
      ),
    )
    .orderBy(desc(confirmations.seq))
    .limit(1);
  return { last_worked_at: last?.at.toISOString() ?? null, last_worked_version: last?.version ?? null };
}
