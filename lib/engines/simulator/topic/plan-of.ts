import type { Brief } from "../../brief.ts";
import type { Plan } from "../../plan.ts";
import { sentencesOf } from "../../sentences.ts";
import { usualQuestions } from "../../usual-questions.ts";
import { called } from "../coder/prose/called.ts";
import type { Reading } from "./read-topic.ts";

/** Below this share of recognised words it is not known what the topic is about. */
export const understoodFrom = 0.25;

const mostQuestions = 5;
const mostUnknown = 10;
const longestDecision = 300;
const quotation = /["“]([^"“”\n]{4,2000})["”]/;

/** A whole plan from what the simulator read in the topic. */
export function planOf(brief: Pick<Brief, "topic">, { plan, unknown }: Reading): Plan {
  const sentences = sentencesOf(brief.topic.replace(/\s+/g, " "));
  const asked = sentences.filter((sentence) => sentence.endsWith("?"));
  const understood = plan.coverage >= understoodFrom;
  return {
    ...plan,
    decision: (asked[0] ?? sentences[0] ?? "").slice(0, longestDecision) || null,
    questions: questionsOf(plan, asked),
    status_quo: null,
    stimulus: quotation.exec(brief.topic)?.[1] ?? null,
    labels: [],
    language: understood ? "en" : null,
    understood,
    not_understood: unknown.slice(0, mostUnknown),
    guide: null,
  };
}

/** The topic's own further questions; where it asks only one, what speaks for the subject and what against it. */
function questionsOf(plan: Reading["plan"], [, ...further]: string[]): string[] {
  const usual = usualQuestions(called(plan));
  return (further.length >= 2 ? further : [...further, ...usual]).slice(0, mostQuestions);
}
