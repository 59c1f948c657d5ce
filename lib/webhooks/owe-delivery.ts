import type { Transaction } from "../db/client.ts";
import { hintDue } from "../db/hint-due.ts";
import type { StudyCompleted } from "./contract.ts";
import { webhookDeliveries } from "./webhooks.sql.ts";

type CompletedStudy = {
  account_id: string;
  webhook_url: string;
  study: Pick<StudyCompleted, "study_id" | "report_url" | "topic" | "study_type" | "audience">;
};

/**
 * Owes study.completed to a webhook, in the transaction that completes the study: once committed, the event is
 * delivered even if this process ends. The id follows from the study, so it is owed once.
 */
export async function oweDelivery(
  tx: Transaction,
  { account_id, webhook_url: url, study }: CompletedStudy,
): Promise<void> {
  const { study_id, report_url, topic, study_type, audience } = study;
  const event: StudyCompleted = { event: "study.completed", study_id, report_url, topic, study_type, audience };
  await tx
    .insert(webhookDeliveries)
    .values({ delivery_id: eventId(study_id), account_id, study_id, url, body: JSON.stringify(event) })
    .onConflictDoNothing();
  hintDue();
}

const eventId = (study_id: string) => `evt_${study_id.replaceAll("-", "")}`;
