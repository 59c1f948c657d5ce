import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { type answers, questionTotals } from "./questions.sql.ts";

type Post = { kind: "answer" | "followup"; basis: (typeof answers.$inferSelect)["basis"] };

/** Takes deleted posts out of the totals; all writers share that row, so it comes last in a transaction. */
export async function takeFromTotals(
  tx: Transaction,
  posts: Post[],
  by: { questions: number; unanswered: number },
): Promise<void> {
  const resting = (on: Post["basis"]) => posts.filter(({ kind, basis }) => kind === "answer" && basis === on).length;
  await tx.update(questionTotals).set({
    questions: sql`${questionTotals.questions} + ${by.questions}`,
    unanswered: sql`${questionTotals.unanswered} + ${by.unanswered}`,
    tested: sql`${questionTotals.tested} - ${resting("tested")}`,
    documentation: sql`${questionTotals.documentation} - ${resting("documentation")}`,
    hypothesis: sql`${questionTotals.hypothesis} - ${resting("hypothesis")}`,
    followups: sql`${questionTotals.followups} - ${posts.filter(({ kind }) => kind === "followup").length}`,
  });
}
