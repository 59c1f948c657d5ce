import type * as z from "zod";
import type { Engine } from "../../engines/engine.ts";
import type { Quote } from "../../engines/findings.ts";
import {
  type Writing,
  type WritingTask,
  WrittenAgendaItem,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
  WrittenSignal,
  wholeStudy,
} from "../../engines/writing.ts";
import { carriedSentences, type Judge, type WrittenPieces } from "./carried-sentences.ts";
import { checkProse, type Statements } from "./check-prose.ts";
import type { CountedTheme } from "./count-themes.ts";
import { orStop } from "./or-stop.ts";
import { noAnswerYet, objectionId, type Prose } from "./prose.ts";
import { type Evidence, statedBy } from "./stated-by.ts";

type Writer = { engine: Pick<Engine, "kind" | "write" | "support">; signal: AbortSignal };

/**
 * The study's prose in the engine's own words. Those of the built-in engine carry their counts by construction; a
 * model's are checked, and what it left out stays out.
 */
export async function writeProse(
  { engine, signal }: Writer,
  task: WritingTask,
  known: Evidence,
  counted: readonly CountedTheme[],
): Promise<Prose> {
  const quotesOf = (ids: readonly string[]) => quotesNamed(ids, counted);
  if (engine.kind === "simulator") return asWritten(await engine.write({ ...task, signal }), task, quotesOf);
  const written: WrittenPieces = await orStop(signal, () => engine.write({ ...task, signal })).catch(() => ({}));
  return checkWriting(written, { task, known, judge: judgeOf(engine, signal), quotesOf });
}

/** Without a reader's judgement in time no sentence that needs one stays. */
function judgeOf({ support }: Writer["engine"], signal: AbortSignal): Judge {
  if (support === null) return null;
  return (claims) => orStop(signal, () => support({ claims, signal })).catch(() => claims.map(() => false));
}

const quotesNamed = (ids: readonly string[], counted: readonly CountedTheme[]): Quote[] =>
  counted.flatMap(({ fact, quotes, counter }) =>
    fact.quotes.flatMap(({ id }, place) => (ids.includes(id) ? [[...quotes, ...counter][place]!] : [])),
  );

function asWritten(writing: Writing, { questions }: WritingTask, quotesOf: (ids: readonly string[]) => Quote[]): Prose {
  const inOne = (sentences: Writing["summary"]): string => sentences.map(({ text }) => text).join(" ");
  const nothing = { finding: "", evidence: "", implication: "" };
  return {
    headline_finding: writing.headline.text,
    executive_summary: inOne(writing.summary),
    opportunity: inOne(writing.opportunity),
    risk: inOne(writing.risk),
    messaging_implications: writing.messaging_implications,
    research_agenda: writing.research_agenda,
    answers: questions.map(({ id, question }) => {
      const { sentences, cannot_tell } = writing.answers.find((answer) => answer.id === id)!;
      const quotes = quotesOf(sentences.flatMap((sentence) => sentence.quotes));
      return { question, answer: cannot_tell === null ? inOne(sentences) : noAnswerYet, quotes, cannot_tell };
    }),
    finding: (fact) => {
      const { id: _, ...found } = writing.findings.find(({ id }) => id === fact.id) ?? { id: "", ...nothing };
      return found;
    },
    description: (fact) => writing.theme_descriptions.find(({ label }) => label === fact.label)?.description ?? "",
    resolution: (objection) =>
      writing.resolutions.find(({ id }) => id === objectionId(objection))?.what_would_resolve ?? "",
    signal: (competitor) => writing.signals.find((one) => one.competitor === competitor)?.signal ?? "",
    corrected: () => 0,
    isPartly: () => false,
  };
}

/** What a written study is held against: the facts, what is known beside them, and a reader. */
type Against = {
  task: WritingTask;
  known: Evidence;
  judge: Judge;
  quotesOf: (ids: readonly string[]) => Quote[];
};

/** Longer headlines are none. */
const longestHeadline = 200;
const notWritten = "The model wrote no answer to this.";

/**
 * Holds an engine's prose against the facts. A sentence of headline, summary, answers, opportunity or risk stays when the
 * quotes and counts that it names carry it; where none stays, the piece is missing. A malformed piece costs itself only.
 */
async function checkWriting(written: WrittenPieces, { task, known, judge, quotesOf }: Against): Promise<Prose> {
  const carried = await carriedSentences(written, task, known, judge);
  let corrected = carried.left_out;
  let missing = 0;
  const need = (text: string): string => {
    if (text === "") missing += 1;
    return text;
  };
  const check = (text: string | undefined, stated: Statements): string => {
    if (text === undefined || text.trim() === "") return "";
    const checked = checkProse(text, stated);
    corrected += checked.corrected;
    return checked.text;
  };
  const whole = statedBy(everyCount(task), task, known);
  const findings = listOf(written.findings, WrittenFinding);
  const descriptions = listOf(written.theme_descriptions, WrittenDescription);
  const resolutions = listOf(written.resolutions, WrittenResolution);
  const signals = listOf(written.signals, WrittenSignal);
  const messages = Array.isArray(written.messaging_implications) ? written.messaging_implications : [];
  const agenda = listOf(written.research_agenda, WrittenAgendaItem);
  const [headline] = carried.headline;
  const isSayable = headline !== undefined && headline.text.length <= longestHeadline;
  return {
    headline_finding: need(isSayable ? headline.text : ""),
    executive_summary: need(inOne(carried.summary)),
    opportunity: need(inOne(carried.opportunity)),
    risk: need(inOne(carried.risk)),
    answers: task.questions.map(({ question }, place) => {
      const { sentences, cannot_tell } = carried.answers[place]!;
      const answer = inOne(sentences);
      if (answer === "") {
        const why = cannot_tell === null ? need("") || notWritten : check(cannot_tell, whole) || plainCannotTell;
        return { question, answer: noAnswerYet, quotes: [], cannot_tell: why };
      }
      const quotes = quotesOf([...new Set(sentences.flatMap((sentence) => sentence.quotes))]);
      return { question, answer, quotes, cannot_tell: null };
    }),
    messaging_implications: [
      ...new Set(messages.filter((line) => typeof line === "string").map((line) => check(line, whole))),
    ].filter((line) => line !== ""),
    // How a check with people is done is advice, not a finding: its sample and threshold are no claims about this study.
    research_agenda: agenda
      .map((one) => ({ ...one, question: check(one.question, whole), why: check(one.why, whole) }))
      .filter(({ question }) => question !== ""),
    finding: (fact) => {
      const own = findings.find(({ id }) => id === fact.id);
      const stated = statedBy([fact.id], task, known);
      return {
        finding: need(check(own?.finding, stated)) || fact.label,
        evidence: check(own?.evidence, stated),
        implication: check(own?.implication, stated),
      };
    },
    description: (fact) => {
      const own = descriptions.find(({ label }) => label === fact.label);
      return check(own?.description, statedBy([fact.id], task, known));
    },
    resolution: (objection) => {
      const own = resolutions.find(({ id }) => id === objectionId(objection));
      return check(own?.what_would_resolve, whole);
    },
    signal: (competitor) => check(signals.find((one) => one.competitor === competitor)?.signal, whole),
    corrected: () => corrected,
    isPartly: () => missing > 0,
  };
}

const everyCount = ({ facts, objections, measures }: WritingTask): string[] => [
  ...[...facts, ...objections, ...measures].map(({ id }) => id),
  wholeStudy,
];

/** The words in place of a written reason that says more than was counted. */
const plainCannotTell = "No quote or count of these interviews carries an answer to it.";

const inOne = (sentences: readonly { text: string }[]): string =>
  [...new Set(sentences.map(({ text }) => text))].join(" ");

/** The well-formed items of a list that an engine wrote. */
function listOf<Shape extends z.ZodType>(list: unknown, shape: Shape): z.output<Shape>[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => shape.safeParse(item)).flatMap(({ success, data }) => (success ? [data] : []));
}
