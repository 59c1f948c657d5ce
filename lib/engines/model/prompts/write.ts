import * as z from "zod";
import { coverage, inChoice } from "../../../in-words.ts";
import { sentimentRange, stances } from "../../findings.ts";
import { mostConfidence, npsName } from "../../measured.ts";
import { guideCount, planQuestions } from "../../plan.ts";
import {
  headlineLength,
  Sentence,
  type Writing,
  type WritingTask,
  WrittenAgendaItem,
  WrittenAnswer,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
  WrittenSignal,
  wholeStudy,
  writingPieces,
} from "../../writing.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, nested, rulesOf } from "./parts.ts";
import { briefBlock } from "./setting.ts";

const agendaItems = { least: 2, most: 4 };
/** How many sentences or lines a part is to have at most, and a summary at least. */
const most = { summary: 5, answer: 4, side: 3, implications: 4 };
const leastOfSummary = 3;

const rules = rulesOf("write");
const ofWhole = rulesOf("write-whole", {
  rules,
  wholeStudy,
  headlineLength: headlineLength.usual,
  ...{ leastOfSummary, mostOfSummary: most.summary, mostOfAnswer: most.answer },
  ...{ mostOfSide: most.side, mostImplications: most.implications },
  leastItems: agendaItems.least,
  mostItems: agendaItems.most,
  priorities: inChoice(WrittenAgendaItem.shape.priority.options),
});
const ofParts = rulesOf("write-parts", { rules });

const Whole = z.object({
  headline: Sentence,
  summary: z.array(Sentence).min(1).max(most.summary),
  answers: z
    .array(WrittenAnswer.extend({ sentences: z.array(Sentence).max(most.answer) }))
    .max(planQuestions.most + guideCount.most),
  opportunity: z.array(Sentence).min(1).max(most.side),
  risk: z.array(Sentence).min(1).max(most.side),
  messaging_implications: z.array(z.string().trim().min(1).max(400)).min(1).max(most.implications),
  research_agenda: z.array(WrittenAgendaItem).min(1).max(agendaItems.most),
});
/** No study has as many of any. */
const mostOfEach = 20;
const Parts = z.object({
  findings: z.array(WrittenFinding).max(mostOfEach),
  theme_descriptions: z.array(WrittenDescription).max(mostOfEach),
  resolutions: z.array(WrittenResolution).max(mostOfEach),
  signals: z.array(WrittenSignal).max(mostOfEach),
});

/** The report in calls that each fit a small context: what is said of the whole, and of each of its parts. */
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
      [`sentiment from ${sentimentRange}`]: avg_sentiment,
      [`confidence from 0 to ${mostConfidence}`]: overall_confidence,
      [`mean stance from ${stances.against} to ${stances.for}`]: mean_stance,
      [npsName]: nps.value,
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
