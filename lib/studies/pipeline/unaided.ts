import type { Situation } from "../../engines/engine.ts";
import { isQuestion } from "../../engines/subject-words.ts";

/**
 * An interview as its respondent may know it. Before a question has named the brand, a respondent of a brand study knows
 * only what kind of thing is talked about: a respondent who has heard the name cannot say which names come to mind.
 */
export function unaided(situation: Situation, question: string): Situation {
  const { brief, plan, transcript } = situation;
  if (brief.study_type !== "brand" || isQuestion(plan.subject)) return situation;
  const named = (plan.brand ?? plan.subject).toLowerCase();
  const isNamed = [...transcript.map(({ q }) => q), question].some((asked) => asked.toLowerCase().includes(named));
  if (isNamed) return situation;
  return {
    ...situation,
    brief: { ...brief, topic: `How people choose ${plan.category}` },
    plan: { ...plan, subject: plan.category, brand: null, competitors: [], claims: [], prices: [] },
  };
}
