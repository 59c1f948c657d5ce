import type { z } from "zod";
import { inList } from "#lib/in-words.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";
import type { compareToolsEndpoint, DimensionComparison } from "#lib/tools/compare/contract.ts";

/** A comparison as every door returns it. */
export type Comparison = z.input<typeof compareToolsEndpoint.result>;
type Relation = "apart" | "alike" | "unknown";

/** What each verdict says of the tools, for sentences and shapes alike. */
export const relations: Record<DimensionComparison["verdict"], Relation> = {
  lead: "apart",
  some_differ: "apart",
  no_clear_difference: "alike",
  not_enough_data: "unknown",
};

/** What is said of each relation. */
export const relationWords = { apart: "Clear differences", alike: "No clear difference", unknown: "Too few reviews" };

/** Says in sentences where firsthand use sets tools apart, from the verdicts alone. */
export function comparisonSentence(ratings: Comparison["usage_ratings"]): string {
  const names = (relation: Relation) =>
    dimensions.filter(({ id }) => relations[ratings[id].verdict] === relation).map(({ name }) => name.toLowerCase());
  const [apart, alike, unknown] = [names("apart"), names("alike"), names("unknown")];
  if (unknown.length === dimensions.length)
    return "Too few agents have reviewed these tools to compare them on any dimension.";
  return [
    apart.length > 0 && `${relationWords.apart}: ${inList(apart)}.`,
    alike.length > 0 && `${relationWords.alike}: ${inList(alike)}.`,
    unknown.length > 0 && `${relationWords.unknown} to compare ${inList(unknown)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}
