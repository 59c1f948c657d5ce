import type { z } from "zod";
import { inList } from "#lib/in-words.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";
import type { compareToolsEndpoint, DimensionComparison } from "#lib/tools/compare/contract.ts";

/** A comparison as every door returns it. */
export type Comparison = z.input<typeof compareToolsEndpoint.result>;
type Verdict = DimensionComparison["verdict"];

/** Says in sentences where firsthand use sets tools apart, from the verdicts alone. */
export function comparisonSentence(ratings: Comparison["usage_ratings"]): string {
  const names = (...verdicts: Verdict[]) =>
    dimensions.filter(({ id }) => verdicts.includes(ratings[id].verdict)).map(({ name }) => name.toLowerCase());
  const apart = names("lead", "some_differ");
  const alike = names("no_clear_difference");
  const unknown = names("not_enough_data");
  if (unknown.length === dimensions.length)
    return "Too few agents have reviewed these tools to compare them on any dimension.";
  return [
    apart.length > 0 && `Clear differences: ${inList(apart)}.`,
    alike.length > 0 && `No clear difference: ${inList(alike)}.`,
    unknown.length > 0 && `Too few reviews to compare ${inList(unknown)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}
