import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Interview } from "../../engines/findings.ts";
import type { Quant } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { clamp, mean, rounded, sum, z90 } from "../../engines/statistics.ts";
import { agreementOf } from "./confidence.ts";
import { type InterviewSession, stancesOf } from "./hold-interview.ts";
import { independentInterviews } from "./measures/measure-of.ts";
import { measuresOf } from "./measures/measures.ts";

/** What the service states of models against people, where it runs one; nothing of the kind is known of the built-in engine. */
const statedModelError = { low: 15, high: 20 };

/** The points of "recommend" from 0 to 6 are detractors, 7 and 8 passives, 9 and 10 promoters; null without a rating. */
export function recommendationOf(ratings: Interview["ratings"]): Recommendation | null {
  const points = ratings.find(({ item }) => item === "recommend")?.distribution;
  if (points === undefined) return null;
  const within = (from: number, to: number) => rounded(clamp(sum(points.slice(from, to)), 0, 1), 4);
  return { promoter: within(9, 11), passive: within(7, 9), detractor: within(0, 7) };
}

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
    sentiment_distribution: {
      positive: count("positive"),
      neutral: count("neutral"),
      mixed: count("mixed"),
      negative: count("negative"),
    },
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
    basis: `Sampling error of a share at 50 %, at 90 %, for ${independentInterviews(n_effective)}: how far a rerun could differ, not how far people would.`,
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
