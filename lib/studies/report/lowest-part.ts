import { agreedOf, type Quality, simulatorCeiling, sizeOf } from "../../engines/measured.ts";

type Parts = Pick<
  Quality,
  "agreement" | "validity" | "grounding" | "n_effective" | "engine_factor" | "candidates" | "findings_dropped"
>;

/** What lowers a study's confidence most, in words. */
export function lowestPart(quality: Parts): string {
  const { agreement, validity, grounding, n_effective, engine_factor, candidates, findings_dropped } = quality;
  const parts: [number, string][] = [
    [agreedOf(agreement), "the interviews do not agree"],
    [validity, `only ${Math.round(100 * validity)} % of the answers were to the point`],
    [Math.sqrt(grounding), `${findings_dropped} of ${candidates} themes had no quote that could be proven`],
    [sizeOf(n_effective), `the interviews count as only ${n_effective.toFixed(1)} independent ones`],
    [engine_factor, `the built-in engine made up the answers (${simulatorCeiling} is the most that it can reach)`],
  ];
  return parts.toSorted(([one], [other]) => one - other)[0]![1];
}
