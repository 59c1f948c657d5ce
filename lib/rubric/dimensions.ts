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

/** The points of the scale, the worst first. */
export const points = ["1", "2", "3", "4", "5"] as const;
export const scale = { least: Number(points[0]), most: Number(points.at(-1)) };
export const scaleInWords = `${scale.least} to ${scale.most}`;
/** What each point means. */
export type Anchors = Record<(typeof points)[number], string>;

type Dimension = { id: DimensionId; name: string; question: string; anchors: Anchors };

/** The rubric: the question of each dimension, and the meaning of each point. */
export const dimensions: readonly Dimension[] = dimensionIds.map((id) => ({ id, ...rubric[id] }));
