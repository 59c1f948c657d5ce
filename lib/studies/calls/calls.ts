import { count, eq, sql } from "drizzle-orm";
import { accountOf } from "../../accounts/authenticate.ts";
import type { Verb } from "../../contract.ts";
import { type Database, db, type Transaction } from "../../db/client.ts";
import { inOrder } from "../../db/columns.ts";
import { loggedError } from "../../db/logged-error.ts";
import { askOnce } from "../../db/statements.ts";
import type { Engine } from "../../engines/findings.ts";
import type { Usage } from "../../engines/measured.ts";
import type { CallRecord, RecordedCall } from "../../engines/recorded-call.ts";
import { recordOf } from "../../own-value.ts";
import { missingStudy, oneStudy } from "../get-study.ts";
import { dollarDecimals } from "../pipeline/study-clock.ts";
import { studies, studyCalls } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
import { replyDays } from "../study-limits.ts";
import { callOrder, type listCallsEndpoint, type StudyCall } from "./contract.ts";

/** The calls of a study of the caller's account, in the order in which they began. */
export const listCalls: Verb<typeof listCallsEndpoint> = async ({ study_id, limit, offset }, caller) => {
  const where = oneStudy(accountOf(caller).account_id, study_id);
  const [study] = await db
    .select({ total: count(studyCalls.key) })
    .from(studies)
    .leftJoin(studyCalls, eq(studyCalls.study_id, studies.study_id))
    .where(where)
    .groupBy(studies.study_id);
  if (study === undefined) throw await missingStudy(db, study_id);
  const ofStudy = db.select().from(studyCalls).where(eq(studyCalls.study_id, study_id));
  const rows = await ofStudy
    .orderBy(inOrder(callOrder, studyCalls.started_at), studyCalls.key)
    .limit(limit)
    .offset(offset);
  return { calls: rows.map(toCall), total: study.total, limit, offset };
};

const toCall = ({ study_id: _, key: __, reply, started_at, ...call }: typeof studyCalls.$inferSelect): StudyCall => ({
  ...call,
  started_at: started_at.toISOString(),
  reply: reply === null ? null : (JSON.parse(reply) as { text: string }).text,
});

/** A call as its study keeps it: `reused` where an earlier study or a dry run had paid for it. */
export type KeptCall = RecordedCall & { reused: boolean };

/** What a call has used, of which the sums are kept. */
const useMembers = ["requests", "input_tokens", "output_tokens", "cached_tokens", "cost_usd", "ms"] as const;

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
      set: { ...recordOf(["reply", "fault", "reused"], newer), ...recordOf(useMembers, both) },
      setWhere: sql`study_calls.fault is not null`,
    });
}

const sumOf = (column: string, member: keyof Usage) =>
  `coalesce(sum(${column}), 0) + coalesce((studies.setting -> 'used' ->> '${member}')::float8, 0)`;

/** What a study's calls and its dry run have used until now, as an SQL expression on `studies`: all that a killed process leaves. */
export const usedSoFar = `(
  select jsonb_build_object(
    'interviews', 0,
    'price_usd', 0,
    'model_calls', ${sumOf("requests", "model_calls")},
    'input_tokens', ${sumOf("input_tokens", "input_tokens")},
    'output_tokens', ${sumOf("output_tokens", "output_tokens")},
    'cost_usd', case
      when studies.engine ->> 'kind' = '${"simulator" satisfies Engine["kind"]}' or bool_or(cost_usd is null)
        or studies.setting -> 'used' -> 'cost_usd' = 'null' then null
      else round((${sumOf("cost_usd", "cost_usd")})::numeric, ${dollarDecimals}) end,
    'wall_ms', coalesce(round(
      extract(epoch from max(started_at + ms * interval '1 millisecond') - min(started_at)) * 1000), 0))
  from study_calls where study_calls.study_id = studies.study_id)`;

/** What a study has used before the run that begins now. */
export async function readUsedSoFar(study_id: string): Promise<Usage> {
  const used = sql<Usage>`${sql.raw(usedSoFar)}`;
  const [row] = await db.select({ used }).from(studies).where(eq(studies.study_id, study_id));
  return row!.used;
}

/** A record of calls that also tries again to write what could not be written. */
export type StudyCallRecord = CallRecord & { flush: () => Promise<void> };

/** The record of a study's calls: it reads those of earlier runs, and those of equal requests of the last days. */
export async function callRecordOf(study: StudyRow): Promise<StudyCallRecord> {
  const { study_id } = study;
  const replies = await readReplies(study);
  const waiting: KeptCall[] = [];
  let hasFailed = false;

  const flush = async () => {
    const calls = waiting.splice(0);
    try {
      await insertCalls(db, study_id, calls);
    } catch (error) {
      // The study goes on: the rows wait for the next call, and at last for the study's end.
      waiting.unshift(...calls);
      if (!hasFailed) console.error(`Calls of study ${study_id} could not be recorded yet:`, loggedError(error));
      hasFailed = true;
    }
  };
  const keep = (call: KeptCall) => {
    waiting.push(call);
    return flush();
  };

  return {
    read: async (key) => {
      const earlier = replies.get(key);
      if (earlier?.isOwn === false) await keep(reusedNow(earlier));
      return earlier?.reply;
    },
    write: (call) => keep({ ...call, reused: false }),
    flush,
  };
}

type Reader = { study_id: string | null; account_id: string; request_sha256: string | null };
type Reply = Pick<RecordedCall, "label" | "key" | "prompt_sha256" | "model"> & { reply: string; isOwn: boolean };

/** The replies that a study may read, by their keys; its own before others, and the newest of those. */
export async function readReplies({ study_id, account_id, request_sha256 }: Reader): Promise<Map<string, Reply>> {
  const query = `
    select distinct on (key) study_calls.study_id is not distinct from $1::uuid as "isOwn",
      label, key, prompt_sha256, model, reply
    from study_calls join studies using (study_id)
    where fault is null and (study_calls.study_id = $1::uuid or (
      account_id = $2 and request_sha256 = $3 and created_at > clock_timestamp() - interval '${replyDays} days'))
    order by key, "isOwn" desc, started_at desc`;
  const rows = await askOnce<Reply>("read_replies", query, [study_id, account_id, request_sha256]);
  return new Map(rows.map((row) => [row.key, row]));
}

/** A call that was paid for before, as another study keeps it. */
export const reusedNow = ({ label, key, prompt_sha256, model, reply }: Omit<Reply, "isOwn">): KeptCall => ({
  ...{ label, key, prompt_sha256, model, reply, fault: null, reused: true },
  ...recordOf(useMembers, () => 0),
  started_at: new Date().toISOString(),
});
