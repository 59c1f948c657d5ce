import { eq } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { reviews } from "./reviews.sql.ts";

/** The row of a review that this transaction has written. */
export async function rowOf(tx: Transaction, review_id: string): Promise<typeof reviews.$inferSelect> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.review_id, review_id));
  if (row === undefined) throw new Error(`review ${review_id} is not there in the transaction that wrote it`);
  return row;
}
