import type { Engine } from "../../engines/engine.ts";
import { isAnswer } from "../../engines/marks.ts";
import type { Quality } from "../../engines/measured.ts";
import { agreedOf, chanceVariance, confidenceWeights, sizeOf } from "../../engines/measured.ts";
import { clamp, mean, rounded, sum, variance } from "../../engines/statistics.ts";
import type { Discrimination } from "./discriminate.ts";
import { type InterviewSession, isCoded, stancesOf } from "./hold-interview.ts";
import type { Theme } from "./themes.ts";

/** What overall_confidence is made of, before it is rounded. */
type Components = Pick<
  Quality,
  "agreement" | "convergence" | "repeatability" | "grounding" | "validity" | "n_effective" | "engine_factor"
>;

/** The correlation between repeats of one persona that is assumed where none is measured. */
const assumedCorrelation = 0.5;

/**
 * How many independent interviews `repeats` interviews with each of `personas` personas amount to:
 * P·m / (1 + (m − 1)·ICC), the design effect of Kish 1965, with ICC = 0.5.
 */
export const effectiveInterviews = (personas: number, repeats: number): number =>
  (personas * repeats) / (1 + (repeats - 1) * assumedCorrelation);

/** Agreement of stances from 1 to 5, at least 0; 1 for a single one. */
export const agreementOf = (stances: readonly number[]): number => clamp(1 - variance(stances) / chanceVariance, 0, 1);

/** Repeatability: the agreement by the mean variance within personas, at least 0; null when no persona was asked twice. */
export function repeatabilityOf(stancesByPersona: readonly (readonly number[])[]): number | null {
  const repeated = stancesByPersona.filter((stances) => stances.length > 1);
  if (repeated.length === 0) return null;
  return clamp(1 - mean(repeated.map(variance)) / chanceVariance, 0, 1);
}

/**
 * Convergence of themes: the mean over the three most common of max(0, (share − 1/P) / (1 − 1/P)), `shares` being the
 * share of the P personas that take the leading side of each. 0 with a single persona, which can agree with nobody.
 */
export function convergenceOf(shares: readonly number[], personas: number): number {
  if (personas < 2 || shares.length === 0) return 0;
  const top = shares.toSorted((one, other) => other - one).slice(0, 3);
  const least = 1 / personas;
  return mean(top.map((share) => Math.max(0, (share - least) / (1 - least))));
}

/**
 * The index of a study's internal evidence, an integer from 0 to 100, no probability:
 * 100 · (a·max(0, 2A − 1) + c·C + r·R) · V · √G · √(n/(n + k)) · E. Without repeats R's weight is shared by the
 * other two. Agreement counts from .5 on, where stances lie as far apart as a variance of 1: below it a study is split. The
 * gates multiply, so that a topic of which half is recognised halves the index. The weights are chosen, so that a caller
 * can branch on it, and not fitted to data.
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

/** What overall_confidence is made of, and what was lost on the way; `numbers_corrected` is known only after the prose. */
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
      quotes_checked: all(({ coding }) => coding.quotes_checked),
      quotes_repaired: all(({ coding }) => coding.quotes_repaired),
      quotes_rejected: all(({ coding }) => coding.quotes_rejected),
      labels_dropped: all(({ coding }) => coding.labels_dropped),
      support:
        engine.support === null || judged === 0
          ? null
          : rounded(all((interview) => interview.judged.passed) / judged, 3),
      discrimination: discrimination.share,
    },
  };
}
