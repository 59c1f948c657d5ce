import type { Quote } from "../../../engines/findings.ts";
import { picksOf } from "../named-options.ts";
import { studyForms } from "../types/study-forms.ts";
import {
  type Answer,
  best,
  change,
  criteria,
  perception,
  reasonAgainst,
  reasonFor,
  whether,
  which,
  who,
  worst,
} from "./answer-forms.ts";
import { type Material, measure } from "./material.ts";
import { onConsideration } from "./on-consideration.ts";
import { inOwnWords } from "./own-words.ts";
import { priceAnswer } from "./price-answer.ts";
import { asksTaking, kindOf, type QuestionKind } from "./question-kind.ts";

const forms: Record<QuestionKind, (material: Material, question: string) => Answer> = {
  price: priceAnswer,
  change,
  worst,
  best,
  criteria,
  why_not: reasonAgainst,
  why_for: reasonFor,
  why: (material) => (studyForms[material.brief.study_type].prose.why === 1 ? reasonFor : reasonAgainst)(material),
  who: (material) => who(material, studyForms[material.brief.study_type].prose.ends),
  decider: () => ({
    cannot_tell: "Each respondent speaks for one person; who decides in a real case is not in these interviews.",
  }),
  yes_no: whether,
  today: inOwnWords,
  count: () => ({
    cannot_tell:
      "Simulated interviews give reasons, not amounts of time or numbers of cases; count those in real records.",
  }),
  perception,
  open: () => ({
    cannot_tell: "Nothing that these interviews count answers this.",
  }),
};

/** The answer to one of the study's questions; the first is the topic's own, which its type answers in a form of its own. */
export function answerTo(material: Material, question: string, place: number): Answer {
  if (material.counted.length === 0 && material.raised.length === 0 && place > 0)
    return { cannot_tell: "No passage of these interviews could be counted, so that nothing bears on it." };
  const pick = pickOf(material, question);
  if (pick !== null) return pick;
  const kind = kindOf(question);
  if (kind === "yes_no" && !asksTaking(question)) {
    const said = onConsideration(material, question);
    if (said !== null) return said;
    if (place > 0) return { cannot_tell: "No interview that was counted speaks of this." };
  }
  const { fits, lead } = studyForms[material.brief.study_type].prose;
  if (place === 0 && fits.includes(kind)) return lead(material);
  return forms[kind](material, question);
}

/** The pick among what the question names; null where it names nothing to pick from. */
function pickOf(material: Material, question: string): Answer | null {
  const pick = picksOf(material.brief, material.plan).find((one) => one.question === question);
  const picked = pick && measure(material, pick.id);
  if (picked !== undefined) return which(material, picked.items);
  if (!/\bwhich\b/i.test(question)) return null;
  const preference = measure(material, "share_of_preference");
  if (preference !== undefined && material.plan.competitors.length > 0) return which(material, preference.items);
  return null;
}

export type ComposedAnswer = { question: string; answer: string; quotes: Quote[]; cannot_tell: string | null };

/** The words in an answer's place. */
export const noAnswerYet = "These interviews cannot tell.";

/** Every question of the study with its answer, or why there is none. */
export const composeAnswers = (material: Material): ComposedAnswer[] =>
  material.questions.map(({ question }, place) => {
    const answer = answerTo(material, question, place);
    if ("cannot_tell" in answer) return { question, answer: noAnswerYet, quotes: [], cannot_tell: answer.cannot_tell };
    const { leads, further, quotes } = answer;
    return { question, answer: [leads[0], ...further].join(" "), quotes: [...quotes], cannot_tell: null };
  });
