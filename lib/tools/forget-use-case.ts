import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { tools } from "./tools.sql.ts";
import { words } from "./words.ts";

/** A text search vector has a largest size; this many use cases stay below it. */
const atOnce = 200;

/** Drops the search words of a tool that only a deleted review's use case had. */
export async function forgetUseCase(tx: Transaction, tool_id: string, use_case: string): Promise<void> {
  const gone = new Set(await lexemesOf(tx, [use_case]));
  for (let after = 0, more = true; more && gone.size > 0; ) {
    const kept = await tx
      .select({ seq: reviews.seq, use_case: sql<string>`${reviews.document}::json ->> 'use_case'` })
      .from(reviews)
      .where(and(eq(reviews.tool_id, tool_id), gt(reviews.seq, after)))
      .orderBy(asc(reviews.seq))
      .limit(atOnce);
    const still = await lexemesOf(
      tx,
      kept.map((row) => row.use_case),
    );
    for (const lexeme of still) gone.delete(lexeme);
    after = kept.at(-1)?.seq ?? after;
    more = kept.length === atOnce;
  }
  await tx
    .update(tools)
    .set({ use_cases: sql`ts_delete(${tools.use_cases}, ${sql.param([...gone])}::text[])` })
    .where(eq(tools.tool_id, tool_id));
}

async function lexemesOf(tx: Transaction, texts: string[]): Promise<string[]> {
  const text = [...new Set(texts.flatMap(words))].join(" ");
  const found = await tx.execute<{ lexeme: string }>(sql`select lexeme from unnest(to_tsvector('english', ${text}))`);
  return found.rows.map(({ lexeme }) => lexeme);
}
