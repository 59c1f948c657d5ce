import { called, capital, isNameless } from "../../../engines/subject-words.ts";
import { studyForms } from "../types/study-forms.ts";
import { type Answer, sidesInWords, whether } from "./answer-forms.ts";
import type { Material } from "./material.ts";
import { isRemedy, planChangeIn } from "./not-put.ts";
import { onConsideration } from "./on-consideration.ts";
import { priceAnswer } from "./price-answer.ts";
import { asksDeed, asksLeaning, asksTaking, asksToEnd, shareOfKinds } from "./question-kind.ts";
import type { QuestionKind } from "./question-kinds.ts";
import { withoutNames } from "./question-patterns.ts";
import { takesRival } from "./why-answer.ts";

/** What a question that is answered by yes or no asks: of the whole, what a step changes, or whether something is so. */
export type YesNoKind = Extract<QuestionKind, "yes_no" | "effect" | "clear">;
/** Whether a kind of question is answered by yes or no. */
export const isYesNo = (kind: QuestionKind): kind is YesNoKind => /^(?:yes_no|effect|clear)$/.test(kind);

/** "Should we go cashless?", "Would pausing keep them?": a step, of which nothing is said. */
const isStep = /^(?:should (?:we|i|they) go (?!ahead|on\b|for\b|live|with|to\b)|would \p{Ll}+ing\b)/iu;
/** "Would they pay?", where no price was named. */
const asksPay = /^(?:and |but |or )?(?:would|will|do) \S+(?: \S+){0,3} pay\b(?! attention)/i;
/** From which share of probability on a question of yes or no is one of the whole: "Would parents go for it?" */
const wholeFrom = 0.5;
const minding = /\b(?:mind|object to|bothered)\b/i;

/** Whether: by the stances of the interviews, by what they say of the point asked about, or why it is not known. */
export function yesNoAnswer(material: Material, question: string, place: number, kind: YesNoKind): Answer {
  const { brief, plan } = material;
  const { fits, lead, own } = studyForms[brief.study_type].prose;
  const isDeed = asksDeed(question, plan.subject);
  const unknown = whyUnknown(material, question, place, kind);
  if (unknown !== null) return { cannot_tell: unknown };
  if (brief.study_type === "pricing" && planChangeIn(brief.topic) !== null) return priceAnswer(material);
  if (place > 0 && plan.prices.length === 0 && asksPay.test(question)) return priceAnswer(material);
  if (minding.test(question)) return { leads: [leaningInWords(material)], further: [], quotes: [] };
  if (fits.includes("yes_no") && own?.test(withoutNames(question))) return lead(material);
  if ((kind === "clear" || !asksTaking(question)) && !isDeed) {
    const said = onConsideration(material, question);
    if (said !== null) return said;
    const isOfWhole = kind === "yes_no" && shareOfKinds(question, ["yes_no"]) >= wholeFrom;
    if (place > 0 && !isOfWhole) return { cannot_tell: "No interview that was counted speaks of this." };
  }
  if (place === 0 && (fits.includes("yes_no") || fits.includes(kind))) return lead(material);
  const isOfWhole = isDeed || kind === "yes_no" || asksLeaning(question);
  return isOfWhole ? whether(material) : { cannot_tell: notAsked(material) };
}

/** Why it is not known what a step would change, or whether people would take another thing or an end. */
function whyUnknown(material: Material, question: string, place: number, kind: YesNoKind): string | null {
  const { brief, plan } = material;
  const leaning = leaningInWords(material);
  const isOwnStep = place === 0 && studyForms[brief.study_type].prose.fits.includes("yes_no");
  const isOfStep = !isNamed(question, plan.subject) && (!isOwnStep || brief.study_type === "pricing");
  if ((kind === "effect" && isOfStep) || isRemedy(question))
    return `What it would change, only real cases show. ${leaning}`;
  if (takesRival(question, material)) return `The interviews weigh one thing and not a move to a rival. ${leaning}`;
  if (isStep.test(question) && !asksDeed(question, plan.subject))
    return "The interviews weigh the thing as it is; give the step itself as the subject of a study.";
  return asksToEnd(question, plan.subject) ? `The interviews weigh the thing itself, not its end. ${leaning}` : null;
}

/** Whether a question names what is studied, so that a step in it is the very thing. */
const isNamed = (question: string, subject: string): boolean =>
  question.toLowerCase().includes(subject.toLowerCase().replace(/^(?:the|an?|your) /, ""));

/** Why a property that no interview speaks of is not known, and what is. */
const notAsked = (material: Material): string =>
  ["No interview speaks of that.", ...(isNameless(material.plan) ? [] : [leaningInWords(material)])].join(" ");

function leaningInWords(material: Material): string {
  const towards = isNameless(material.plan) ? "in favour" : `towards ${called(material.plan)}`;
  return `${capital(sidesInWords(material, [`leans ${towards}`, `lean ${towards}`], "against", "undecided"))}.`;
}
