import sources from "#lib/engines/measure-sources.json" with { type: "json" };
import table from "#lib/studies/pipeline/measures/measure-words.json" with { type: "json" };
import { filled } from "../../../engines/fill-slots.ts";
import type { Measure } from "../../../engines/measured.ts";
import { rounded } from "../../../engines/statistics.ts";
import { plural } from "../../../format.ts";
import type { Answers } from "./answers.ts";
import type { Interval } from "./interval.ts";

/** A part of a measure, before it is rounded. */
export type Part = { label: string; value: number | null; interval?: Interval; note?: string | undefined };

/** What is noted of a part that no interview answered. */
export const noAnswer = { note: "No usable answer" } as const;

/** What is measured: what it is called, and its formula, to which is added how the interval was computed and what was left out. */
export type MeasureWords = Pick<Measure, "id" | "label" | "unit" | "formula"> & { source: keyof typeof sources };

/** The words of a measure by its name in the table, with their slots filled. */
export function measureWords(id: keyof typeof table, slots: Record<string, string | number> = {}): MeasureWords {
  const { label, formula, ...row } = table[id];
  return { id, ...row, label: filled(label, slots), formula: filled(formula, slots) } as MeasureWords;
}

type Input = MeasureWords & {
  value: number | null;
  n: number;
  interval?: Interval;
  items?: readonly Part[];
  /** What the interval is called, where there is one. */
  method?: string;
  /** What the interval's sampling error is of; the independent interviews where absent. */
  over?: string;
};

/** A number of independent interviews, which need not be whole, in words. */
export const independentInterviews = (n: number): string =>
  `${rounded(n, 2)} independent ${rounded(n, 2) === 1 ? "interview" : "interviews"}`;

/** How many interviews there are, and how many independent ones `n` of them amount to. */
export type Sample = { interviews: { length: number }; effective: (n: number) => number };

const decimalsOf = { share: 4, points: 1, mean: 3, score: 3, currency: 2, index: 3 } as const;

/** A measure as it is kept: rounded, with what its interval means and how many interviews are left out in its formula. */
export function measureOf(sample: Sample, input: Input): Measure {
  const { id, label, unit, value, n, source, items = [], method = "Wilson 1927" } = input;
  const interval = widthOf(input.interval ?? null);
  const roundedTo = (number: number | null) => (number === null ? null : rounded(number, decimalsOf[unit]));
  const { over = `sampling error of ${independentInterviews(sample.effective(n))}` } = input;
  const missing = sample.interviews.length - n;
  const sentences = [
    `${input.formula}.`,
    interval === null && input.interval != null ? `90 % interval: not known from ${plural(n, "interview")}.` : "",
    interval === null ? "" : `90 % interval: ${method}, ${over}.`,
    missing > 0 ? `${missing} of ${sample.interviews.length} interviews are left out: no such answer.` : "",
  ];
  return {
    id,
    label,
    value: roundedTo(value),
    unit,
    low: roundedTo(interval?.low ?? null),
    high: roundedTo(interval?.high ?? null),
    n,
    items: items.map(({ label, value, interval = null, note = null }) => ({
      label,
      value: value === null ? null : rounded(value, decimalsOf.share),
      ...(interval && { low: rounded(interval.low, decimalsOf.share), high: rounded(interval.high, decimalsOf.share) }),
      note,
    })),
    formula: sentences.filter(Boolean).join(" "),
    source: sources[source],
  };
}

/** An interval without width says nothing: every resample found the same. */
export const widthOf = (interval: Interval): Interval =>
  interval !== null && interval.low === interval.high ? null : interval;

/** A measure that has no value, and why. */
export const unknownMeasure = (answers: Answers, words: MeasureWords, why: string): Measure => ({
  ...measureOf({ ...answers, interviews: [] }, { ...words, value: null, n: 0 }),
  items: [{ label: "No value", value: null, note: why }],
});
