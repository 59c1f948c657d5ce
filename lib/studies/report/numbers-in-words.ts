import { type Quality, type Quant, simulatorCeiling } from "../../engines/measured.ts";
import { agreedOf, sizeOf, sum } from "../../engines/statistics.ts";
import { type StudyTypeId, studyForms } from "../../engines/study-types.ts";
import { notMeasured, shortDecimal } from "../../format.ts";
import { coverage } from "../../in-words.ts";

type Study = { study_type: StudyTypeId; understood?: { subject: string | null } | null | undefined };

/** Whether readers are shown the projected NPS: nobody recommends a message, or what has no name. */
export const hasNps = ({ study_type, understood }: Study): boolean =>
  !studyForms[study_type].isOfWords && !isQuestion(understood?.subject ?? "");

/** Studies before 4.0.0 had the topic's question in place of a subject without a name. */
const isQuestion = (subject: string): boolean => /^the (?:question|topic) “/i.test(subject);

/** The ends of the projected NPS's interval, as whole points: more digits say nothing. */
export const npsEnds = ({ nps }: Pick<Quant, "nps">): { low: number; high: number } => ({
  low: Math.round(nps.low),
  high: Math.round(nps.high),
});

/** The interval of the projected NPS, without which it is never shown. */
export function npsInterval(quant: Pick<Quant, "nps">): string {
  const { low, high } = npsEnds(quant);
  return `${coverage} interval ${signed(low)} to ${signed(high)}`;
}

/** A number with its sign, as a score is written that can be below 0. */
export const signed = (value: number): string =>
  `${value < 0 ? "−" : value > 0 ? "+" : ""}${shortDecimal(Math.abs(value))}`;

type Parts = Pick<
  Quality,
  "agreement" | "validity" | "grounding" | "n_effective" | "engine_factor" | "candidates" | "findings_dropped"
>;

/** What lowers a study's confidence most, in words. */
export function lowestPart(quality: Parts): string {
  const { agreement, validity, grounding, n_effective, engine_factor, candidates, findings_dropped } = quality;
  const parts: [number, string][] = [
    [agreedOf(agreement), "the interviews end on different sides"],
    [validity, `only ${Math.round(100 * validity)} % of the answers were to the point`],
    [Math.sqrt(grounding), `${findings_dropped} of ${candidates} themes had no quote that could be proven`],
    [sizeOf(n_effective), `the interviews count as only ${n_effective.toFixed(1)} independent ones`],
    [engine_factor, `the built-in engine made up the answers (${simulatorCeiling} is the most that it can reach)`],
  ];
  return `Lowered most because ${parts.toSorted(([one], [other]) => one - other)[0]![1]}.`;
}

/** How many interviews were coded: what is counted from codes is of these. */
export const codedOf = ({ sentiment_distribution: counts }: Quant): number => sum(Object.values(counts));

/** What is known of the error against real people: a model's is stated by the service, the built-in engine's by nobody. */
export function modelErrorWords({ model_error_points: points, model_error_source }: Quant["margin_of_error"]): string {
  return points === null
    ? model_error_source
    : `${points.low} to ${points.high} points, ${model_error_source}, ${notMeasured} here for this model`;
}
