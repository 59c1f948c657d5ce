import type * as z from "zod";
import type { Quote } from "../../engines/findings.ts";
import {
  type WritingTask,
  WrittenAgendaItem,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
  wholeStudy,
} from "../../engines/writing.ts";
import { carriedSentences, type Judge, type WrittenPieces } from "./carried-sentences.ts";
import { checkProse, type Statements } from "./check-prose.ts";
import { noAnswerYet } from "./prose/compose-answers.ts";
import type { Prose } from "./prose/compose-prose.ts";
import { longestHeadline } from "./prose/summary.ts";
import { type Evidence, statedBy } from "./stated-by.ts";

/** What a written study is held against: the facts, what is known beside them, a reader, and the host's own prose. */
type Against = {
  task: WritingTask;
  known: Evidence;
  judge: Judge;
  composed: Prose;
  quotesOf: (ids: readonly string[]) => Quote[];
};

/**
 * Holds an engine's prose against the facts. A sentence of headline, summary, answers, opportunity or risk stays when the
 * quotes and counts that it names carry it; where none stays, the host's own sentence takes its place. A malformed piece
 * costs itself only.
 */
export async function checkWriting(
  written: WrittenPieces,
  { task, known, judge, composed, quotesOf }: Against,
): Promise<Prose> {
  const carried = await carriedSentences(written, task, known, judge);
  let corrected = carried.left_out;
  const check = (text: string | undefined, stated: Statements, plain: string): string => {
    if (text === undefined || text.trim() === "") return plain;
    const checked = checkProse(text, stated, plain);
    corrected += checked.corrected;
    return checked.text;
  };
  const whole = statedBy(everyCount(task), task, known);
  const findings = listOf(written.findings, WrittenFinding);
  const descriptions = listOf(written.theme_descriptions, WrittenDescription);
  const resolutions = listOf(written.resolutions, WrittenResolution);
  const messages = Array.isArray(written.messaging_implications) ? written.messaging_implications : [];
  const agenda = listOf(written.research_agenda, WrittenAgendaItem);
  const [headline] = carried.headline;
  const isSayable = headline !== undefined && headline.text.length <= longestHeadline;
  const [hint] = composed.messaging_implications;
  const [item] = composed.research_agenda;
  return {
    headline_finding: isSayable ? headline.text : composed.headline_finding,
    executive_summary: inOne(carried.summary) ?? composed.executive_summary,
    opportunity: inOne(carried.opportunity) ?? composed.opportunity,
    risk: inOne(carried.risk) ?? composed.risk,
    answers: composed.answers.map((own, place) => {
      const { sentences, cannot_tell } = carried.answers[place]!;
      const answer = inOne(sentences);
      if (answer === null)
        return cannot_tell === null ? own : { ...own, ...unanswered(check(cannot_tell, whole, plainCannotTell)) };
      const quotes = quotesOf([...new Set(sentences.flatMap((sentence) => sentence.quotes))]);
      return { question: own.question, answer, quotes, cannot_tell: null };
    }),
    messaging_implications: [
      ...new Set(messages.filter((line) => typeof line === "string").map((line) => check(line, whole, hint!))),
    ],
    // How a check with people is done is advice, not a finding: its sample and threshold are no claims about this study.
    research_agenda: (agenda.length > 0 ? agenda : composed.research_agenda).map((one) => ({
      ...one,
      question: check(one.question, whole, item!.question),
      why: check(one.why, whole, item!.why),
    })),
    finding: (fact) => {
      const own = findings.find(({ id }) => id === fact.id);
      const stated = statedBy([fact.id], task, known);
      const plain = composed.finding(fact);
      return {
        finding: check(own?.finding, stated, plain.finding),
        evidence: check(own?.evidence, stated, plain.evidence),
        implication: check(own?.implication, stated, plain.implication),
      };
    },
    description: (fact) => {
      const own = descriptions.find(({ label }) => label === fact.label);
      return check(own?.description, statedBy([fact.id], task, known), composed.description(fact));
    },
    resolution: (objection) => {
      const own = resolutions.find(({ id }) => id === objectionId(objection));
      return check(own?.what_would_resolve, whole, composed.resolution(objection));
    },
    corrected: () => corrected,
  };
}

const everyCount = ({ facts, objections, measures }: WritingTask): string[] => [
  ...[...facts, ...objections, ...measures].map(({ id }) => id),
  wholeStudy,
];

/** The words in place of a written reason that says more than was counted. */
const plainCannotTell = "No quote or count of these interviews carries an answer to it.";

const unanswered = (cannot_tell: string) => ({ answer: noAnswerYet, quotes: [], cannot_tell });

const inOne = (sentences: readonly { text: string }[]): string | null =>
  sentences.length === 0 ? null : [...new Set(sentences.map(({ text }) => text))].join(" ");

/** The well-formed items of a list that an engine wrote. */
function listOf<Shape extends z.ZodType>(list: unknown, shape: Shape): z.output<Shape>[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => shape.safeParse(item)).flatMap(({ success, data }) => (success ? [data] : []));
}

/** The id under which prose about an objection is requested. */
export const objectionId = (label: string): string => `objection:${label}`;
