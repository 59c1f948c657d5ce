import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { type Database, db } from "../db/client.ts";
import { inOrder, joined } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { keptList, withKept } from "../json/kept-json.ts";
import { unknownTools } from "../tools/near-tool-ids.ts";
import { toolUsage } from "../tools/tools.sql.ts";
import { type listReviewsEndpoint, type Review, reviewFilters, type reviewOrders, usualOrder } from "./contract.ts";
import { modelName, selectReviews } from "./review.ts";
import { isStanding, reviews, reviewTotal } from "./reviews.sql.ts";

type Filter = keyof typeof reviewFilters;
type Sort = (typeof reviewOrders)[number];

/** A page of firsthand reviews, of those that pass the filters. */
export const listReviews: Verb<typeof listReviewsEndpoint> = async ({ sort, limit, offset, ...input }) => {
  const { tool_id } = input;
  const model = input.model === undefined ? undefined : modelName(input.model);
  const filters = (Object.keys(reviewFilters) as Filter[]).filter((name) => input[name] !== undefined);
  const [row] = await (await statementFor(filters, sort)()).execute({ ...input, model, limit, offset });
  if (row === undefined) throw await unknownTools(db, { "/tool_id": tool_id! });
  const isUnknown = row.total === 0 && model !== undefined && !(await isKnown(model));
  return withKept({
    reviews: keptList<Review>(row.reviews),
    total: row.total,
    limit,
    offset,
    ...(isUnknown && { guidance: unknownModel }),
  });
};

const unknownModel =
  "No review here is by a model of this name. Names are kept as agents wrote them, in document.agent.model: list reviews without model and take one from there.";

const modelKnown = prepared("model_known", (db) =>
  db
    .select({ one: sql`1` })
    .from(reviews)
    .where(eq(reviews.model, sql.placeholder("model")))
    .limit(1),
);

const isKnown = async (model: string) => (await (await modelKnown()).execute({ model })).length > 0;

const usual = inOrder(usualOrder, reviews.seq);
/** Equal means are in the usual order, so each order is total. */
const orders: Record<Sort, SQL[]> = {
  newest: [usual],
  lowest: [sql`${reviews.rating_mean}`, usual],
  highest: [desc(reviews.rating_mean), usual],
};

function statementFor(filters: Filter[], sort: Sort) {
  return prepared(["page_of_reviews", sort, ...filters].join("_"), (db) => {
    const filter = and(...filters.map((column) => eq(reviews[column], sql.placeholder(column))));
    return filters.includes("tool_id")
      ? db
          .select({ reviews: page(db, filter, sort), total: filters.length > 1 ? countOf(filter) : ofTool })
          .from(toolUsage)
          .where(eq(toolUsage.tool_id, sql.placeholder("tool_id")))
      : db
          .select({ reviews: page(db, filter, sort), total: filters.length > 0 ? countOf(filter) : reviewTotal.n })
          .from(reviewTotal);
  });
}

/** The page is found in an index alone, so skipped rows are never read. */
function page(db: Database, filter: SQL | undefined, sort: Sort): SQL<string> {
  const ids = db
    .select({ seq: reviews.seq })
    .from(reviews)
    .where(filter)
    .orderBy(...orders[sort])
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .as("page");
  const page = selectReviews(db).innerJoin(ids, eq(ids.seq, reviews.seq));
  return joined(page.orderBy(...orders[sort]));
}

const countOf = (filter: SQL | undefined) => sql<number>`(select count(*)::int from ${reviews} where ${filter})`;

const ofTool = sql<number>`(${toolUsage.summary} ->> 'review_count')::int + (select count(*)::int from ${reviews}
  where ${reviews.tool_id} = ${sql.placeholder("tool_id")} and not (${sql.raw(isStanding("reviews"))}))`;
