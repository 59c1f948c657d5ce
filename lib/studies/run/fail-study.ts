import { eq, type SQL } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { count } from "../../db/counters.ts";
import type { Usage } from "../../engines/measured.ts";
import type { StudyCompleted, StudyFailed } from "../../webhooks/contract.ts";
import { enqueueDelivery } from "../../webhooks/deliveries.ts";
import { studies } from "../studies.sql.ts";
import { reportUrl, type StudyRow } from "../study.ts";

export type Failure = { code: string; message: string };

/** Stores why a study failed and what it used, and owes the webhook; false when no study met the condition. */
export async function failStudy(
  tx: Transaction,
  where: SQL | undefined,
  { code, message }: Failure,
  usage: Usage | SQL,
): Promise<boolean> {
  const [failed] = await tx
    .update(studies)
    .set({ status: "failed", error_code: code, error_message: message, usage })
    .where(where)
    .returning();
  if (failed === undefined) return false;
  count("study", `failed ${code}`);
  await endWebhook(tx, failed, { event: "study.failed", error: code, message });
  return true;
}

type End = Pick<StudyCompleted, "event"> | Pick<StudyFailed, "event" | "error" | "message">;

/** Owes a study's end to its webhook; its headers are the delivery's from then on. */
export async function endWebhook(tx: Transaction, study: StudyRow, { event, ...why }: End): Promise<void> {
  const { study_id, topic, study_type, audience, webhook_headers } = study;
  const six = { event, study_id, report_url: reportUrl(study_id), topic, study_type, audience };
  await enqueueDelivery(tx, study, { ...six, ...why } as StudyCompleted | StudyFailed);
  if (webhook_headers !== null)
    await tx.update(studies).set({ webhook_headers: null }).where(eq(studies.study_id, study_id));
}
