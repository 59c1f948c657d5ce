import { studyForms } from "../types/study-forms.ts";
import { type Answer, reasonAgainst, reasonFor } from "./answer-forms.ts";
import { because } from "./because.ts";
import type { Material } from "./material.ts";
import { kindOf } from "./question-kind.ts";
import { patternKind } from "./question-patterns.ts";
import { asksLeast } from "./who.ts";

/** Why what was asked or said just before is so; `answerTo` answers the question before. */
export function whyAnswer(material: Material, place: number, answerTo: (question: string) => Answer): Answer {
  const before = material.questions[place - 1]?.question;
  if (before === undefined) return whyStated(material);
  if (isOfLoss(material, before)) return reasonAgainst(material);
  return "cannot_tell" in answerTo(before)
    ? { cannot_tell: "As that cannot be told, its reasons cannot either." }
    : because(material, before);
}

/** "Hardly anyone uses it. Find out why.": why what the topic states just before is so. */
function whyStated(material: Material): Answer {
  const { topic, study_type } = material.brief;
  const stated = topic.split(/(?<=[.!?])\s/).findLast((sentence) => !/\bwhy\b/i.test(sentence)) ?? "";
  const byForm = patternKind(`Why ${stated.charAt(0).toLowerCase()}${stated.slice(1).replace(/[.?!\s]+$/, "")}?`);
  const isFor = byForm === "why_for" || (byForm !== "why_not" && studyForms[study_type].prose.why === 1);
  return isFor ? reasonFor(material) : reasonAgainst(material);
}

/** "Who do we lose to?", "Which customers leave?": a question whose why asks what speaks against the offer. */
const isOfLoss = ({ brief }: Material, question: string): boolean =>
  (kindOf(question) === "rivals" && studyForms[brief.study_type].prose.why === -1) ||
  (kindOf(question) === "who" && asksLeast.test(question));

/** Which side a question asks for that names what is taken and what it is taken over; null where it names neither. */
export function sideTaken(question: string, material: Material): "why_for" | "why_not" | null {
  if (isChoiceOf(question, material.plan.subject)) return "why_for";
  return /^why\b/i.test(question) && takesRival(question, material) ? "why_not" : null;
}

/** "Why do parents choose the private school over the other?": reasons for what is studied, not for what it is set against. */
const isChoiceOf = (question: string, subject: string): boolean =>
  /^(?:why|what (?:made|makes))\b/i.test(question) &&
  /\b(?:choose|chose|pick|picked|prefer|preferred|buy|take|visit|go to|keep) (?:the |an? |our |my |your )?$/i.test(
    question.toLowerCase().split(subject.toLowerCase().replace(/^(?:the|an?) /, ""))[0]!,
  ) &&
  /\b(?:over|rather than|instead of)\b/i.test(question) &&
  question.toLowerCase().includes(subject.toLowerCase().replace(/^(?:the|an?) /, ""));

/** "Why do they pick them?" after a loss, or a rival by name: what speaks against this offer. */
export const takesRival = (question: string, { brief, plan }: Material): boolean => {
  const [, taken] =
    /\b(?:pick|chose|choose|prefer|take|took|(?:go|went|sign|signed) with|(?:switch|move) to|leave(?: \S+){0,4}? for) (.+)/i.exec(
      question,
    ) ?? [];
  if (taken === undefined) return false;
  if (brief.study_type === "winloss" && /^(?:them|theirs|him|her)\b/i.test(taken)) return true;
  return plan.competitors.some((name) => taken.toLowerCase().startsWith(name.toLowerCase()));
};
