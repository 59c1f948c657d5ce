import * as z from "zod";
import type { Engine } from "../../engines/engine.ts";
import type { Quote, StudyAnswer } from "../../engines/findings.ts";
import {
  type Fact,
  headlineLength,
  type WritingTask,
  WrittenAgendaItem,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
  WrittenSignal,
  wholeStudy,
} from "../../engines/writing.ts";
import { carriedSentences, type Judge, type WrittenPieces } from "./carried-sentences.ts";
import { checkProse } from "./check-prose.ts";
import { type Evidence, statedBy } from "./stated-by.ts";
import { orStop } from "./study-clock.ts";
import type { CountedTheme } from "./themes.ts";

type Writer = { engine: Pick<Engine, "kind" | "write" | "support">; signal: AbortSignal };

const notWritten = "The model wrote no answer to this.";

/**
 * The study's prose in the engine's own words. Those of the built-in engine carry their counts by construction. A model's are
 * held against the facts: a sentence of headline, summary, answers, opportunity or risk stays when the quotes and counts that
 * it names carry it; where none stays, the piece is missing. A malformed piece costs itself only.
 */
export async function writeProse(
  { engine, signal }: Writer,
  task: WritingTask,
  evidence: Evidence,
  themes: readonly CountedTheme[],
) {
  const isOwn = engine.kind === "simulator";
  const writing = isOwn ? await engine.write({ ...task, signal }) : null;
  const pieces: WrittenPieces =
    writing ?? (await orStop(signal, () => engine.write({ ...task, signal })).catch(() => ({})));
  const carried =
    writing === null
      ? await carriedSentences(pieces, task, evidence, judgeOf(engine, signal))
      : { ...writing, headline: [writing.headline], left_out: 0 };
  let corrected = carried.left_out;
  let missing = 0;
  const need = (text: string): string => {
    if (text === "") missing += 1;
    return text;
  };
  const check = (text: string | undefined, counts = everyCount(task)): string => {
    if (text === undefined || text.trim() === "") return "";
    if (isOwn) return text;
    const checked = checkProse(text, statedBy(counts, task, evidence));
    corrected += checked.corrected;
    return checked.text;
  };
  const listOf = <Item>(list: unknown, shape: z.ZodType<Item>): Item[] =>
    isOwn ? (list as Item[]) : wellFormed(list, shape);
  const findings = listOf(pieces.findings, WrittenFinding);
  const descriptions = listOf(pieces.theme_descriptions, WrittenDescription);
  const resolutions = listOf(pieces.resolutions, WrittenResolution);
  const signals = listOf(pieces.signals, WrittenSignal);
  const messages = listOf(pieces.messaging_implications, z.string());
  const agenda = listOf(pieces.research_agenda, WrittenAgendaItem);
  const [headline] = carried.headline;
  const isSayable = headline !== undefined && (isOwn || headline.text.length <= headlineLength.most);
  return {
    headline_finding: need(isSayable ? headline.text : ""),
    executive_summary: need(inOne(carried.summary)),
    opportunity: need(inOne(carried.opportunity)),
    risk: need(inOne(carried.risk)),
    answers: task.questions.map(({ question }, place): StudyAnswer => {
      const { sentences, cannot_tell } = carried.answers[place]!;
      const answer = inOne(sentences);
      if (answer === "") {
        const why = cannot_tell === null ? need("") || notWritten : check(cannot_tell) || plainCannotTell;
        return { question, answer: noAnswerYet, quotes: [], cannot_tell: why };
      }
      const quotes = quotesNamed(
        sentences.flatMap((sentence) => sentence.quotes),
        themes,
      );
      return { question, answer, quotes, cannot_tell: null };
    }),
    messaging_implications: [...new Set(messages.map((line) => check(line)))].filter((line) => line !== ""),
    // How a check with people is done is advice, not a finding: its sample and threshold are no claims about this study.
    research_agenda: agenda
      .map((one) => ({ ...one, question: check(one.question), why: check(one.why) }))
      .filter(({ question }) => question !== ""),
    finding: (fact: Fact) => {
      const own = findings.find(({ id }) => id === fact.id);
      return {
        finding: need(check(own?.finding, [fact.id])) || fact.label,
        evidence: check(own?.evidence, [fact.id]),
        implication: check(own?.implication, [fact.id]),
      };
    },
    description: (fact: Fact) => check(descriptions.find(({ label }) => label === fact.label)?.description, [fact.id]),
    resolution: (objection: string) =>
      check(resolutions.find(({ id }) => id === objectionId(objection))?.what_would_resolve),
    signal: (competitor: string) => check(signals.find((one) => one.competitor === competitor)?.signal),
    corrected: () => corrected,
    /** Whether the engine left out a piece that its readers look for. */
    isPartly: () => !isOwn && missing > 0,
  };
}

/** A study's prose, as the study needs it; what an engine left out is "" or missing. */
export type Prose = Awaited<ReturnType<typeof writeProse>>;

const everyCount = ({ facts, objections, measures }: WritingTask): string[] => [
  ...[...facts, ...objections, ...measures].map(({ id }) => id),
  wholeStudy,
];

/** The words in place of a written reason that says more than was counted. */
const plainCannotTell = "No quote or count of these interviews carries an answer to it.";

const inOne = (sentences: readonly { text: string }[]): string =>
  [...new Set(sentences.map(({ text }) => text))].join(" ");

const wellFormed = <Item>(list: unknown, shape: z.ZodType<Item>): Item[] =>
  (Array.isArray(list) ? list : []).flatMap((item) => shape.safeParse(item).data ?? []);

/** Without a reader's judgement in time no sentence that needs one stays. */
function judgeOf({ support }: Writer["engine"], signal: AbortSignal): Judge {
  if (support === null) return null;
  return (claims) => orStop(signal, () => support({ claims, signal })).catch(() => claims.map(() => false));
}

const quotesNamed = (ids: readonly string[], themes: readonly CountedTheme[]): Quote[] =>
  themes.flatMap(({ fact, quotes, counter }) =>
    fact.quotes.flatMap(({ id }, place) => (ids.includes(id) ? [[...quotes, ...counter][place]!] : [])),
  );

/** What is said in place of an answer that the interviews do not give. */
export const noAnswerYet = "These interviews cannot tell.";

/** The id under which prose about an objection is requested. */
export const objectionId = (label: string): string => `objection:${label}`;
