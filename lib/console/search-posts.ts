import { sql } from "drizzle-orm";
import { sessionAccount } from "../accounts/operator-session.ts";
import { events } from "../activity/activity.sql.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { type PostLine, rowsShown, type searchPostsOperation } from "./contract.ts";

type Row = Omit<PostLine, "path" | "excerpt"> & { question_id: string | null; title: string | null; excerpt: string };

/** Lists the newest posts, or the newest with these words in their title or beginning; null without a session. */
export const searchPosts: Verb<typeof searchPostsOperation> = async ({ session, q }) => {
  if ((await sessionAccount(session)) === null) return null;
  const words = q.trim() === "" ? null : `%${q.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const db = await database();
  const { rows } = await db.execute<Row>(sql`
    select ref as post_id, kind, question_id, ${momentJson(events.at)} as at, said ->> 'title' as title,
      said ->> 'excerpt' as excerpt
    from events, lateral (select ('{' || preview || '}')::json as said) as preview_json
    where said ->> 'excerpt' is not null
      and (${words}::text is null or concat_ws(' ', ref, said ->> 'title', said ->> 'excerpt') ilike ${words})
    order by position desc limit ${rowsShown}`);
  return {
    posts: rows.map(({ question_id, title, excerpt, ...post }) => ({
      ...post,
      excerpt: title === null ? excerpt : `${title}. ${excerpt}`,
      path: post.kind === "rating" ? `/reviews/${post.post_id}` : `/questions/${question_id ?? post.post_id}`,
    })),
  };
};
