import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client.ts";
import type { RecordedCall } from "../../engines/recorded-call.ts";
import { studyCalls } from "../studies.sql.ts";

/** A call as its study keeps it: `reused` where an earlier study or a dry run had paid for it. */
export type KeptCall = RecordedCall & { reused: boolean };

/** Stores calls; one that had failed before takes the answer that it has now, and keeps what both have used. */
export async function insertCalls(
  db: Database | Transaction,
  study_id: string,
  calls: readonly KeptCall[],
): Promise<void> {
  if (calls.length === 0) return;
  const newer = (column: string) => sql.raw(`excluded.${column}`);
  const both = (column: string) => sql.raw(`study_calls.${column} + excluded.${column}`);
  await db
    .insert(studyCalls)
    .values(calls.map(({ started_at, ...call }) => ({ ...call, study_id, started_at: new Date(started_at) })))
    .onConflictDoUpdate({
      target: [studyCalls.study_id, studyCalls.key],
      set: {
        reply: newer("reply"),
        fault: newer("fault"),
        reused: newer("reused"),
        requests: both("requests"),
        input_tokens: both("input_tokens"),
        output_tokens: both("output_tokens"),
        cached_tokens: both("cached_tokens"),
        cost_usd: both("cost_usd"),
        ms: both("ms"),
      },
      setWhere: sql`study_calls.fault is not null`,
    });
}
