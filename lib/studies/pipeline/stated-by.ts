import type { Fact, WritingTask } from "../../engines/engine.ts";
import { priceInWords } from "../../engines/price-in-words.ts";
import { rounded } from "../../engines/statistics.ts";
import type { Stated } from "./check-prose.ts";

/** What is known beside the facts: the numbers of interviews, and every verified quote with its speaker. */
export type Known = { interviews: number; quotes: Stated["quotes"]; labels: string[] };

/** What prose about the whole study may state. */
export function statedBy(task: WritingTask, known: Known): Stated {
  const { brief, nps, avg_sentiment, overall_confidence, mean_stance } = task;
  const stance = [rounded(mean_stance, 1), rounded(mean_stance, 2)];
  return {
    counts: [
      ...task.facts.flatMap(countsOf),
      ...task.objections.map(({ interviews }): [number, number] => [interviews, known.interviews]),
    ],
    scores: [[avg_sentiment, 10], [overall_confidence, 100], ...stance.map((value): [number, number] => [value, 5])],
    numbers: [
      brief.personas.length,
      brief.n_per_persona,
      known.interviews,
      task.facts.length,
      task.objections.length,
      ...[nps.value, nps.low, nps.high].flatMap((value) => [value, Math.round(value), Math.abs(value)]),
      ...numbersIn(phrasesOf(task)),
    ],
    ...wordsOf(task, known),
  };
}

/** What prose about one fact may state: its own counts only. */
export function statedByFact(fact: Fact, task: WritingTask, known: Known): Stated {
  return {
    counts: countsOf(fact),
    scores: [],
    numbers: [task.brief.personas.length, known.interviews, ...numbersIn(phrasesOf(task))],
    ...wordsOf(task, known),
  };
}

const countsOf = (fact: Fact): [number, number][] => [
  [fact.personas, fact.of_personas],
  [fact.interviews, fact.of_interviews],
  // Nobody opposed is no count: it would let "none of the personas" pass for any claim.
  ...(fact.opposed_personas > 0 ? [[fact.opposed_personas, fact.of_personas] satisfies [number, number]] : []),
  ...(fact.opposed_interviews > 0 ? [[fact.opposed_interviews, fact.of_interviews] satisfies [number, number]] : []),
];

function wordsOf(task: WritingTask, { quotes, labels }: Known): Pick<Stated, "quotes" | "names" | "phrases"> {
  return { quotes, names: task.brief.personas.map(({ name }) => name), phrases: [...phrasesOf(task), ...labels] };
}

/** The topic's own words and the plan's: whoever repeats them claims nothing. */
function phrasesOf({ brief, plan }: WritingTask): string[] {
  const named = [plan.subject, plan.category, plan.brand, ...plan.competitors, ...plan.claims];
  return [brief.topic, brief.audience_description, ...named, ...plan.prices.map(priceInWords)].filter(
    (phrase): phrase is string => typeof phrase === "string" && phrase.trim() !== "",
  );
}

const numbersIn = (phrases: readonly string[]): number[] =>
  phrases.flatMap((phrase) =>
    [...phrase.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(",", ""))),
  );
