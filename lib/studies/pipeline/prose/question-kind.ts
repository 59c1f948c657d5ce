import { anyOf } from "../../../engines/cells.ts";
import type { QuestionKind } from "./question-kinds.ts";
import { questionPatterns } from "./question-patterns.ts";

/** What kind of answer a question wants; what it quotes and names says nothing of that. */
export function kindOf(question: string): QuestionKind {
  const put = withoutNames(question.trim());
  return questionPatterns.find(([, pattern]) => pattern.test(put))?.[0] ?? "open";
}

/** The side that a question asks for: 1 what speaks for the subject, −1 what speaks against it; null where it asks for none. */
export function sideAsked(question: string, why: 1 | -1): 1 | -1 | null {
  const sides: Partial<Record<QuestionKind, 1 | -1>> = { worst: -1, why_not: -1, best: 1, why_for: 1, why };
  return sides[kindOf(question)] ?? null;
}

/** A question with a letter in place of each quotation and each name within a sentence. */
export const withoutNames = (question: string): string =>
  question.replace(/["“][^"“”]+["”]/g, "X").replace(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu, "X");

/** Verbs of taking something up: a question with one asks whether people would. */
const taking =
  /\b(?:use|buy|sign|accept|want|choose|pick|take|join|adopt|(?<!\b(?:executive|sick|holiday|equal|about|of|their)\s)pay|switch|try|support|allow|replace|visit|borrow|book|recommend)\b/i;

/** Whether a question asks if people would take the thing up, and not what it is like. */
export const asksTaking = (question: string): boolean => taking.test(withoutNames(question));

/** Words for being for or against something as a whole. */
const leaning = new RegExp(
  `\\b${anyOf(`appeal(?:s|ing)?, attractive, demand, enjoy, fair, favou?r, good, happy, interest(?:s|ed)?, keep, land, liked?,
    loved?, need, open to, popular, prefer, recommend, replace, right, satisf(?:y|ied), should, stay, trust(?:s|ed)?,
    useful, valuable, welcome, work(?:s|ing)?, worth, job`)}\\b`,
  "i",
);

/** Whether a question asks if people are for the thing as a whole, which the stances of the interviews answer. */
export const asksLeaning = (question: string): boolean => {
  const put = withoutNames(question);
  return taking.test(put) || leaning.test(put);
};

/** Whether a question asks if people would do what the study is about, as "Would people eat it?" of "eating it". */
export function asksDeed(question: string, subject: string): boolean {
  const [, done] = /^\p{Ll}+ing\s(.+)$/u.exec(subject) ?? [];
  return (
    done !== undefined &&
    (/^should\b/i.test(question) ||
      question.replace(/\b(?:their|our|my)\b/g, "the").includes(done.replace(/\byour\b/g, "the")))
  );
}

const ending = /\b(?:stop|ban|abolish|scrap|end|drop|remove|get rid of|give up)\b/i;

/** Whether a question asks if the thing studied should end: being for it is then a no, and against it no clear yes. */
export const asksToEnd = (question: string, subject: string): boolean =>
  /^(?:should|would|will)\b/i.test(question) &&
  ending.test(withoutNames(question)) &&
  !/^(?:stopp|bann|abolish|scrapp|end|dropp|remov|gett|giv)ing\b/.test(subject);
