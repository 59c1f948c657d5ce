import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import { type Interview, Sentiment } from "../../engines/findings.ts";
import { intervalsSay, type Quant, statedModelError } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { clamp, mean, rounded, sum, z90 } from "../../engines/statistics.ts";
import { coverage } from "../../in-words.ts";
import { recordOf } from "../../own-value.ts";
import { agreementOf } from "./confidence.ts";
import { type InterviewSession, stancesOf } from "./hold-interview.ts";
import { independentInterviews } from "./measures/measure-of.ts";
import { measuresOf } from "./measures/measures.ts";

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
    sampling_points: n_effective > 0 ? rounded(100 * z90 * Math.sqrt(0.25 / n_effective), 1) : null,
    basis: `Sampling error of a share at 50 %, at ${coverage}, for ${independentInterviews(n_effective)}: ${intervalsSay}.`,
    model_error_points: isModel ? statedModelError : null,
    model_error_source: isModel ? "stated by the service" : "not measured",
  };
}

/** How likely an interview's answer is that of a promoter, a passive and a detractor; adds up to 1. */
export type Recommendation = { promoter: number; passive: number; detractor: number };

/**
 * The Net Promoter Score (Reichheld 2003) that these interviews project: 100 · mean(promoter − detractor), an integer from
 * −100 to 100, with the 90 % adjusted Wald interval of MeasuringU (Rocks 2016): three answers are added, three quarters
 * of a promoter and three quarters of a detractor among them. `n_effective` is how many independent answers they are.
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

/** The score of what takes no side. */
export const neutral = 5;
/** From which score up a text is positive, and up to which it is negative; 5 is neutral. */
const positiveFrom = 6.5;
const negativeTo = 3.5;
/** From which share of each side a text is mixed. */
const mixedFrom = 0.3;

/**
 * The sentiment of an interview from 0 to 10 with one decimal: 5 + 5·Σ(w·v)/Σw, v the valence of each turn toward the
 * subject from −1 to 1 and w its salience. 5 when nothing counts.
 */
export function sentimentScore(turns: readonly ValuedCode[]): number {
  const weight = sum(turns.map(({ salience }) => salience));
  if (weight === 0) return neutral;
  const valued = sum(turns.map(({ valence, salience }) => salience * valence));
  return rounded(clamp(neutral + (5 * valued) / weight, 0, 10), 1);
}

/**
 * The word for it: mixed when at least 30 % of the weighted valence speaks for and at least 30 % against; else positive
 * from 6.5, negative to 3.5.
 */
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
