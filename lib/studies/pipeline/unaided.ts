import type { Situation } from "../../engines/engine.ts";

/**
 * An interview as its respondent may know it. Before a question has named the brand, a respondent of a brand study knows
 * only what kind of thing is talked about: a respondent who has heard the name cannot say which names come to mind.
 */
export function unaided(situation: Situation, question: string): Situation {
  const { brief, plan, transcript } = situation;
  const name = plan.brand ?? plan.subject;
  if (brief.study_type !== "brand" || plan.category === null || name === null) return situation;
  const named = name.toLowerCase();
  const isNamed = [...transcript.map(({ q }) => q), question].some((asked) => asked.toLowerCase().includes(named));
  if (isNamed) return situation;
  return {
    ...situation,
    brief: { ...brief, topic: `How people choose ${plan.category}` },
    plan: { ...plan, subject: plan.category, brand: null, competitors: [], claims: [], prices: [] },
  };
}
