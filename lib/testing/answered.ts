import type { ClosedItem } from "#lib/engines/engine.ts";
import type { Interview } from "#lib/engines/findings.ts";
import type { Plan } from "#lib/engines/plan.ts";
import type { StudyTypeId } from "#lib/engines/study-types.ts";
import { batteryOf } from "#lib/studies/pipeline/measures/measures.ts";

/**
 * The answers of one interview: a point for each closed question (the first being 0), or a distribution over its
 * points.
 */
export type InterviewAnswers = {
  persona?: string;
  to?: Record<string, number | number[]>;
  transcript?: { q: string; a: string }[];
  themes?: string[];
  objections?: string[];
  stance?: number;
};

const distributionOf = ({ points }: ClosedItem, answer: number | number[]): number[] =>
  Array.isArray(answer) ? answer : points.map((_, point) => (point === answer ? 1 : 0));

/** Interviews with these answers to the closed questions of a type; other questions are unanswered. */
export function answered(study_type: StudyTypeId, plan: Plan, interviews: readonly InterviewAnswers[]): Interview[] {
  const items = batteryOf(study_type, plan);
  return interviews.map(
    ({ persona = "p_one", to = {}, transcript = [], themes = [], objections = [], stance = 3 }, index) => ({
      persona_id: persona,
      persona_name: persona,
      persona_role: "",
      repeat: index + 1,
      transcript: transcript.map((turn) => ({ ...turn, kind: "core" })),
      analysis: {
        sentiment: "neutral",
        sentiment_score: 5,
        key_themes: themes,
        standout_quote: "",
        stance,
        nps: { promoter: 0, passive: 1, detractor: 0, segment: "passive" },
        objections,
        criteria: [],
        quality: { informativeness: 0, specificity: 0, consistency: 1 },
      },
      ratings: items
        .filter(({ id }) => Object.hasOwn(to, id))
        .map((item) => ({
          item: item.id,
          question: item.text,
          scale: item.points,
          distribution: distributionOf(item, to[item.id]!),
          mean: 0,
          contributions: null,
        })),
    }),
  );
}
