import type { Quote } from "../../../engines/findings.ts";
import { called, capital, isNameless } from "../../../engines/subject-words.ts";
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
  sidesInWords,
  whether,
  worst,
} from "./answer-forms.ts";
import { because, bothSides } from "./because.ts";
import { withLimits } from "./limits.ts";
import type { Material } from "./material.ts";
import { needsOf } from "./needs.ts";
import { isNoThing, isRemedy, nothingFor, notPut, planChangeIn } from "./not-put.ts";
import { namedBy, onConsideration } from "./on-consideration.ts";
import { inOwnWords } from "./own-words.ts";
import { isOfUnnamed, pastTelling, troublesOfLife } from "./past-telling.ts";
import { pickOf } from "./pick-of.ts";
import { priceAnswer } from "./price-answer.ts";
import { asksDeed, asksLeaning, asksTaking, asksToEnd, kindOf, withoutNames } from "./question-kind.ts";
import type { QuestionKind } from "./question-kinds.ts";
import { satisfied, whereWorst, wording } from "./state-answers.ts";
import { asksLeast, who } from "./who.ts";

const forms: Record<QuestionKind, (material: Material, question: string) => Answer> = {
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
  yes_no: whether,
  today: inOwnWords,
  perception,
  groups: groupsOf,
  both: (material) =>
    material.brief.study_type === "winloss" ? studyForms.winloss.prose.lead(material) : bothSides(material),
  ...pastTelling,
};

/** "Any worries about privacy?": the point that a question about troubles names. */
const aboutWhat =
  /\b(?:worr\w+|concern\w*|afraid|scared|doubts?|fears?|frustrat\w+) (?:about|over|of|with) (?:the |their )?([^?,]{3,40})\?/i;
/** "Would they pay?", where no price was named. */
const asksPay = /^(?:and |but |or )?(?:would|will|do) \S+(?: \S+){0,3} pay\b(?! attention)/i;
const asksWhere = /\b(?:where|at (?:what|which) (?:point|step|stage|moment))\b/i;

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
  if (ofEachLine.test(question) && optionsIn(question) === null)
    return { cannot_tell: "The interviews weigh the whole; what each of its versions says needs a study of each." };
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
  const before = material.questions[place - 1]?.question;
  if (question === "Why?" && before === undefined && place === 0) return whyOf(material);
  if (question === "Why?" && before !== undefined && isOfLoss(material, before)) return reasonAgainst(material);
  if (question === "Why?" && before !== undefined)
    return "cannot_tell" in answerTo(material, before, place - 1)
      ? { cannot_tell: "As that cannot be told, its reasons cannot either." }
      : because(material, before);
  const pick = pickOf(material, question);
  if (pick !== null) return pick;
  const needs = place === 0 ? null : needsOf(material, question);
  if (needs !== null) return needs;
  const kind = isChoiceOf(question, material.plan.subject)
    ? "why_for"
    : /^why\b/i.test(question) && takesRival(question, material)
      ? "why_not"
      : kindOf(question);
  if (kind === "rivals" && study_type === "competitor" && material.plan.competitors.length > 0)
    return studyForms.competitor.prose.lead(material);
  if (isOfUnnamed(material, question, place)) return pastTelling.rivals(material);
  if (kind === "worst" && troublesOfLife(material, question)) return pastTelling.life(material);
  if (isOnThing.has(kind) && isNoThing(material.plan.subject))
    return { cannot_tell: nothingFor(material.plan.subject) };
  if (kind === "yes_no" && isRemedy(question))
    return { cannot_tell: `What it would change, only real cases show. ${leaningInWords(material)}` };
  if (kind === "yes_no" && takesRival(question, material))
    return { cannot_tell: `The interviews weigh one thing and not a move to a rival. ${leaningInWords(material)}` };
  if (kind === "yes_no" && isStep.test(question) && !asksDeed(question, material.plan.subject))
    return { cannot_tell: "The interviews weigh the thing as it is; give the step itself as the subject of a study." };
  if (kind === "yes_no" && asksToEnd(question, material.plan.subject)) return { cannot_tell: notOfEnding(material) };
  if (kind === "worst") {
    const [, about] = aboutWhat.exec(question) ?? [];
    const named = about === undefined ? undefined : namedBy(about);
    if (named !== undefined)
      return onConsideration(material, about!) ?? { cannot_tell: `No interview that was counted speaks of ${about}.` };
  }
  if (
    study_type === "pricing" &&
    /^(?:perception|yes_no|open)$/.test(kind) &&
    planChangeIn(material.brief.topic) !== null
  )
    return forms.price(material, question);
  if (kind === "yes_no" && place > 0 && material.plan.prices.length === 0 && asksPay.test(question))
    return forms.price(material, question);
  if (kind === "yes_no" && /\b(?:mind|object to|bothered)\b/i.test(question))
    return { leads: [leaningInWords(material)], further: [], quotes: [] };
  const { fits, lead, own } = studyForms[study_type].prose;
  if (fits.includes(kind) && own?.test(withoutNames(question))) return lead(material);
  const isDeed = asksDeed(question, material.plan.subject);
  if (kind === "yes_no" && !asksTaking(question) && !isDeed) {
    const said = onConsideration(material, question);
    if (said !== null) return said;
    if (place > 0) return { cannot_tell: "No interview that was counted speaks of this." };
  }
  if (place === 0 && fits.includes(kind)) return lead(material);
  if (kind === "yes_no" && !isDeed && !asksLeaning(question)) return { cannot_tell: notAsked(material) };
  return forms[kind](material, question);
}

/** "Hardly anyone uses it. Find out why.": why what the topic states is so. */
function whyOf(material: Material): Answer {
  const [stated = ""] = material.brief.topic.split(/(?<=[.!?])\s/);
  return wholeAnswer(material, `Why ${stated.charAt(0).toLowerCase()}${stated.slice(1).replace(/[.?!\s]+$/, "")}?`, 1);
}

/** "Who do we lose to?", "Which customers leave?": a question whose why asks what speaks against the offer. */
const isOfLoss = ({ brief }: Material, question: string): boolean =>
  (kindOf(question) === "rivals" && studyForms[brief.study_type].prose.why === -1) ||
  (kindOf(question) === "who" && asksLeast.test(question));

/** The camps of a study of needs; other studies group nobody. */
function groupsOf(material: Material): Answer {
  if (material.brief.study_type === "segmentation")
    return studyForms.segmentation.prose.lead({ ...material, questions: [] });
  return { cannot_tell: "The people asked were not grouped; a segmentation study says what sets them apart." };
}

/** Kinds of question whose answer says what speaks for or against a thing. */
const isOnThing = new Set<QuestionKind>(["worst", "best", "why_not", "why_for", "yes_no", "change"]);

/** "Why do they pick them?" after a loss, or a rival by name: what speaks against this offer. */
const takesRival = (question: string, { brief, plan }: Material): boolean => {
  const [, taken] =
    /\b(?:pick|chose|choose|prefer|take|took|(?:go|went|sign|signed) with|(?:switch|move) to|leave(?: \S+){0,4}? for) (.+)/i.exec(
      question,
    ) ?? [];
  if (taken === undefined) return false;
  if (brief.study_type === "winloss" && /^(?:them|theirs|him|her)\b/i.test(taken)) return true;
  return plan.competitors.some((name) => taken.toLowerCase().startsWith(name.toLowerCase()));
};
/** "Should we go cashless?", "Would pausing keep them?": a step, of which nothing is said. */
const isStep = /^(?:should (?:we|i|they) go (?!ahead|on\b|for\b|live|with|to\b)|would \p{Ll}+ing\b)/iu;
const ofPenalty =
  /\b(?:charge|fee|fine|penalty)\b[^.?!]*\b(?:missed|late|lost|overdue|cancell?ed|damaged|no-shows?)\b/i;

/** "How do they compare us with them?": rivals without a name, beside what one offers oneself. */
const isOfOwn = /\bhow\b.*\b(?:compares?|sees?|rates?|judges?|stacks? up|measures? up|fares?|holds? up)\b/i;

/** "Your current bank": the thing studied is the one that all else is set against. */
const inUse = /^(?:your|the) (?:current|existing|present)\b/;

const ofEachLine =
  /\b(?:each|both|either) (?:(?:name|line|version|headline|slogan|message|logo|design|ad|label)s?|one|of (?:them|these|those))\b/i;

/** "Why do parents choose the private school over the other?": reasons for what is studied, not for what it is set against. */
const isChoiceOf = (question: string, subject: string): boolean =>
  /^(?:why|what (?:made|makes))\b/i.test(question) &&
  /\b(?:choose|chose|pick|picked|prefer|preferred|buy|take|visit|go to|keep) (?:the |an? |our |my |your )?$/i.test(
    question.toLowerCase().split(subject.toLowerCase().replace(/^(?:the|an?) /, ""))[0]!,
  ) &&
  /\b(?:over|rather than|instead of)\b/i.test(question) &&
  question.toLowerCase().includes(subject.toLowerCase().replace(/^(?:the|an?) /, ""));

/** Why it is not known whether to end a thing, and what is. */
const notOfEnding = (material: Material): string =>
  `The interviews weigh the thing itself, not its end. ${leaningInWords(material)}`;

/** Why a property that no interview speaks of is not known, and what is. */
const notAsked = (material: Material): string =>
  ["No interview speaks of that.", ...(isNameless(material.plan) ? [] : [leaningInWords(material)])].join(" ");

function leaningInWords(material: Material): string {
  const towards = isNameless(material.plan) ? "in favour" : `towards ${called(material.plan)}`;
  return `${capital(sidesInWords(material, [`leans ${towards}`, `lean ${towards}`], "against", "undecided"))}.`;
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
