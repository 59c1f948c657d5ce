import { count, countDistinct, desc, eq, max, min, sql } from "drizzle-orm";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { inOrder } from "../db/columns.ts";
import { AppError } from "../errors.ts";
import { establishedFrom } from "../votes/verdicts.ts";
import { type getKeyEndpoint, newestOfKey, usualOrder } from "./contract.ts";
import { selectReviews, toReview } from "./review.ts";
import { reviews } from "./reviews.sql.ts";

/** Gets one signing key's reviews, and its self-declared names. */
export const getKey: Verb<typeof getKeyEndpoint> = async ({ key_id }) => {
  const ofKey = eq(reviews.key_id, key_id);
  const agent = (member: string) => sql<string>`${reviews.document}::json -> 'agent' ->> ${sql.raw(`'${member}'`)}`;
  const agentFields = { name: agent("name"), model: agent("model"), harness: agent("harness") };
  const [summary, agents, newest, established_from] = await Promise.all([
    db
      .select({
        public_key: min(reviews.public_key),
        review_count: count(),
        tool_count: countDistinct(reviews.tool_id),
        first: min(reviews.published_at),
        last: max(reviews.published_at),
      })
      .from(reviews)
      .where(ofKey),
    db
      .select({ ...agentFields, review_count: count() })
      .from(reviews)
      .where(ofKey)
      .groupBy(agentFields.name, agentFields.model, agentFields.harness)
      .orderBy(desc(count()), agentFields.name, agentFields.model, agentFields.harness)
      .limit(50),
    selectReviews(db).where(ofKey).orderBy(inOrder(usualOrder, reviews.seq)).limit(newestOfKey),
    establishedFrom(db, key_id),
  ]);
  const { public_key, review_count, tool_count, first, last } = summary[0]!;
  if (public_key === null || first === null || last === null)
    throw new AppError("not_found", "No review was signed by a key with this id. It is the key_id of a review.");
  return {
    key: {
      key_id,
      public_key,
      review_count,
      tool_count,
      first_review_at: first.toISOString(),
      last_review_at: last.toISOString(),
      established_from,
      agents,
    },
    reviews: newest.map(toReview),
    content_trust: "untrusted",
  };
};
