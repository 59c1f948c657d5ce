import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";
import type { reviews } from "../reviews/reviews.sql.ts";
import { judgeNear, type Shift, type Weight } from "./judge-near.ts";
import { type ToolChange, writeUsage } from "./write-usage.ts";

type Row = typeof reviews.$inferSelect;

/** Updates all votes after a review was written (`added`) or taken away (`left`); the caller has locked all votes. */
export async function changeVotes(tx: Transaction, { added, left }: { added?: Row; left?: Row }): Promise<void> {
  const row = (added ?? left)!;
  const shifts = await judgeNear(tx, row);
  const before = left === undefined ? undefined : settled(left);
  if (before?.counted)
    shifts.set(row.review_id, { review_id: row.review_id, tool_id: row.tool_id, before, after: null });
  const ofTools = Map.groupBy(shifts.values(), ({ tool_id }) => tool_id);
  const tools = [...new Set([row.tool_id, ...ofTools.keys()])].sort();
  // In one order, so two changes of the same tools never deadlock.
  for (const tool_id of tools) {
    const inTool = ofTools.get(tool_id) ?? [];
    const reviews = tool_id !== row.tool_id ? 0 : added !== undefined ? 1 : left!.withdrawn_at === null ? -1 : 0;
    const change = await changeOf(tx, tool_id, inTool, left);
    await writeUsage(tx, tool_id, { ...change, reviews });
  }
}

/** The counted reviews of the voices that these shifts touch, before and after. */
async function changeOf(
  tx: Transaction,
  tool_id: string,
  shifts: Shift[],
  left: Row | undefined,
): Promise<Omit<ToolChange, "reviews">> {
  const moved = new Map(shifts.map((shift) => [shift.review_id, shift]));
  const states = shifts.flatMap(({ before, after }) => [before, after]).filter((state) => state?.counted);
  const voices = [...new Set(states.map((state) => state!.voice))];
  if (voices.length === 0) return { before: [], after: [] };
  const result = await tx.execute<{
    review_id: string;
    voice: string;
    counted: boolean;
    first_at: Date;
    document: string;
  }>(sql`
    select review_id, coalesce(voice_id, public_key) as voice, counted, first_counted_at as first_at, document
    from reviews where tool_id = ${tool_id} and (review_id in ${[...moved.keys()]}
      or counted and coalesce(voice_id, public_key) in ${voices}) order by seq`);
  const documents = new Map(result.rows.map(({ review_id, document }) => [review_id, document]));
  if (left !== undefined) documents.set(left.review_id, left.document);
  const voteOf = (review_id: string, { voice, first_at }: Weight) => {
    const { ratings, outcome, metrics = {} } = JSON.parse(documents.get(review_id)!) as ReviewDocument;
    return { voice, ratings, outcome, metrics, first_counted_at: first_at!.toISOString() };
  };
  const still = result.rows.filter((row) => row.counted && !moved.has(row.review_id));
  const stay = still.map((row) => voteOf(row.review_id, { ...row, first_at: new Date(row.first_at) }));
  const moving = (state: "before" | "after") =>
    shifts.flatMap((shift) => (shift[state]?.counted ? [voteOf(shift.review_id, shift[state])] : []));
  return { before: [...stay, ...moving("before")], after: [...stay, ...moving("after")] };
}

function settled(row: Row): Weight {
  return { counted: row.counted, voice: row.voice_id ?? row.public_key, first_at: row.first_counted_at };
}
