import type { Transaction } from "../db/client.ts";
import { dueWork } from "../db/notices.ts";
import type { StudyCompleted, StudyFailed, WebhookEvent } from "./contract.ts";
import { webhookDeliveries } from "./webhooks.sql.ts";

type WebhookRequest = {
  account_id: string;
  webhook_url: string | null;
  webhook_events: WebhookEvent[];
  webhook_headers: Record<string, string> | null;
};

/** Owes a study's requested end to its webhook, once, in the transaction that ends the study. */
export async function enqueueDelivery(
  tx: Transaction,
  asked: WebhookRequest,
  event: StudyCompleted | StudyFailed,
): Promise<void> {
  const { account_id, webhook_url: url, webhook_events, webhook_headers: headers } = asked;
  if (url === null || !webhook_events.includes(event.event)) return;
  const { event: name, study_id } = event;
  await tx
    .insert(webhookDeliveries)
    .values({
      delivery_id: eventId(event),
      account_id,
      study_id,
      event: name,
      url,
      headers,
      body: JSON.stringify(event),
    })
    .onConflictDoNothing();
  dueWork.send();
}

const eventId = ({ event, study_id }: StudyCompleted | StudyFailed) =>
  `evt_${study_id.replaceAll("-", "")}${event === "study.failed" ? "_failed" : ""}`;
