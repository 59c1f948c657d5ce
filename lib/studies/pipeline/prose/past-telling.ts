import { called, isNameless, isQuestion } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import type { Material } from "./material.ts";
import { kindOf } from "./question-kind.ts";

type Reason = (material: Material) => { cannot_tell: string };

const always =
  (cannot_tell: string): Reason =>
  () => ({ cannot_tell });

/** Why simulated interviews do not answer some kinds of question. */
export const pastTelling = {
  decider: always("Each respondent speaks for one person; who decides in a real case is not in these interviews."),
  count: always("Simulated interviews give reasons, not times or numbers of cases; count those in real records."),
  practice: always("Simulated people have done nothing yet; what people do, and how, is seen by watching them."),
  state: always(
    "Simulated people weigh what can be taken up or left; how a state of things feels, those in it can say.",
  ),
  parts: always("The interviews weigh the thing as a whole; which of its parts count needs a study that names them."),
  marks: always("The interviews tell people apart by what they need, and not by what one could know them by."),
  rivals: ({ plan }) => ({
    cannot_tell:
      plan.competitors.length === 0
        ? "Simulated people name no rivals of their own; name those you know in the topic to have them compared."
        : `Beside ${listed(plan.competitors)}, which the topic names, simulated people name no rivals of their own.`,
  }),
  life: ({ plan }) => ({
    cannot_tell: `What people struggle with in their days or their work was not asked; the interviews weigh ${
      isNameless(plan) ? "one thing that can be taken up or left" : called(plan)
    }.`,
  }),
  open: always("Nothing that these interviews count answers this."),
} satisfies Record<string, Reason>;

const troubled =
  /\b(?:struggl\w+|hard|difficult\w*|tricky|confusing|troubles?|problems|challenges|pain points|headaches)\b/i;
/** Types whose interviews go through what is studied, so that its troubles are the people's own. */
const goesThrough = new Set(["cx", "churn", "winloss", "brand"]);

/** "What do bookkeepers find hard about month end?": troubles of a day or a trade, and not with what is studied. */
export function troublesOfLife({ brief, plan }: Material, question: string): boolean {
  if (!/\bwhat\b/i.test(question) || !troubled.test(question) || goesThrough.has(brief.study_type)) return false;
  const name = plan.subject.toLowerCase().replace(/^(?:an?|the|your) /, "");
  const isNamed = !isQuestion(plan.subject) && question.toLowerCase().includes(name);
  return !isNamed && !/\b(?:it|this|that|them|ours?|us)\b/i.test(question);
}

/** "What do customers like about them?", after a question who the rivals are that nobody named. */
export const isOfUnnamed = ({ plan, questions }: Material, question: string, place: number): boolean =>
  plan.competitors.length === 0 &&
  /\b(?:about|in|at|of|with|over) (?:them|theirs)\b|\bthey (?:do|have|offer)\b.*\bthat we\b|\bdo (?:they|those \w+) do\b/i.test(
    question,
  ) &&
  questions.slice(0, place).some((one) => kindOf(one.question) === "rivals");
