import { inWords } from "../in-words.ts";
import rubric from "./rubric.json" with { type: "json" };

/** The version of the rubric below; a rating keeps its meaning because the anchors of a version never change. */
export const rubricVersion = "1.0";

/** The rating dimensions, in their display order. */
export const dimensionIds = ["speed", "cost", "reliability", "quality", "ease", "documentation"] as const;

/** The number of dimensions, in a sentence. */
export const dimensionCount = inWords(dimensionIds.length);
/** How many dimensions a review must rate. */
export const leastRated = 3;

export type DimensionId = (typeof dimensionIds)[number];

type Dimension = {
  id: DimensionId;
  name: string;
  question: string;
  anchors: Record<"1" | "2" | "3" | "4" | "5", string>;
};

/** The rubric: the question of each dimension, and the meaning of each point from 1 to 5. */
export const dimensions: readonly Dimension[] = dimensionIds.map((id) => ({ id, ...rubric[id] }));
