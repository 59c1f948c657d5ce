import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import type { Database, Transaction } from "../db/client.ts";
import { joined, momentJson, once } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { env } from "../env.ts";
import { AppError, Removed } from "../errors.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { tools } from "../tools/tools.sql.ts";
import { type KeptPost, type listRemovalsEndpoint, mostConfirmed, type Removal, recordNames } from "./contract.ts";
import { removals, reports } from "./moderation.sql.ts";

type Confirmation = { tool_id: string; confirmed_at: string };

const pageOfRemovals = prepared("page_of_removals", (db) => {
  const page = db
    .select({
      removal: sql`json_build_object('id', ${removals.id}, 'kind', ${removals.kind}, 'reason', ${removals.reason},
        'published_at', ${momentJson(removals.published_at)}, 'removed_at', ${momentJson(removals.removed_at)})::text`,
    })
    .from(removals)
    // Records of one removal are in order of publication: a question before its answers.
    .orderBy(desc(removals.removed_at), removals.published_at, removals.id)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));
  const total = db.select({ n: count() }).from(removals);
  const confirmed = db
    .select({
      confirmed: sql`json_build_object('tool_id', ${tools.tool_id}, 'confirmed_at', ${momentJson(tools.confirmed_at)})::text`,
    })
    .from(tools)
    .where(isNotNull(tools.confirmed_at))
    .orderBy(desc(tools.confirmed_at), tools.tool_id)
    .limit(mostConfirmed);
  const stayed = db
    .select({
      kept: sql`json_build_object('id', ${reports.post_id}, 'requested_at', ${momentJson(sql`min(${reports.created_at})`)},
        'decided_at', ${momentJson(sql`max(${reports.dismissed_at})`)})::text`,
    })
    .from(reports)
    .where(and(reports.is_takedown, isNotNull(reports.dismissed_at)))
    .groupBy(reports.post_id)
    .orderBy(desc(sql`max(${reports.dismissed_at})`), reports.post_id)
    .limit(mostConfirmed);
  return db
    .select({
      removals: joined(page),
      total: sql<number>`(${total})::int`,
      confirmed: joined(confirmed),
      kept: joined(stayed),
    })
    .from(once);
});

/** Lists a page of the public log of removals, newest first. */
export const listRemovals: Verb<typeof listRemovalsEndpoint> = async ({ limit, offset }) => {
  const [row] = await (await pageOfRemovals()).execute({ limit, offset });
  return withKept({
    removals: keptList<Removal>(row!.removals),
    total: row!.total,
    limit,
    offset,
    confirmed_tools: keptList<Confirmation>(row!.confirmed),
    kept_after_request: keptList<KeptPost>(row!.kept),
  });
};

type Row = typeof removals.$inferSelect;

/**
 * Refuses to publish a removed record again, in the publishing transaction after its row was written: then it sees or
 * has waited for any removal.
 */
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
