import { percent } from "#components/stats/percent.ts";
import { capital } from "#lib/cut-text.ts";
import { builtInEngine, type Interview } from "#lib/engines/findings.ts";
import type { Measure } from "#lib/engines/measured.ts";
import { builtInName } from "#lib/engines/study-form.ts";
import { type StudyTypeId, studyTypes } from "#lib/engines/study-types.ts";
import { oneDecimal, shortDecimal } from "#lib/format.ts";
import { recordOf } from "#lib/own-value.ts";
import { Audience, audiences } from "#lib/personas/contract.ts";
import { signed } from "#lib/studies/report/numbers-in-words.ts";

/** The most characters of a question as the heading of its page. */
export const longestHeading = 200;

/** Who can speak for the personas where the server has a model, to choose from. */
export const speakerLabel = "Who speaks for the personas";
export const speakers = (model: string): [string, string][] => [
  ["", model],
  [builtInEngine, capital(builtInName)],
];

/** A kind of study by its name. */
export const typeLabel = (id: StudyTypeId) => studyTypes.find((type) => type.id === id)!.label;

export const audienceWords = recordOf(Audience.options, (audience) => audiences[audience].many);
/** Each audience to choose from. */
export const audienceChoices = (words: "many" | "one") =>
  Audience.options.toReversed().map((audience): [Audience, string] => [audience, capital(audiences[audience][words])]);

/** The sentiment of an interview; `of` follows the number. */
export const sentimentWords = ({ sentiment, sentiment_score }: Interview["analysis"], of = ""): string =>
  sentiment_score === null ? "not coded" : `${sentiment}, ${oneDecimal(sentiment_score)}${of}`;

/** A value of a measure in its unit; null stays null. */
export function measured(value: number | null, unit: Measure["unit"]): string | null {
  if (value === null) return null;
  if (unit === "share") return percent(value, 1);
  if (unit === "points") return signed(value);
  const number = unit === "mean" ? value.toFixed(2) : shortDecimal(value);
  return number.replace("-", "−");
}

/** The interval of a measure in words; null where none was computed. */
export function measuredInterval({ low, high, unit }: Pick<Measure, "low" | "high" | "unit">): string | null {
  return low === null || high === null ? null : `${measured(low, unit)} to ${measured(high, unit)}`;
}
