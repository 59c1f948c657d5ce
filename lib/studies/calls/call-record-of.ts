import { db } from "../../db/client.ts";
import { loggedError } from "../../db/logged-error.ts";
import { askOnce } from "../../db/transact.ts";
import type { CallRecord } from "../../engines/model/call-record.ts";
import type { RecordedCall } from "../../engines/recorded-call.ts";
import type { StudyRow } from "../study.ts";
import { replyDays } from "../study-limits.ts";
import { insertCalls, type KeptCall } from "./calls.ts";

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
  const values = [study_id, account_id, request_sha256];
  const rows = await askOnce<Reply>("read_replies", query, values);
  return new Map(rows.map((row) => [row.key, row]));
}

/** A call that was paid for before, as another study keeps it. */
export const reusedNow = ({ label, key, prompt_sha256, model, reply }: Omit<Reply, "isOwn">): KeptCall => ({
  label,
  key,
  prompt_sha256,
  model,
  reply,
  fault: null,
  reused: true,
  requests: 0,
  input_tokens: 0,
  output_tokens: 0,
  cached_tokens: 0,
  cost_usd: 0,
  started_at: new Date().toISOString(),
  ms: 0,
});
