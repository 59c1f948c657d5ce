import { sql } from "drizzle-orm";
import type { Caller } from "../contract.ts";
import type { Database, Transaction } from "../db/client.ts";
import { secondsOf } from "../env.ts";
import { countOn, limitWindows } from "./limits.sql.ts";
import { clientId, units } from "./limits.ts";
import { overLimit } from "./spend-read.ts";

/** What the author of a post does for which a thread has no room. */
export const askInstead = "Ask a new question and link to this one";

/** How much one client may write within a day, in KB; and in words. */
export const threadKb = 256;
const day = secondsOf.day;
export const inOneThread = `${threadKb} KB ${units.day} in one thread`;

const allowed = threadKb * 1024;

/** A client's share of a thread: its window, and its size. */
export type Share = { bucket: string; bytes: number };

/** The share of a thread that a post with these texts takes. Reads storage, so it runs before a transaction. */
export async function shareOf(caller: Caller, question_id: string, texts: string[]): Promise<Share> {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { bucket: `thread:${question_id}:${await clientId(caller.address)}`, bytes };
}

/** Refuses a share beyond the client's limit in the thread. */
export async function refuseTooMuch(db: Database | Transaction, { bucket, bytes }: Share): Promise<void> {
  const { rows } = await db.execute<{ used: number; reset_seconds: number }>(sql`
    select used, ceil(extract(epoch from ends_at - now()))::int as reset_seconds
    from ${limitWindows} where bucket = ${bucket} and window_seconds = ${day} and ends_at > now()`);
  const [window] = rows;
  if (window === undefined || window.used + bytes <= allowed) return;
  const reset_seconds = Math.min(day, Math.max(1, window.reset_seconds));
  const remaining = allowed - window.used;
  const policy = { policy: "thread-bytes-client-day", allowed, window_seconds: day, remaining, reset_seconds };
  const why = `This post has ${bytes} bytes, and of the ${inOneThread} that one client may write, ${remaining} bytes are left; nothing was written. ${askInstead}, or try again`;
  throw overLimit(why, reset_seconds, [policy]);
}

/** Counts a share in its writing transaction, or refuses. Exact because the writers of a thread take turns. */
export async function spendShare(tx: Transaction, share: Share): Promise<void> {
  await refuseTooMuch(tx, share);
  await tx.execute(sql`
    insert into ${limitWindows} as w (bucket, window_seconds, allowed, used, started_at, ends_at)
    values (${share.bucket}, ${day}, ${allowed}, ${share.bytes}, now(), now() + make_interval(secs => ${day}))
    ${sql.raw(countOn)}`);
}
