import { desc, eq, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { selectConfirmations, toConfirmation } from "./confirmation.ts";
import { confirmations } from "./confirmations.sql.ts";
import type { listConfirmationsEndpoint } from "./contract.ts";

/** Lists the confirmations of an answer, newest first; none for an id without any. */
export const listConfirmations: Verb<typeof listConfirmationsEndpoint> = async ({ answer_id, limit, offset }) => {
  const db = await database();
  const ofAnswer = eq(confirmations.answer_id, answer_id);
  const page = await selectConfirmations(db)
    .where(ofAnswer)
    .orderBy(desc(confirmations.seq))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(confirmations).where(ofAnswer);
  return { confirmations: page.map(toConfirmation), total: counted!.total, limit, offset };
};
