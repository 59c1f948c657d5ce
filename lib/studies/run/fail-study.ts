import type { SQL } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import type { Usage } from "../../engines/measured.ts";
import { studies } from "../studies.sql.ts";
import { endWebhook } from "./end-webhook.ts";

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
  await endWebhook(tx, failed, { event: "study.failed", error: code, message });
  return true;
}
