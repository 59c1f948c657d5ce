import * as z from "zod";
import { coverage } from "../../../in-words.ts";
import {
  headlineLength,
  Sentence,
  type Writing,
  type WritingTask,
  WrittenAgendaItem,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
  WrittenSignal,
  wholeStudy,
  writingPieces,
} from "../../writing.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, nested } from "./material.ts";
import { briefBlock } from "./setting.ts";

const agendaItems = { least: 2, most: 4 };

const rules = `You write a part of the report of a qualitative study from facts that were counted and quotes that were verified. You know nothing else.

- Numbers: only those of the facts a sentence names, as they are there. Never add, divide, round or turn them into percentages. Where you need none, write none.
- Quoted words stand in “ ” and are copied to the letter from a quote that is given.
- Say who and how many, not "people" or "the market": these are a few interviews, and nothing here holds for anyone else. No forecast.
- Say what speaks against a finding where a fact has another side.
- Plain, short sentences without jargon. Name no brand, price or fact that is not in the material. Write in the language of the topic.`;

const ofWhole = `${rules}
- A sentence is text with the ids of the quotes and of the counts it rests on. Every sentence that says what people think, do or want names at least one quote or count. A quote's id is its own; a count's id is that of its fact, objection or measure, or "${wholeStudy}" for the numbers of the whole study.
- headline: one sentence of at most ${headlineLength.usual} characters with the main answer. summary: 3 to 5 sentences.
- answers: for each question (its id) 1 to 4 sentences that answer it; where the interviews cannot tell, no sentence, and cannot_tell says why; else null.
- opportunity and risk: 1 to 3 sentences each. messaging_implications: 1 to 4 lines.
- research_agenda: ${agendaItems.least} to ${agendaItems.most} items that check this with real people; one of them tests the headline. priority high, medium or low; would_change: the result that would overturn the finding.`;

const ofParts = `${rules}
- findings: for each fact (its id) finding (one sentence), evidence (what was said and by how many, with one quote), implication (what follows for the decision; advice, not prophecy).
- theme_descriptions: for each fact (its label, to the letter) one sentence. resolutions: for each objection (its id) what would resolve it. signals: for each signal (its competitor, to the letter) one sentence.`;

const Whole = z.object({
  headline: Sentence,
  summary: z.array(Sentence).min(1).max(5),
  answers: z
    .array(
      z.object({
        id: z.string().max(200),
        sentences: z.array(Sentence).max(4),
        cannot_tell: z.string().trim().min(1).max(400).nullable(),
      }),
    )
    .max(8),
  opportunity: z.array(Sentence).min(1).max(3),
  risk: z.array(Sentence).min(1).max(3),
  messaging_implications: z.array(z.string().trim().min(1).max(400)).min(1).max(4),
  research_agenda: z.array(WrittenAgendaItem).min(1).max(agendaItems.most),
});
const Parts = z.object({
  findings: z.array(WrittenFinding).max(20),
  theme_descriptions: z.array(WrittenDescription).max(20),
  resolutions: z.array(WrittenResolution).max(12),
  signals: z.array(WrittenSignal).max(10),
});

/** The report in two calls, so that each fits a small context: what is said of the whole, and of each of its parts. */
export const writePrompts = (task: WritingTask): Prompt<Partial<Writing>>[] => {
  const { questions, facts, objections, measures, signals } = task;
  const ofFacts = (of: typeof facts) => nested("facts", of.map(factBlock));
  const ofObjections = nested("objections", objections.map(objectionBlock));
  return [
    promptOf(task, ofWhole, Whole, [
      nested(
        "questions",
        questions.map(({ id, question }) => block("question", lines({ id, question }))),
      ),
      ofFacts(facts.map((fact) => ({ ...fact, quotes: oneOfEachSide(fact.quotes) }))),
      ofObjections,
      nested("measures", measures.map(measureBlock)),
      wholeBlock(task),
    ]),
    promptOf(task, ofParts, Parts, [
      ofFacts(facts),
      ofObjections,
      nested(
        "signals",
        signals.map((signal) => block("signal", lines(signal))),
      ),
    ]),
  ];
};

const oneOfEachSide = (quotes: WritingTask["facts"][number]["quotes"]) =>
  quotes.filter(({ side }, place) => quotes.findIndex((quote) => quote.side === side) === place);

const promptOf = (
  { brief }: WritingTask,
  rules: string,
  shape: z.ZodObject,
  material: string[],
): Prompt<Partial<Writing>> => ({
  label: "write",
  rules,
  setting: briefBlock(brief),
  messages: [{ role: "user", content: material.join("\n") }],
  shape: shape as unknown as z.ZodType<Partial<Writing>>,
  // The host checks each piece alone: one that is malformed costs no other.
  lenient: lenientOf(shape) as unknown as z.ZodType<Partial<Writing>>,
  maxOutputTokens: 3600,
});

const lenientOf = (shape: z.ZodObject) =>
  z.object(Object.fromEntries(Object.keys(shape.shape).map((name) => [name, writingPieces[name as "summary"]])));

const objectionBlock = ({ id, label, category, severity, interviews }: WritingTask["objections"][number]): string =>
  block("objection", lines({ id, label, category, severity, interviews }));

const wholeBlock = ({ avg_sentiment, overall_confidence, mean_stance, nps }: WritingTask): string =>
  block(
    "whole-study",
    lines({
      id: wholeStudy,
      "sentiment from 0 to 10": avg_sentiment,
      "confidence from 0 to 100": overall_confidence,
      "mean stance from 1 to 5": mean_stance,
      "projected NPS": nps.value,
      "its interval": `${nps.low} to ${nps.high}`,
    }),
  );

const measureBlock = ({ id, label, value, unit, low, high, n, items }: WritingTask["measures"][number]): string =>
  block(
    "measure",
    lines({
      ...{ id, label, value, unit },
      [`${coverage} interval`]: low === null ? null : `${low} to ${high}`,
      interviews: n,
      ...Object.fromEntries(items.map((item) => [`of “${item.label}”`, item.value])),
    }),
  );

function factBlock(fact: WritingTask["facts"][number]): string {
  const { id, label, polarity } = fact;
  const counts = {
    id,
    label,
    side: polarity > 0 ? "for" : polarity < 0 ? "against" : "neither",
    "on this side": `personas ${fact.personas} of ${fact.of_personas}, interviews ${fact.interviews} of ${fact.of_interviews}`,
    "on the other": `personas ${fact.opposed_personas}, interviews ${fact.opposed_interviews}`,
  };
  return nested("fact", [
    block("counts", lines(counts)),
    ...fact.quotes.map(({ id, quote, persona_name, side }) =>
      block("quote", lines({ id, said_by: persona_name, side, words: quote })),
    ),
  ]);
}
