import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { events, feedHead } from "./activity.sql.ts";
import type { ActivityItem } from "./contract.ts";

/** Something that was published: its kind, its id, and where it belongs. */
export type Published = {
  kind: ActivityItem["kind"];
  ref: string;
  tool_id: string | null;
  question_id: string | null;
  at: Date;
};

/**
 * Gives what was published its place in the activity feed; must be the last statement of the transaction that publishes.
 * All writers wait for this one row until they commit, so positions become visible in their order, without a gap: a
 * reader that has seen one has seen all before it, and one that is rolled back is taken by the next writer.
 * `also` are other statements on rows that all writers share, run in the same round trip.
 */
export async function takePosition(tx: Transaction, item: Published, ...also: SQL[]): Promise<number> {
  const { kind, ref, tool_id, question_id, at } = item;
  const others = also.map((statement, index) => sql`, ${sql.raw(`also_${index}`)} as (${statement})`);
  const { rows } = await tx.execute<{ position: string }>(sql`
    with head as (update ${feedHead} set position = ${feedHead.position} + 1 returning position)${sql.join(others)}
    insert into ${events} (position, kind, ref, tool_id, question_id, at)
    select position, ${kind}, ${ref}, ${tool_id}, ${question_id}, ${at.toISOString()}::timestamptz from head
    returning position`);
  if (rows[0] === undefined) throw new Error("feed_head has no row to take a position from");
  return Number(rows[0].position);
}

/**
 * The same as the end of a statement that is written out as SQL, whose values it names as that does. `after` are the
 * parts that must be done before: PostgreSQL runs parts that nothing asks for last, and whoever waited for a tool's row
 * with the feed's row in hand would keep everybody waiting.
 */
export const positionAtEnd = (of: Record<keyof Published, string>, after: string[]) => `
  head as (update feed_head set position = position + 1
    where ${after.map((part) => `(select count(*) from ${part})`).join(" + ")} >= 0 returning position)
  insert into events (position, kind, ref, tool_id, question_id, at)
  select position, ${of.kind}, ${of.ref}, ${of.tool_id}, ${of.question_id}, ${of.at}::timestamptz from head`;
