import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Account } from "../../contract.ts";
import { type Database, database, type Transaction } from "../../db/client.ts";
import { type Ask, askOnce, transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { type AnsweredRow, type FollowUpRow, isAnswered } from "../get-study.ts";
import { studyFollowUps } from "../studies.sql.ts";
import { mostFollowUps } from "../study-limits.ts";
import { type Creation, claimOnce, earlierRequest, type Once } from "./idempotency.ts";
import { leaseMs } from "./lease.ts";
import { followUpRuns, takeSlot } from "./slot.ts";
import { stillRunsRetrySeconds } from "./start-study.ts";

type Request = { study_id: string; question: string; once: Once | null };

/** Stores a follow-up with its slot and its Idempotency-Key, all or none. One that is returned with a result was made before. */
export async function acceptFollowUp(account: Account, { study_id, question, once }: Request): Promise<FollowUpRow> {
  const made = { study_id, follow_up_id: randomUUID() };
  return transact(await database(), async (ask, tx) => {
    const earlier = once && (await claimOnce(ask, account.account_id, once, made));
    if (earlier !== null) return answeredOf(tx, earlier);
    await takeSlot({ ask, tx }, account, made.follow_up_id, leaseMs);
    await refuseFull(ask, study_id);
    const { key_id } = account;
    const [row] = await tx
      .insert(studyFollowUps)
      .values({ ...made, key_id, question })
      .returning();
    return row!;
  });
}

/** The follow-up that the same request made before; null where it may run. */
export async function earlierFollowUp(account_id: string, once: Once): Promise<AnsweredRow | null> {
  const db = await database();
  const earlier = await earlierRequest(askOnce(db), account_id, once);
  return earlier && answeredOf(db, earlier);
}

/** Refuses one more follow-up on a study that has as many as it may. Those of one study wait here for each other. */
export async function refuseFull(ask: Ask, study_id: string): Promise<void> {
  await ask("lock_study", "select from studies where study_id = $1 for update", [study_id]);
  const dropFailed = `
    delete from study_follow_ups as follow_up where study_id = $1 and result is null and not ${followUpRuns}`;
  await ask("drop_failed_follow_ups", dropFailed, [study_id]);
  const count = "select count(*)::int as kept from study_follow_ups where study_id = $1";
  const [{ kept } = { kept: 0 }] = await ask<{ kept: number }>("count_follow_ups", count, [study_id]);
  if (kept >= mostFollowUps) throw new AppError("invalid_request", full);
}

const full = `This study has its ${mostFollowUps} follow-ups, those that are still being answered included. Run another study, and ask there.`;

async function answeredOf(db: Database | Transaction, { follow_up_id }: Creation): Promise<AnsweredRow> {
  const [row] = await db.select().from(studyFollowUps).where(eq(studyFollowUps.follow_up_id, follow_up_id!));
  if (row !== undefined && isAnswered(row)) return row;
  throw new AppError("in_progress", stillAsked, { retry_after: stillRunsRetrySeconds });
}

const stillAsked = `The follow-up of this Idempotency-Key is still being answered. Ask again in ${stillRunsRetrySeconds} seconds.`;
