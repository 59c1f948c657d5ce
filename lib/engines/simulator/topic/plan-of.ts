import type { Brief } from "../../brief.ts";
import type { Plan } from "../../plan.ts";
import { usualQuestions } from "../../usual-questions.ts";
import { languageOf } from "./language-of.ts";
import { type Reading, readTopic } from "./read-topic.ts";

/** Below this share of recognised words it is not known what the topic is about. */
export const understoodFrom = 0.25;

const mostQuestions = 5;
const mostUnknown = 10;
const longestDecision = 300;

/** A whole plan from what the simulator reads in the topic. */
export async function planOf(brief: Omit<Brief, "personas">): Promise<Plan> {
  const { plan, questions, unknown, stimulus, statusQuo, isForeign }: Reading = readTopic(brief);
  const understood = !isForeign && plan.coverage >= understoodFrom;
  return {
    ...plan,
    decision: questions[0]?.slice(0, longestDecision) ?? null,
    questions: (questions.length >= 2
      ? questions
      : [...questions, ...usualQuestions(plan.brand ?? plan.subject)]
    ).slice(0, mostQuestions),
    status_quo: statusQuo,
    stimulus,
    labels: [],
    language: await languageOf(brief.topic, plan.coverage),
    understood,
    not_understood: unknown.slice(0, mostUnknown),
    guide: null,
  };
}
