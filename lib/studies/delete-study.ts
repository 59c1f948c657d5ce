import { eq } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { studies } from "./studies.sql.ts";

/** Deletes a study with its interviews, calls, follow-ups and deliveries; returns when it began, or null without it. */
export async function deleteStudy(tx: Transaction, study_id: string): Promise<{ created_at: Date } | null> {
  const ofId = eq(studies.study_id, study_id);
  const [study] = await tx.select({ status: studies.status }).from(studies).where(ofId).for("update");
  if (study === undefined) return null;
  if (study.status === "queued" || study.status === "running")
    throw new AppError("invalid_argument", `This study is ${study.status}. Remove it when it has ended.`);
  const [deleted] = await tx.delete(studies).where(ofId).returning({ created_at: studies.created_at });
  return deleted!;
}
