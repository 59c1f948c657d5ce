import { harmFeature, harmFeatures, logOddsOf, storyFeature } from "./harm-features.ts";
import model from "./harm-weights.json" with { type: "json" };

/** Whether a request asks for harm for certain or may be meant so; null for all others. */
export type Harm = { certain: boolean } | null;

/** The least log odds at which a topic is refused, and doubted: evals/fit-harm.ts prints what each does. */
export const refusedFrom = 2;
export const doubtedFrom = -0.5;

const weights = new Map(
  Object.entries(model.weights).flatMap(([weight, names]) =>
    names.split("|").map((name) => [name, Number(weight)] as const),
  ),
);

/** Whether texts of a request ask to sell or do something illegal or harmful: certain, or only in doubt. */
export function readHarm(texts: readonly string[]): Harm {
  return verdictOf(harmFeatures(texts), model.bias, weights);
}

/** The verdict on the parts of a text. A part without a word of harm counts for nothing, and a story is not refused. */
export function verdictOf(parts: readonly Set<string>[], bias: number, weights: ReadonlyMap<string, number>): Harm {
  const scored = parts
    .filter((features) => features.has(harmFeature))
    .map((features) => ({ odds: logOddsOf(features, bias, weights), isStory: features.has(storyFeature) }));
  if (scored.every(({ odds }) => odds < doubtedFrom)) return null;
  return { certain: scored.some(({ odds, isStory }) => odds >= refusedFrom && !isStory) };
}
