import type { Brief } from "../../brief.ts";
import type { Plan } from "../../plan.ts";
import { isQuestion } from "../../subject-words.ts";
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
  const { plan: read, questions, unknown, stimulus, statusQuo, isForeign }: Reading = readTopic(brief);
  const plan = withNamedSubject(read, brief.topic);
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

/** "Square or SumUp: which would sellers choose?": where a topic opens with rivals only, the first is studied. */
function withNamedSubject(plan: Reading["plan"], topic: string): Reading["plan"] {
  const [first, second, ...others] = plan.competitors;
  if (second === undefined || plan.brand !== null || !isQuestion(plan.subject)) return plan;
  if (!joining.some((word) => topic.trim().startsWith(`${first} ${word} ${second}`))) return plan;
  return { ...plan, brand: first!, subject: first!, competitors: [second, ...others] };
}

const joining = ["or", "vs", "vs.", "versus"];
