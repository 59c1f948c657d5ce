import { and, eq, isNull, sql } from "drizzle-orm";
import { sessionAccount } from "../accounts/operator-session.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import type { listReportsOperation, ReportedPost } from "./contract.ts";
import { judgedPosts, withExcerpt } from "./judged-posts.ts";
import { reports } from "./moderation.sql.ts";

const mostPosts = 50;
const mostNotes = 5;

/** Lists the reported posts and studies that are neither removed nor dismissed, newest report first; null without a session. */
export const listReports: Verb<typeof listReportsOperation> = async ({ session }) => {
  if ((await sessionAccount(session)) === null) return null;
  const db = await database();
  const { rows } = await db.execute<ReportedPost & { total: number }>(sql`
    with counted as (
      select post_id, reason, count(*)::int as n from reports where dismissed_at is null group by post_id, reason
    ), reported as (
      select post_id, count(*)::int as report_count, max(created_at) as last,
        (array_agg(note order by created_at desc) filter (where note is not null))[1:${sql.raw(String(mostNotes))}] as notes
      from reports where dismissed_at is null group by post_id
    )
    select post.*, report_count, coalesce(to_json(notes), '[]') as notes, ${momentJson(sql`last`)} as last_reported_at,
      (select json_agg(json_build_object('reason', reason, 'count', n) order by n desc, reason)
        from counted where counted.post_id = post.post_id) as reasons,
      (count(*) over ())::int as total
    from reported join (${judgedPosts(sql`select post_id from reported`)}) as post on post.post_id = reported.post_id
    order by last desc, post.post_id limit ${mostPosts}`);
  return { posts: rows.map(({ total: _, ...post }) => withExcerpt(post)), total: rows[0]?.total ?? 0 };
};

/** Dismisses the reports of a post: it stays, and is listed again when another client reports it. */
export async function dismissReports(post_id: string): Promise<void> {
  const db = await database();
  await db
    .update(reports)
    .set({ dismissed_at: sql`date_trunc('milliseconds', now())` })
    .where(and(eq(reports.post_id, post_id), isNull(reports.dismissed_at)));
}
