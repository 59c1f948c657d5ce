import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { events, feedHead } from "./activity.sql.ts";
import type { ActivityItem } from "./contract.ts";
import { previewOf, type Wording } from "./preview.ts";

/** A published record: its kind, its id, its place, and its words. */
type Publication = Wording & {
  kind: ActivityItem["kind"];
  ref: string;
  tool_id: string | null;
  question_id: string | null;
  at: Date;
};

/**
 * Adds a record to the feed, as the last statement of its transaction: all writers wait for this one row until they
 * commit, so positions become visible in order without a gap. `also` are statements on other rows that all share.
 */
export async function takePosition(tx: Transaction, item: Publication, ...also: SQL[]): Promise<number> {
  const { kind, ref, tool_id, question_id, at } = item;
  const others = also.map((statement, index) => sql`, ${sql.raw(`also_${index}`)} as (${statement})`);
  const { rows } = await tx.execute<{ position: string }>(sql`
    with head as (update ${feedHead} set position = ${feedHead.position} + 1 returning position)${sql.join(others)}
    insert into ${events} (position, kind, ref, tool_id, question_id, at, preview)
    select position, ${kind}, ${ref}, ${tool_id}, ${question_id}, ${at.toISOString()}::timestamptz, ${previewOf(item)}
    from head
    returning position`);
  if (rows[0] === undefined) throw new Error("feed_head has no row to take a position from");
  return Number(rows[0].position);
}

/**
 * The same as the end of a written-out statement. `after` lists the parts that must run first: PostgreSQL runs
 * unreferenced parts last, and a wait for a tool's row would then hold the feed's row.
 */
export const positionAtEnd = (of: EventValues, after: string[]) => `
  head as (update feed_head set position = position + 1
    where ${after.map((part) => `(select count(*) from ${part})`).join(" + ")} >= 0 returning position)
  insert into events (position, kind, ref, tool_id, question_id, at, preview)
  select position, ${of.kind}, ${of.ref}, ${of.tool_id}, ${of.question_id}, ${of.at}::timestamptz, ${of.preview} from head`;

/** SQL for each value of an event, `preview` as of `previewOf`. */
type EventValues = Record<Exclude<keyof Publication, keyof Wording> | "preview", string>;
