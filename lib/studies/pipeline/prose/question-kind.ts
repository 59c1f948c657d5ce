import { anyOf } from "../../../engines/cells.ts";
import { logit } from "../../../engines/statistics.ts";
import { questionFeatures } from "./question-features.ts";
import type { QuestionKind } from "./question-kinds.ts";
import { patternKind, withoutNames } from "./question-patterns.ts";
import model from "./question-weights.json" with { type: "json" };

const kindsIn = (names: string): Set<QuestionKind> => new Set(names.split(/\s+/) as QuestionKind[]);

/** From which share of probability on the words of a question decide, and not its form. */
const sureFrom = 0.3;
/** Kinds whose forms are so plain that the words say no more: measured by evals/fit-questions.ts. */
const plainForms =
  kindsIn(`perception price why_not why_for worst best change criteria groups wording satisfied rivals parts marks
  both practice decider state clear pick`);

/** Whether the form of a question says what it wants. */
export const hasPlainForm = (question: string): boolean => plainForms.has(patternKind(question));

/** What kind of answer a question wants, by its form where that is plain, else by its words. */
export function kindOf(question: string): QuestionKind {
  const byForm = patternKind(question);
  if (plainForms.has(byForm)) return byForm;
  const shares = sharesInWords(question).map((share, place) =>
    byForm !== "yes_no" || isClosed(kinds[place]![0], question) ? share : 0,
  );
  const most = Math.max(...shares);
  return most >= sureFrom ? kinds[shares.indexOf(most)]![0] : byForm;
}

/** What a question that can be answered by yes or no may want. */
const closed = kindsIn("yes_no clear effect pick price satisfied change practice count decider");
const ofPrice =
  /\b(?:pa(?:y|id)|pric|cost|charg|fees?\b|expens|worth|fair|afford|too (?:much|high|low|steep)|cheap|dear)/i;
const isClosed = (kind: QuestionKind, question: string): boolean =>
  closed.has(kind) &&
  (kind !== "price" || ofPrice.test(question)) &&
  (kind !== "pick" || /\b(?:rather|prefer|better|best|more|most|first|over|than)\b|,.*\bor\b/i.test(question));

/** How probable it is that a question wants one of these kinds of answer: 0 to 1. */
export const shareOfKinds = (question: string, some: readonly QuestionKind[]): number =>
  sharesInWords(question).reduce((sum, share, place) => (some.includes(kinds[place]![0]) ? sum + share : sum), 0);

/** The share of each kind by the words of a question: a multinomial logit, fitted by evals/fit-questions.ts. */
function sharesInWords(question: string): number[] {
  const features = questionFeatures(question);
  const sums = kinds.map(() => 0);
  for (const feature of features) for (const [place, weight] of weights.get(feature) ?? []) sums[place]! += weight;
  return logit(kinds.map(([, { bias }], place) => bias + sums[place]! / Math.sqrt(features.size)));
}

const kinds = Object.entries(model) as [QuestionKind, { bias: number; weights: Record<string, string> }][];
/** The weights of each feature, by the place of their kind. */
const weights = new Map<string, [place: number, weight: number][]>();
for (const [place, [, own]] of kinds.entries())
  for (const [weight, features] of Object.entries(own.weights))
    for (const feature of features.split("|"))
      weights.set(feature, [...(weights.get(feature) ?? []), [place, Number(weight)]]);

/** The side that a question asks for: 1 what speaks for the subject, −1 what speaks against it; null where it asks for none. */
export function sideAsked(question: string, why: 1 | -1): 1 | -1 | null {
  const sides: Partial<Record<QuestionKind, 1 | -1>> = { worst: -1, why_not: -1, best: 1, why_for: 1, why };
  return sides[kindOf(question)] ?? null;
}

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
