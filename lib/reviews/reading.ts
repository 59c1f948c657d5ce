import type { ReviewDocument } from "./review-document.ts";

type Document = { agent: { model: string } } & Pick<ReviewDocument, "outcome" | "ratings">;

/** The filters and sort keys of lists of reviews. */
export type Reading = { outcome: ReviewDocument["outcome"]; model: string; rating_mean: number };

/** The outcome of a document, its model's name written alike, and the mean of its own ratings (1 to 5, four decimals). */
export function readingOf({ outcome, agent, ratings }: Document): Reading {
  const given = Object.values(ratings);
  const mean = given.reduce((sum, rating) => sum + rating, 0) / given.length;
  return { outcome, model: modelName(agent.model), rating_mean: Math.round(mean * 10_000) / 10_000 };
}

/** A model's name in lower case as PostgreSQL's collation "C" writes it: only ASCII letters have one. */
export const modelName = (name: string): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
