import { eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Verb } from "../contract.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { inOrder, momentJson } from "../db/columns.ts";
import { env } from "../env.ts";
import { AppError, Removed } from "../errors.ts";
import { tools } from "../tools/tools.sql.ts";
import { type listRemovalsEndpoint, logOrder, mostConfirmed, recordNames } from "./contract.ts";
import { isOpen, removals } from "./moderation.sql.ts";

/** Lists a page of the public log of removals. */
export const listRemovals: Verb<typeof listRemovalsEndpoint> = async ({ limit, offset }) => {
  // Records of one removal are in order of publication: a question before its answers.
  const { rows } = await db.execute<Omit<z.input<(typeof listRemovalsEndpoint)["result"]>, "limit" | "offset">>(sql`
    select ${listOf(sql`
        select id, kind, reason, ${momentJson(removals.published_at)} as published_at,
          ${momentJson(removals.removed_at)} as removed_at
        from removals order by ${inOrder(logOrder, removals.removed_at)}, removals.published_at, id limit ${limit} offset ${offset}`)}
        as removals, (select count(*)::int from removals) as total,
      ${listOf(sql`
        select tool_id, ${momentJson(tools.confirmed_at)} as confirmed_at from tools
        where confirmed_at is not null order by ${inOrder(logOrder, tools.confirmed_at)}, tool_id limit ${mostConfirmed}`)}
        as confirmed_tools,
      ${listOf(sql`
        select post_id as id, ${momentJson(sql`min(created_at)`)} as requested_at,
          ${momentJson(sql`max(dismissed_at)`)} as decided_at
        from reports where is_takedown and not (${isOpen})
        group by post_id order by ${inOrder(logOrder, sql`max(dismissed_at)`)}, post_id limit ${mostConfirmed}`)} as kept_after_request`);
  const { removals: page, total, ...others } = rows[0]!;
  return { removals: page, total, limit, offset, ...others };
};

const listOf = (query: SQL) => sql`(select coalesce(json_agg(listed), '[]') from (${query}) as listed)`;

type Row = typeof removals.$inferSelect;

/** Refuses a removed record, in the publishing transaction after its row was written: then it waits for any removal. */
export async function refuseRemoved(db: Database | Transaction, id: string): Promise<void> {
  const removed = await removalOf(db, id);
  if (removed === undefined) return;
  throw new AppError("content_removed", `${removedSentence(removed)} Do not publish it again.`);
}

/** The answer for an id without a record: it was removed, when and why, or else these words. */
export async function notFound(db: Database | Transaction, id: string, otherwise: string): Promise<AppError> {
  const removed = await removalOf(db, id);
  return removed === undefined
    ? new AppError("not_found", otherwise)
    : new Removed("not_found", removedSentence(removed));
}

/** The remainder of the record that was removed under this id. */
export async function removalOf(db: Database | Transaction, id: string): Promise<Row | undefined> {
  const [removed] = await db.select().from(removals).where(eq(removals.id, id));
  return removed;
}

/** Says that a record was removed, when, why and where that is logged: the operator's words, nothing of the record. */
export function removedSentence({ kind, reason, removed_at }: Row): string {
  const why = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return `This ${recordNames[kind]} was removed by the operator at ${removed_at.toISOString()}. Reason: ${why} All removals are listed at ${env().PUBLIC_URL}/moderation.`;
}
