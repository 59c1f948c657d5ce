import { sql } from "drizzle-orm";
import { monthsOfReviews, reviewsByMonth } from "./contract.ts";
import { reviews } from "./reviews.sql.ts";

/**
 * The reviews of a tool by the month they were published in, as JSON: how many, by how many voices, and the mean over
 * voices of the mean (1 to 5, two decimals) of their reviews' own ratings. A review that its key has superseded says how
 * the tool was in its month; withdrawn ones and those without evidence of their own are left out.
 */
export const monthsOfTool = (tool_id: ReturnType<typeof sql.placeholder>) => sql<string>`(
  select coalesce(json_agg(json_build_object('month', month, 'reviews', reviews, 'voices', voices, 'mean', mean)
    order by month desc), '[]')::text
  from (
    select to_char(month, 'YYYY-MM') as month, sum(reviews)::int as reviews, count(*)::int as voices, round(avg(mean)::numeric, 2)::float8 as mean
    from (
      select date_trunc('month', published_at at time zone 'UTC') as month, count(*) as reviews, avg(rating_mean) as mean
      from (
        select ${reviews.published_at}, ${reviews.voice_id}, ${reviews.public_key}, ${reviews.rating_mean} from ${reviews}
        where ${reviews.tool_id} = ${tool_id} and (${reviews.counted} or ${reviews.not_counted_reason} = 'superseded') and ${reviews.rating_mean} is not null
        order by ${reviews.seq} desc limit ${sql.raw(String(reviewsByMonth))}
      ) as newest
      group by month, coalesce(voice_id, public_key)
    ) as spoken
    group by spoken.month order by spoken.month desc limit ${sql.raw(String(monthsOfReviews))}
  ) as by_month)`;
