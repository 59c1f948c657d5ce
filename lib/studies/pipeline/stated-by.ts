import { sentiments, stances } from "../../engines/findings.ts";
import { mostConfidence } from "../../engines/measured.ts";
import { priceInWords } from "../../engines/prices.ts";
import { rounded } from "../../engines/statistics.ts";
import { type Fact, type WritingTask, wholeStudy } from "../../engines/writing.ts";
import { madeFor } from "../../process-wide.ts";
import type { Count, Statements } from "./check-prose.ts";
import { isEnglish } from "./guides/guide.ts";

/** What is known beside the facts: the numbers of interviews, and every verified quote with its speaker. */
export type Evidence = { interviews: number; quotes: Statements["quotes"]; labels: string[] };

/** What a sentence may state that names these counts: theirs, and the study's own numbers where it names those. */
export function statedBy(counts: readonly string[], task: WritingTask, evidence: Evidence): Statements {
  const { brief, nps, avg_sentiment, overall_confidence, mean_stance } = task;
  const facts = task.facts.filter(({ id }) => counts.includes(id));
  const objections = task.objections.filter(({ id }) => counts.includes(id));
  const measures = task.measures.filter(({ id }) => counts.includes(id));
  const isWhole = counts.includes(wholeStudy);
  const ofNps = [nps.value, nps.low, nps.high].flatMap((value) => [value, Math.round(value), Math.abs(value)]);
  const ofWhole = [brief.n_per_persona, task.facts.length, task.objections.length, ...ofNps];
  const { numbers, ...words } = wordsOf(task, evidence);
  return {
    counts: [
      ...facts.flatMap(countsOf),
      ...objections.map(({ interviews }): Count => [interviews, evidence.interviews, "interviews"]),
    ],
    scores: isWhole
      ? [
          [avg_sentiment, sentiments.to],
          [overall_confidence, mostConfidence],
          ...[1, 2].map((digits): [number, number] => [rounded(mean_stance, digits), stances.for]),
        ]
      : [],
    numbers: [
      brief.personas.length,
      evidence.interviews,
      ...(isWhole ? ofWhole : []),
      ...measures.flatMap(numbersOfMeasure),
      ...numbers,
    ],
    quotes: evidence.quotes,
    ...words,
    isEnglish: isEnglish(task.plan),
  };
}

type Words = { names: string[]; phrases: string[]; numbers: number[] };

const wordsOfTask = new WeakMap<WritingTask, Words>();

/** What every sentence of a study may say, worked out once. */
const wordsOf = (task: WritingTask, { labels }: Evidence): Words =>
  madeFor(wordsOfTask, task, () => {
    const own = phrasesOf(task);
    const names = task.brief.personas.map(({ name }) => name);
    return { names, phrases: [...own, ...labels], numbers: numbersIn(own) };
  });

/** The numbers of a measure as they may be said: shares as percentages too, where they are written as numbers. */
function numbersOfMeasure({ unit, value, low, high, n, items }: WritingTask["measures"][number]): number[] {
  const values = [value, low, high, ...items.map((item) => item.value)].filter((one) => one !== null);
  const variants = values.flatMap((one) => [one, rounded(one, 1), Math.round(one), Math.abs(one)]);
  return [n, ...variants, ...(unit === "share" ? values.map((one) => Math.round(100 * one)) : [])];
}

const countsOf = (fact: Fact): Count[] => [
  [fact.personas, fact.of_personas, "personas"],
  [fact.interviews, fact.of_interviews, "interviews"],
  // Nobody opposed is no count: it would let "none of the personas" pass for any claim.
  ...opposed(fact.opposed_personas, fact.of_personas, "personas"),
  ...opposed(fact.opposed_interviews, fact.of_interviews, "interviews"),
];

const opposed = (some: number, all: number, unit: NonNullable<Count[2]>): Count[] =>
  some > 0 ? [[some, all, unit]] : [];

/** The topic's own words and the plan's: repeating them claims nothing. */
function phrasesOf({ brief, plan, questions }: Pick<WritingTask, "brief" | "plan" | "questions">): string[] {
  const planTerms = [plan.subject, plan.category, plan.brand, ...plan.competitors, ...plan.claims, plan.stimulus];
  const questionTexts = questions.map(({ question }) => question);
  const terms = Object.values(plan.terms);
  return [
    brief.topic,
    brief.audience_description,
    ...planTerms,
    ...questionTexts,
    ...terms,
    ...plan.prices.map(priceInWords),
  ].filter((phrase): phrase is string => typeof phrase === "string" && phrase.trim() !== "");
}

const numbersIn = (phrases: readonly string[]): number[] =>
  phrases.flatMap((phrase) =>
    [...phrase.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(",", ""))),
  );
