import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import { type Interview, Sentiment, sentiments } from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import {
  chanceVariance,
  confidenceWeights,
  convergenceThemes,
  intervalsSay,
  ofWidest,
  type Quality,
  type Quant,
  statedModelError,
  widestShare,
} from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { agreedOf, clamp, mean, rounded, sizeOf, sum, variance, z90 } from "../../engines/statistics.ts";
import { notMeasured } from "../../format.ts";
import { coverage } from "../../in-words.ts";
import { recordOf } from "../../own-value.ts";
import type { Discrimination } from "./discriminate.ts";
import { type InterviewSession, isCoded, stancesOf } from "./hold-interview.ts";
import { independentInterviews } from "./measures/measure-of.ts";
import { measuresOf } from "./measures/measures.ts";
import type { Theme } from "./themes.ts";

/** The numbers of a study, each with what it can and cannot say. */
export function quantOf(study: {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  sessions: readonly InterviewSession[];
  interviews: Interview[];
  n_effective: number;
}): Quant {
  const { brief, plan, engine, sessions, interviews, n_effective } = study;
  const recommended = interviews.flatMap(({ analysis }) => analysis.nps ?? []);
  const count = (word: string) => interviews.filter(({ analysis }) => analysis.sentiment === word).length;
  return {
    ...npsOf(recommended, interviews.length === 0 ? 0 : (n_effective * recommended.length) / interviews.length),
    n_interviews: interviews.length,
    n_personas: new Set(sessions.map(({ persona }) => persona.id)).size,
    n_effective: rounded(n_effective, 2),
    agreement: rounded(agreementOf(stancesOf(sessions)), 3),
    sentiment_distribution: recordOf(Sentiment.options, count),
    margin_of_error: marginOf(engine, n_effective),
    method: `${interviews.length} simulated interviews, rated from their text as probabilities; counts are of interviews in which a coded passage says so, an interview that objects counting as an objection also where it grants something; estimates are mean probabilities. ${
      engine.kind === "simulator"
        ? "The respondents are computed by stated rules."
        : "The respondents are played by a model."
    }`,
    measures: measuresOf({ study_type: brief.study_type, plan, interviews, n_effective }),
  };
}

function marginOf(engine: Engine, n_effective: number): Quant["margin_of_error"] {
  const isModel = engine.kind === "model";
  return {
    sampling_points:
      n_effective > 0 ? rounded(100 * z90 * Math.sqrt((widestShare * (1 - widestShare)) / n_effective), 1) : null,
    basis: `Sampling error ${ofWidest}, at ${coverage}, for ${independentInterviews(n_effective)}: ${intervalsSay}.`,
    model_error_points: isModel ? statedModelError : null,
    model_error_source: isModel ? "stated by the service" : notMeasured,
  };
}

/** How likely an interview's answer is that of a promoter, a passive and a detractor; adds up to 1. */
export type Recommendation = { promoter: number; passive: number; detractor: number };

/**
 * The Net Promoter Score (Reichheld 2003) that these interviews project: 100 · mean(promoter − detractor), an integer from
 * −100 to 100, with the adjusted Wald interval of MeasuringU (Rocks 2016), which adds a few answers on both sides.
 * `n_effective` is how many independent answers they are.
 */
export function npsOf(recommendations: readonly Recommendation[], n_effective: number) {
  const meanOf = (one: keyof Recommendation) => mean(recommendations.map((own) => own[one]));
  const [promoters, passives, detractors] = [meanOf("promoter"), meanOf("passive"), meanOf("detractor")];
  const n = n_effective + 3;
  const p = (promoters * n_effective + 0.75) / n;
  const d = (detractors * n_effective + 0.75) / n;
  const error = Math.sqrt((p + d - (p - d) ** 2) / n);
  const bound = (side: number) => rounded(clamp(100 * (p - d + side * z90 * error), -100, 100), 1);
  return {
    projected_nps: Math.round(100 * (promoters - detractors)) || 0,
    nps: {
      promoters: rounded(promoters, 3),
      passives: rounded(passives, 3),
      detractors: rounded(detractors, 3),
      low: bound(-1),
      high: bound(1),
    },
  };
}

type ValuedCode = { valence: number; salience: number };

/** From which score up a text is positive, and up to which it is negative. */
const positiveFrom = 6.5;
const negativeTo = 3.5;
/** From which share of each side a text is mixed. */
const mixedFrom = 0.3;

/**
 * The sentiment of an interview: neutral + (to − neutral)·Σ(w·v)/Σw, v the valence of each turn toward the subject from −1
 * to 1 and w its salience; neutral when nothing counts.
 */
export function sentimentScore(turns: readonly ValuedCode[]): number {
  const { from, neutral, to } = sentiments;
  const weight = sum(turns.map(({ salience }) => salience));
  if (weight === 0) return neutral;
  const valued = sum(turns.map(({ valence, salience }) => salience * valence));
  return rounded(clamp(neutral + ((to - neutral) * valued) / weight, from, to), 1);
}

/** The word for it: mixed when much of the weighted valence speaks for and much against; else by the score. */
export function sentimentOf(turns: readonly ValuedCode[]): Sentiment {
  const of = (sign: 1 | -1) => sum(turns.map(({ valence, salience }) => salience * Math.max(0, sign * valence)));
  const [positive, negative] = [of(1), of(-1)];
  const all = positive + negative;
  if (all > 0 && positive / all >= mixedFrom && negative / all >= mixedFrom) return "mixed";
  return sentimentWord(sentimentScore(turns));
}

/** The word for a score alone. */
export function sentimentWord(score: number): Exclude<Sentiment, "mixed"> {
  if (score >= positiveFrom) return "positive";
  return score <= negativeTo ? "negative" : "neutral";
}

/** What `overall_confidence` is made of, before it is rounded. */
type Components = Pick<
  Quality,
  "agreement" | "convergence" | "repeatability" | "grounding" | "validity" | "n_effective" | "engine_factor"
>;

/** The correlation between repeats of one persona that is assumed where none is measured. */
const assumedCorrelation = 0.5;

/**
 * How many independent interviews `repeats` interviews with each of `personas` personas amount to:
 * P·m / (1 + (m − 1)·ICC), the design effect of Kish 1965, with `assumedCorrelation` as ICC.
 */
export const effectiveInterviews = (personas: number, repeats: number): number =>
  (personas * repeats) / (1 + (repeats - 1) * assumedCorrelation);

/** Agreement of stances, at least 0; 1 for a single one. */
export const agreementOf = (stances: readonly number[]): number => clamp(1 - variance(stances) / chanceVariance, 0, 1);

/** Repeatability: the agreement by the mean variance within personas, at least 0; null when no persona was asked twice. */
export function repeatabilityOf(stancesByPersona: readonly (readonly number[])[]): number | null {
  const repeated = stancesByPersona.filter((stances) => stances.length > 1);
  if (repeated.length === 0) return null;
  return clamp(1 - mean(repeated.map(variance)) / chanceVariance, 0, 1);
}

/**
 * Convergence of themes: the mean over the most common of max(0, (share − 1/P) / (1 − 1/P)), `shares` being the
 * share of the P personas that take the leading side of each. 0 with a single persona, which can agree with nobody.
 */
export function convergenceOf(shares: readonly number[], personas: number): number {
  if (personas < 2 || shares.length === 0) return 0;
  const top = shares.toSorted((one, other) => other - one).slice(0, convergenceThemes);
  const least = 1 / personas;
  return mean(top.map((share) => Math.max(0, (share - least) / (1 - least))));
}

/**
 * The index of a study's internal evidence, an integer up to `mostConfidence`, no probability:
 * 100 · (a·agreedOf(A) + c·C + r·R) · V · √G · √(n/(n + k)) · E; without R as in `withoutRepeats`. The gates multiply, so
 * that a topic of which half is recognised halves the index. The weights are chosen, so that a caller can branch on it,
 * and not fitted to data.
 */
export function confidenceOf(components: Components): number {
  const { agreement, convergence, repeatability, grounding, validity, n_effective, engine_factor } = components;
  const agreed = agreedOf(agreement);
  const weights = confidenceWeights;
  const shared = weights.agreement * agreed + weights.convergence * convergence;
  const inner =
    repeatability === null
      ? shared / (weights.agreement + weights.convergence)
      : shared + weights.repeatability * repeatability;
  const gates = validity * Math.sqrt(grounding) * sizeOf(n_effective);
  return Math.round(clamp(100 * inner * gates * engine_factor, 0, 100));
}

const inThree = (components: Components): Components =>
  Object.fromEntries(
    Object.entries(components).map(([name, value]) => [name, value === null ? null : rounded(value, 3)]),
  ) as Components;

const lossesOfCoding = ["quotes_checked", "quotes_repaired", "quotes_rejected", "labels_dropped"] as const;

/** What `overall_confidence` is made of, and what was lost on the way; `numbers_corrected` is known only after the prose. */
export function qualityOf(study: {
  engine: Engine;
  sessions: readonly InterviewSession[];
  themes: readonly Theme[];
  n_effective: number;
  discrimination: Discrimination;
}): { quality: Omit<Quality, "numbers_corrected">; overall_confidence: number } {
  const { engine, sessions, themes, n_effective, discrimination } = study;
  const byPersona = [...Map.groupBy(sessions, ({ persona }) => persona.id).values()];
  const coded = byPersona.filter((interviews) => interviews.some(isCoded)).length;
  const claimed = new Set(sessions.flatMap(({ coding }) => coding.claimed)).size;
  const turns = sessions.flatMap(({ coding, transcript }) =>
    coding.turns.map(({ on_topic }, place) => on_topic && isAnswer(transcript[place] ?? {})),
  );
  const answered = turns.filter(Boolean).length;
  const components = {
    agreement: agreementOf(stancesOf(sessions)),
    convergence: convergenceOf(
      // A theme that divides the personas does not bring them together: only its leading side counts.
      themes.map(({ supporters }) => supporters.length / coded),
      coded,
    ),
    repeatability: repeatabilityOf(byPersona.map((interviews) => stancesOf(interviews))),
    grounding: claimed === 0 ? 0 : themes.length / claimed,
    validity: engine.kind === "simulator" ? 1 : turns.length === 0 ? 0 : answered / turns.length,
    n_effective,
    engine_factor: engine.factor,
  };
  const all = (count: (interview: InterviewSession) => number) => sum(sessions.map(count));
  const judged = all((interview) => interview.judged.of);
  return {
    overall_confidence: confidenceOf(components),
    quality: {
      ...inThree(components),
      n_effective: rounded(n_effective, 2),
      candidates: claimed,
      findings_dropped: claimed - themes.length,
      ...recordOf(lossesOfCoding, (loss) => all(({ coding }) => coding[loss])),
      support:
        engine.support === null || judged === 0
          ? null
          : rounded(all((interview) => interview.judged.passed) / judged, 3),
      discrimination: discrimination.share,
    },
  };
}
