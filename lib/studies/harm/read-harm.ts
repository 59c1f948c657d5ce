import { harmFeature, harmFeatures, logOddsOf, storyFeature } from "./harm-features.ts";
import model from "./harm-weights.json" with { type: "json" };

/** Whether a request asks for harm for certain or may be meant so; null for all others. */
export type Harm = { certain: boolean } | null;

/** The least log odds at which a topic is refused, and doubted: evals/fit-harm.ts prints what each does. */
export const refusedFrom = 2;
/** The same for a part without a word of harm, which only few words together give away. */
export const wordlessFrom = 3;
export const doubtedFrom = -0.5;
/** A text with more parts counts as one of so many, else a harm could hide in it. */
const mostParts = 5;

const weights = new Map(
  Object.entries(model.weights).flatMap(([weight, names]) =>
    names.split("|").map((name) => [name, Number(weight)] as const),
  ),
);

/** Whether texts of a request ask to sell or do something illegal or harmful: certain, or only in doubt. */
export function readHarm(texts: readonly string[]): Harm {
  return verdictOf(harmFeatures(texts), model.bias, weights);
}

/**
 * The verdict on the parts of a text. A story is not refused, and a part without a word of harm only from more odds. Each
 * part of a long text is one more chance to err, so the log odds fall by the logarithm of their number (Bonferroni).
 */
export function verdictOf(parts: readonly Set<string>[], bias: number, weights: ReadonlyMap<string, number>): Harm {
  const scored = parts
    .map((features) => ({
      odds: logOddsOf(features, bias, weights) - Math.log(Math.min(mostParts, parts.length)),
      isWorded: features.has(harmFeature),
      isStory: features.has(storyFeature),
    }))
    .filter(({ odds, isWorded }) => odds >= (isWorded ? doubtedFrom : wordlessFrom));
  if (scored.length === 0) return null;
  return { certain: scored.some(({ odds, isStory }) => odds >= refusedFrom && !isStory) };
}
