import scales from "#lib/engines/closed-scales.json" with { type: "json" };
import { mostOfEnds } from "../../../engines/closed-kinds.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Interview } from "../../../engines/findings.ts";
import sources from "../../../engines/measure-sources.json" with { type: "json" };
import { type Measure, topPoints } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { clamp, drawFrom, mean, rounded, t90, variance, wilson, z90 } from "../../../engines/statistics.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { filled } from "../../../engines/texts.ts";
import { coverage, inWords, tail } from "../../../in-words.ts";
import table from "./measure-words.json" with { type: "json" };

/** A part of a measure, before it is rounded. */
export type Part = { label: string; value: number | null; interval?: Interval; note?: string | undefined };

/** What is noted of a part that no interview answered. */
export const noAnswer = { note: "No usable answer" } as const;

/** What is measured: what it is called, and its formula, to which is added how the interval was computed and what was left out. */
export type MeasureWords = Pick<Measure, "id" | "label" | "unit" | "formula"> & { source: keyof typeof sources };

/** The fewest personas whose means give an interval. */
const fewestPersonas = 3;
/** How probable a trial is at each point of intent, the lowest first: the default weights of Newton, Miller and Smith 1993. */
export const trialWeights = [0, 0.1, 0.3, 0.5, 0.7] as const;
const weights = trialWeights
  .map((weight) => `${weight}`.replace(/^0\./, "."))
  .toReversed()
  .join(", ");
/** The points that drivers share. */
export const allPoints = 100;
const facts = {
  ...{ weights, allPoints, ends: mostOfEnds, forces: 2 * mostOfEnds, importance: scales.important.length },
  trial: `trial is 0 at too cheap and too expensive, the weighted intent (${weights}) at the own cheap and expensive price, read off the ladder of prices, and lies on straight lines between`,
  top: inWords(topPoints),
  bestLessWorst: "(times best − times worst) / times shown, from −1 to 1",
  unsure: `where fewer than ${fewestPersonas} personas answered, or all answered alike`,
};

/** The words of a measure by its name in the table, with their slots filled. */
export function measureWords(id: keyof typeof table, slots: Record<string, string | number> = {}): MeasureWords {
  const { label, formula, ...row } = table[id];
  return { id, ...row, label: filled(label, slots), formula: filled(formula, { ...facts, ...slots }) } as MeasureWords;
}

type Input = MeasureWords & {
  value: number | null;
  n: number;
  interval?: Interval;
  items?: readonly Part[];
  method?: string;
  /** What the interval's sampling error is of; the independent interviews where absent. */
  over?: string;
};

/** A number of independent interviews, which need not be whole, in words. */
export const independentInterviews = (n: number): string => `${rounded(n, 2)} independent ${noun(rounded(n, 2))}`;

const noun = (n: number): string => (n === 1 ? "interview" : "interviews");

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
    interval === null && input.interval != null ? `${coverage} interval: not known from ${n} ${noun(n)}.` : "",
    interval === null ? "" : `${coverage} interval: ${method}, ${over}.`,
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

type Answer = { persona_id: string; distribution: number[] };

/** What the interviews of a study answered to its closed questions. */
export type Answers = {
  study_type: StudyTypeId;
  plan: Plan;
  interviews: readonly Interview[];
  /** The closed question of this id, which the battery holds. */
  item: (id: string) => ClosedItem;
  /** The answers to some items, one list in their order for each interview that answered all of them. */
  together: (ids: readonly string[]) => { persona_id: string; distributions: number[][] }[];
  /** The answers to one item; interviews without a usable one are left out. */
  to: (id: string) => Answer[];
  /** How many independent interviews `n` of these amount to. */
  effective: (n: number) => number;
};

/** Reads the ratings of a study's interviews against its battery. */
export function answersOf({
  items,
  n_effective,
  ...study
}: Pick<Answers, "study_type" | "plan" | "interviews"> & {
  items: readonly ClosedItem[];
  n_effective: number;
}): Answers {
  const { interviews } = study;
  const byId = new Map(items.map((item) => [item.id, item]));
  const item = (id: string) => {
    const match = byId.get(id);
    if (match === undefined) throw new Error(`the battery has no item named ${id}`);
    return match;
  };
  const answered = ({ ratings }: Interview, id: string) => ratings.find((rating) => rating.item === id)?.distribution;
  const together: Answers["together"] = (ids) =>
    interviews.flatMap((interview) => {
      const distributions = ids
        .map((id) => answered(interview, id))
        .filter((distribution) => distribution !== undefined);
      return distributions.length === ids.length ? [{ persona_id: interview.persona_id, distributions }] : [];
    });
  return {
    ...study,
    item,
    together,
    to: (id) =>
      together([id]).map(({ persona_id, distributions }) => ({ persona_id, distribution: distributions[0]! })),
    effective: (n) => (interviews.length === 0 ? 0 : (n_effective * n) / interviews.length),
  };
}

/** The interval of sampling error, as much as `coverage` says; null where none can be computed. */
export type Interval = { low: number; high: number } | null;

/** Wilson's interval of a share for `n` independent answers. */
export const shareInterval = (share: number, n: number): Interval => (n > 0 ? wilson(share, n) : null);

/** The normal interval of a mean whose single answers have this variance, held within the scale. */
export function meanInterval(middle: number, squares: number, n: number, least: number, most: number): Interval {
  if (n <= 0) return null;
  const half = z90 * Math.sqrt(Math.max(0, squares) / n);
  return { low: clamp(middle - half, least, most), high: clamp(middle + half, least, most) };
}

/** Student's t interval of a mean over the means of P personas, with P − 1 degrees of freedom, held within the scale; null for fewer personas than an interval needs. */
export function personaInterval(means: readonly number[], least: number, most: number): Interval {
  const personas = means.length;
  if (personas < fewestPersonas) return null;
  const half = t90[personas - 2]! * Math.sqrt(variance(means) / (personas - 1));
  return { low: clamp(mean(means) - half, least, most), high: clamp(mean(means) + half, least, most) };
}

/** Lists of numbers in the order of their first difference. */
export const byNumbers = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - other[at]!).find((difference) => difference !== 0) ?? 0;

/** How an interval of `bootstrapOf` is computed, in words. */
export const bootstrap = "percentile bootstrap (Efron 1979)";
const resamples = 1000;
const stream = drawFrom("touchstone bootstrap");
const chance: number[] = [];

/** The chance of all bootstraps and random answers, which is always the same: kept, as hashing it again would be most of their work. */
export const chanceAt = (place: number): number => {
  while (chance.length <= place) chance.push(stream.next());
  return chance[place]!;
};

/**
 * The percentile bootstrap intervals of statistics over samples of `n` answers, or over what is computed once of each
 * sample. The answers come in an order of their own, not that of the interviews, so that no interval depends on who was
 * asked first.
 */
export function bootstrapOf<Answered, Computed>(
  answers: readonly Answered[],
  n: number,
  compute: (sample: Answered[]) => Computed,
): (statistic: (of: Computed) => number) => Interval {
  const size = Math.round(n);
  if (answers.length < 2 || size < 2) return () => null;
  // A typed array is sorted without a call for each pair, and cuts what is written to whole places.
  const sampleAt = (resample: number) => {
    const places = new Uint32Array(size);
    for (let at = 0; at < size; at += 1) places[at] = chanceAt(resample * size + at) * answers.length;
    const sample: Answered[] = [];
    for (const place of places.sort()) sample.push(answers[place]!);
    return sample;
  };
  const computed = Array.from({ length: resamples }, (_, resample) => compute(sampleAt(resample)));
  return (statistic) => {
    const values = Float64Array.from(computed, statistic).sort();
    return { low: values[Math.floor(tail * resamples)]!, high: values[Math.ceil((1 - tail) * resamples) - 1]! };
  };
}

/** The percentile bootstrap interval of one statistic. */
export const bootstrapInterval = <Answered>(
  answers: readonly Answered[],
  n: number,
  statistic: (sample: Answered[]) => number,
): Interval => bootstrapOf(answers, n, statistic)((value) => value);

/** The mean of a share of each of some interviews, with its interval; of none it is noted that there is no answer. */
export const sharePart = (answers: Answers, label: string, shares: readonly number[]): Part =>
  shares.length === 0
    ? { label, value: null, ...noAnswer }
    : { label, value: mean(shares), interval: shareInterval(mean(shares), answers.effective(shares.length)) };
