import type { Quote } from "../../../engines/findings.ts";
import { isNameless } from "../../../engines/subject-words.ts";
import { isOfEffect, optionsIn } from "../named-options.ts";
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
  worst,
} from "./answer-forms.ts";
import { eachAlone } from "./asked-parts.ts";
import { bothSides } from "./because.ts";
import { withLimits } from "./limits.ts";
import type { Material } from "./material.ts";
import { needsOf } from "./needs.ts";
import { isNoThing, nothingFor, notPut, planChangeIn } from "./not-put.ts";
import { namedBy, onConsideration } from "./on-consideration.ts";
import { inOwnWords } from "./own-words.ts";
import { isOfUnnamed, pastTelling, troublesOfLife } from "./past-telling.ts";
import { pickOf } from "./pick-of.ts";
import { priceAnswer } from "./price-answer.ts";
import { hasPlainForm, kindOf, shareOfKinds } from "./question-kind.ts";
import type { QuestionKind } from "./question-kinds.ts";
import { withoutNames } from "./question-patterns.ts";
import { satisfied, whereWorst, wording } from "./state-answers.ts";
import { who } from "./who.ts";
import { sideTaken, whyAnswer } from "./why-answer.ts";
import { isYesNo, type YesNoKind, yesNoAnswer } from "./yes-no-answer.ts";

const forms: Record<Exclude<QuestionKind, YesNoKind>, (material: Material, question: string) => Answer> = {
  price: priceAnswer,
  change,
  wording,
  satisfied,
  worst: (material, question) => (asksWhere.test(question) ? whereWorst(material) : worst(material)),
  best,
  criteria,
  why_not: reasonAgainst,
  why_for: reasonFor,
  why: (material) => (studyForms[material.brief.study_type].prose.why === 1 ? reasonFor : reasonAgainst)(material),
  who: (material, question) => who(material, studyForms[material.brief.study_type].prose.ends, question),
  today: inOwnWords,
  perception,
  title: perception,
  pick: () => ({ cannot_tell: "These were not put to people side by side, so that none of them can be said to lead." }),
  groups: groupsOf,
  both: (material) =>
    material.brief.study_type === "winloss" ? studyForms.winloss.prose.lead(material) : bothSides(material),
  ...pastTelling,
};

/** "Any worries about privacy?": the point that a question about troubles names. */
const aboutWhat =
  /\b(?:worr\w+|concern\w*|afraid|scared|doubts?|fears?|frustrat\w+) (?:about|over|of|with) (?:the |their )?([^?,]{3,40})\?/i;
const asksWhere = /\bwhere\b|\b(?:what|which) (?:point|step|stage|moment|part|bit)s?\b/i;

/** The answer to one of the study's questions; of "Would they, and how often?" only to the first half. */
export function answerTo(material: Material, question: string, place: number): Answer {
  const [whole, first] =
    /^((?:would|will|do|does|did|is|are|can|could|should)\b.*?),? (?:and )?how (?:often|long|many)\b[^?]*\?$/i.exec(
      question,
    ) ?? [];
  if (whole === undefined) return withLimits(material, question, place, wholeAnswer(material, question, place));
  const answer = withLimits(material, question, place, wholeAnswer(material, `${first}?`, place));
  return "cannot_tell" in answer ? answer : { ...answer, further: [...answer.further, uncounted] };
}
/** From which share of probability on a question whose kind is not plain is one that its type's own form answers. */
const ownFrom = 0.3;
/** From which share of probability on a topic without a question asks for a kind that its type's form does not answer. */
const plainFrom = 0.6;
const uncounted = "Times and numbers of cases these interviews cannot tell.";

/** "By app versus at the desk": two ways of doing the same, in the question or before the only one. */
const ways = (or: string): RegExp => new RegExp(`\\b${way} [^.,;:?!]{2,40}? (?:${or}) ${way} `, "i");
const way = "(?:by|at|in|on|with|through|via|over|from)";
const twoWays = ({ brief }: Material, question: string): boolean =>
  ways("versus|vs\\.?|or").test(question) || ways("versus|vs\\.?").test(brief.topic);
const asksWhichWay = /\bwhich\b|\bbetter\b|\brather\b|\bprefer\b/i;

/** The topic's own question is the first, which its type answers in a form of its own. */
function wholeAnswer(material: Material, question: string, place: number): Answer {
  if (material.counted.length === 0 && material.raised.length === 0 && place > 0)
    return { cannot_tell: "No passage of these interviews could be counted, so that nothing bears on it." };
  if (asksWhichWay.test(question) && twoWays(material, question) && pickOf(material, question) === null)
    return { cannot_tell: "The two ways were not asked about one by one, so that they cannot be compared." };
  if (
    /\b(?:each|both)\b(?! (?:X|day|week|month|season|time|year)\b)/i.test(withoutNames(question)) &&
    (optionsIn(question)?.length ?? 0) > 1
  )
    return { cannot_tell: "Its lines were shown together; what each says by itself needs a study of each." };
  const alone = ofEachLine.test(question) && optionsIn(question) === null ? eachAlone(material, question) : null;
  if (alone !== null) return { cannot_tell: alone };
  const { study_type } = material.brief;
  if (place === 0 && study_type === "competitor" && material.plan.competitors.length === 0 && isNameless(material.plan))
    return isOfOwn.test(question)
      ? perception(material)
      : { cannot_tell: "Neither a rival nor the thing itself has a name here; give both as subject and rivals." };
  if (study_type === "competitor" && material.plan.competitors.length === 0 && inUse.test(material.plan.subject))
    return { cannot_tell: "What is asked about is what they use today; give what it is set against as rivals." };
  if (place === 0 && study_type === "pricing" && ofPenalty.test(material.brief.topic))
    return { cannot_tell: "Nobody buys a charge for what went wrong; whether it is fair, those who pay it can say." };
  if (isOfEffect(question)) return whether(material);
  const put = notPut(material, question);
  if (put !== null) return { cannot_tell: put };
  if (question === "Why?") return whyAnswer(material, place, (before) => answerTo(material, before, place - 1));
  const pick = pickOf(material, question);
  if (pick !== null) return pick;
  const needs = place === 0 ? null : needsOf(material, question);
  if (needs !== null) return needs;
  const kind = sideTaken(question, material) ?? kindOf(question);
  if (kind === "rivals" && study_type === "competitor" && material.plan.competitors.length > 0)
    return studyForms.competitor.prose.lead(material);
  if (isOfUnnamed(material, question, place)) return pastTelling.rivals(material);
  if (kind === "worst" && troublesOfLife(material, question)) return pastTelling.life(material);
  if ((isOnThing.has(kind) || isYesNo(kind)) && isNoThing(material.plan.subject))
    return { cannot_tell: nothingFor(material.plan.subject) };
  if (kind === "worst") {
    const [, about] = aboutWhat.exec(question) ?? [];
    const named = about === undefined ? undefined : namedBy(about);
    if (named !== undefined)
      return onConsideration(material, about!) ?? { cannot_tell: `No interview that was counted speaks of ${about}.` };
  }
  if (isYesNo(kind)) return yesNoAnswer(material, question, place, kind);
  const { fits, lead, own } = studyForms[study_type].prose;
  const isOpen = kind === "perception" || kind === "open";
  if (study_type === "pricing" && isOpen && planChangeIn(material.brief.topic) !== null) return priceAnswer(material);
  if ((fits.includes(kind) || /^(?:parts|open|practice)$/.test(kind)) && own?.test(withoutNames(question)))
    return lead(material);
  if (study_type === "pricing" && kind === "perception" && material.plan.prices.length === 0)
    return perception(material);
  if (place === 0 && isOfType(material, question, kind)) return lead(material);
  return forms[kind](material, question);
}

/** Whether a topic's own question is one that its type's own form answers, or is no question. */
function isOfType({ brief, plan }: Material, question: string, kind: QuestionKind): boolean {
  const { fits } = studyForms[brief.study_type].prose;
  if (fits.includes(kind) || kind === "title") return true;
  const isSure = hasPlainForm(question) || shareOfKinds(question, [kind]) >= plainFrom;
  const isPlain = plan.decision === null ? isSure : kind !== "open";
  return !isPlain && (plan.decision === null || shareOfKinds(question, [...fits, "title"]) >= ownFrom);
}

/** The camps of a study of needs; other studies group nobody. */
function groupsOf(material: Material): Answer {
  if (material.brief.study_type === "segmentation")
    return studyForms.segmentation.prose.lead({ ...material, questions: [] });
  return { cannot_tell: "The people asked were not grouped; a segmentation study says what sets them apart." };
}

/** Kinds of question whose answer says what speaks for or against a thing. */
const isOnThing = new Set<QuestionKind>(["worst", "best", "why_not", "why_for", "change"]);

const ofPenalty =
  /\b(?:charge|fee|fine|penalty)\b[^.?!]*\b(?:missed|late|lost|overdue|cancell?ed|damaged|no-shows?)\b/i;

/** "How do they compare us with them?": rivals without a name, beside what one offers oneself. */
const isOfOwn = /\bhow\b.*\b(?:compares?|sees?|rates?|judges?|stacks? up|measures? up|fares?|holds? up)\b/i;

/** "Your current bank": the thing studied is the one that all else is set against. */
const inUse = /^(?:your|the) (?:current|existing|present)\b/;

const ofEachLine =
  /\b(?:each|both|either) (?:(?:name|line|version|headline|slogan|message|logo|design|ad|label)s?|one|of (?:them|these|those))\b/i;

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
