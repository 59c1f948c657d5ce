import { createHash } from "node:crypto";
import { canonicalJson } from "../../crypto/canonical-json.ts";
import type { Transaction } from "../../db/client.ts";
import type { Ask } from "../../db/transact.ts";
import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/findings.ts";
import type { Usage } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import type { RecordedCall } from "../../engines/recorded-call.ts";
import { studyDrafts } from "../studies.sql.ts";
import { draftDays } from "../study-limits.ts";
import type { StudyInput } from "../study-request.ts";

/** What a dry run paid for: the plan, the people and the seed that the study of the same request takes over. */
export type Draft = { brief: Brief; plan: Plan; usage: Usage; calls: RecordedCall[] };

/** Members that change nothing of what is asked and of whom. */
const besides = [
  "dry_run",
  "interviewed",
  "idempotency_key",
  "respond_async",
  "webhook_url",
  "webhook_events",
  "webhook_headers",
];

/** What a request asks and of whom, as a hash: two bodies that mean the same have the same. */
export function draftKey(input: StudyInput): string {
  const members = Object.entries(input).filter(([member]) => !besides.includes(member));
  return createHash("sha256")
    .update(canonicalJson(Object.fromEntries(members)))
    .digest("hex");
}

/** What a request asks, with its seed and of which engine, as a hash: its studies read each other's replies. */
export function requestHash(input: StudyInput, seed: number, { id, version }: Pick<Engine, "id" | "version">): string {
  const request = { request: draftKey({ ...input, seed }), id, version };
  return createHash("sha256").update(canonicalJson(request)).digest("hex");
}

/** Keeps a draft; the last of equal requests counts. */
export async function keepDraft(
  tx: Transaction,
  account_id: string,
  request_sha256: string,
  draft: Draft & { engine: Engine },
): Promise<void> {
  const target = [studyDrafts.account_id, studyDrafts.request_sha256];
  await tx
    .insert(studyDrafts)
    .values({ account_id, request_sha256, ...draft })
    .onConflictDoUpdate({ target, set: draft });
}

/** Takes the draft of a request by the same engine; undefined where there is none. A second study draws again. */
export async function takeDraft(
  ask: Ask,
  account_id: string,
  request_sha256: string,
  { id, version }: Engine,
): Promise<Draft | undefined> {
  const take = `
    delete from study_drafts
    where account_id = $1 and request_sha256 = $2 and engine ->> 'id' = $3 and engine ->> 'version' = $4
      and created_at > clock_timestamp() - interval '${draftDays} days'
    returning brief, plan, usage, calls`;
  const [draft] = await ask<Draft>("take_draft", take, [account_id, request_sha256, id, version]);
  return draft;
}

/** Forgets the drafts that no study took over. */
export const forgetDrafts = (ask: Ask): Promise<unknown[]> =>
  ask(
    "forget_drafts",
    `delete from study_drafts where created_at <= clock_timestamp() - interval '${draftDays} days'`,
    [],
  );
