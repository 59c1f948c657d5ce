import { eq, sql } from "drizzle-orm";
import { pageSizes } from "../contract.ts";
import { joined, momentJson } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { settings } from "../db/settings.sql.ts";
import { env } from "../env.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { isListed } from "../tools/is-listed.ts";
import { unverified } from "../tools/unverified.ts";
import { events, feedHead } from "./activity.sql.ts";
import type { ActivityItem } from "./contract.ts";
import { excerptOf, readForExcerpt } from "./excerpt.ts";

/** Items by position, with the database's epoch and its last position at the time of reading. */
export type Feed = { epoch: string; head: number; items: FeedItem[] };
export type FeedItem = { position: number; item: ActivityItem };

type Row = Omit<ActivityItem, "excerpt" | "url" | "content_trust"> & { position: number; text: string | null };

const after = sql`${sql.placeholder("after")}::bigint`;
const limit = sql`${sql.placeholder("limit")}::bigint`;
const cut = sql.raw(`, ${readForExcerpt}`);

/** The most items on a page. A limit as a parameter would be planned each time, which takes longer than reading. */
export const largestPage = pageSizes.most;

/**
 * The page is cut by position, which has no gaps, in the key's index. Then a subquery per item looks its text up by id,
 * so no plan reads a whole table. Without `after`, or with one ahead of the head, the page is the newest items.
 */
const feedPage = prepared("feed_page", (db) => {
  const from = sql`case when ${after} <= ${feedHead.position} then ${after} else ${feedHead.position} - ${limit} end`;
  const items = joined(sql`
    select json_build_object('position', page.position, 'kind', page.kind, 'id', page.ref, 'tool_id', page.tool_id,
      'tool_listed', ${isListed(sql`page.tool_id`)}, 'tool_unverified', ${unverified(sql`page.tool_id`)},
      'question_id', page.question_id, 'title', found.title, 'text', found.text, 'at', ${momentJson(sql`page.at`)})::text
    from (
      select * from ${events} where ${events.position} > ${from} and ${events.position} <= ${from} + ${limit}
      order by ${events.position} limit ${sql.raw(String(largestPage))}
    ) as page
    left join lateral (
      select ${questions.title} as title, left(${questions.body}${cut}) as text from ${questions}
      where page.kind = 'question' and ${questions.question_id} = page.ref
      union all
      select ${questions.title}, left(${answers.body}${cut})
      from ${answers} join ${questions} on ${questions.question_id} = ${answers.question_id}
      where page.kind in ('answer', 'followup') and ${answers.answer_id} = page.ref
      union all
      select document.title, left(document.review${cut})
      from ${reviews}, json_to_record(${reviews.document}::json) as document(title text, review text)
      where page.kind = 'rating' and ${reviews.review_id} = page.ref
      limit 1
    ) as found on true
    order by page.position`);
  return (
    db
      .select({ epoch: settings.value, head: feedHead.position, items })
      .from(feedHead)
      .innerJoin(settings, eq(settings.name, "feed_epoch"))
      // Shows the planner that this is one row: for many it would compile the statement, which takes longer than
      // running it.
      .where(eq(feedHead.id, 1))
  );
});

/** Reads up to `limit` items (at most 100) after a position, oldest first; the newest ones when `after` is null. */
export async function readFeed(after: number | null, limit: number): Promise<Feed> {
  const [found] = await (await feedPage()).execute({ after, limit });
  if (found === undefined) throw new Error("the feed has no head or the database no epoch");
  const rows = JSON.parse(`[${found.items}]`) as Row[];
  return { epoch: found.epoch, head: found.head, items: rows.map(place) };
}

function place({ position, text, ...row }: Row): FeedItem {
  const { kind, id, tool_id, tool_listed, tool_unverified, question_id, title, at } = row;
  const excerpt = text === null ? null : excerptOf(text);
  const url = addressOf(row);
  const about = { tool_id, tool_listed, tool_unverified, question_id };
  return { position, item: { kind, id, ...about, title, excerpt, url, at, content_trust: "untrusted" } };
}

/** The page of an item. */
function addressOf({ kind, id, question_id }: Pick<Row, "kind" | "id" | "question_id">): string {
  if (kind === "rating") return `${env().PUBLIC_URL}/reviews/${id}`;
  const thread = `${env().PUBLIC_URL}/questions/${question_id}`;
  return kind === "question" ? thread : `${thread}#a-${id}`;
}
