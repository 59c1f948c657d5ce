import type { Brief } from "../../brief.ts";
import type { Plan } from "../../plan.ts";
import { usualQuestions } from "../../usual-questions.ts";
import { readTopic } from "./read-topic.ts";
import { hasEnglishForm, recognisedFrom } from "./words.ts";

/** Below this share of recognised words it is not known what the topic is about. */
export const understoodFrom = 0.25;
const mostQuestions = 5;
const mostUnknown = 10;
const longestDecision = 300;

/** A whole plan from what the simulator reads in the topic. */
export async function planOf(brief: Omit<Brief, "personas">): Promise<Plan> {
  const { plan, questions, unknown, stimulus, statusQuo, isForeign } = readTopic(brief);
  const understood = !isForeign && plan.coverage >= understoodFrom;
  const usual = questions.length >= 2 ? [] : usualQuestions(plan.brand ?? plan.subject);
  return {
    ...plan,
    decision: questions[0]?.slice(0, longestDecision) ?? null,
    questions: [...questions, ...usual].slice(0, mostQuestions),
    status_quo: statusQuo,
    stimulus,
    labels: [],
    language: await languageOf(brief.topic, plan.coverage),
    understood,
    not_understood: unknown.slice(0, mostUnknown),
    guide: null,
  };
}

/** A text's BCP 47 tag: "en" for what the simulator reads, else a detector's (eld); null where it is not sure. */
async function languageOf(text: string, recognised: number): Promise<string | null> {
  if (hasEnglishForm(text) || recognised >= recognisedFrom) return "en";
  // Its tables are 90 MB in memory: a server that is only asked in English never loads them.
  const { eld } = await import("eld/extrasmall");
  const found = eld.detect(text);
  return found.isReliable() ? found.language : null;
}
