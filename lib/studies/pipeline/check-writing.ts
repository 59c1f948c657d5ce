import type * as z from "zod";
import type { StudyAnswer } from "../../engines/findings.ts";
import {
  noPlainAnswer,
  plainAgenda,
  plainCannotTell,
  plainDescription,
  plainEvidence,
  plainFinding,
  plainHeadline,
  plainImplication,
  plainReason,
  plainResolution,
  plainSide,
  plainSummary,
} from "../../engines/plain-prose.ts";
import {
  type Fact,
  type Writing,
  type WritingTask,
  WrittenAgendaItem,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
} from "../../engines/writing.ts";
import { carriedSentences, type Judge, type Written } from "./carried-sentences.ts";
import { checkProse, type Stated } from "./check-prose.ts";
import { type Known, statedBy } from "./stated-by.ts";

const longestHeadline = 140;

/** An engine's prose after its check, as the study needs it. */
export type Prose = {
  headline_finding: string;
  executive_summary: string;
  opportunity: string;
  risk: string;
  messaging_implications: string[];
  research_agenda: Writing["research_agenda"];
  /** The answers, with the ids of their quotes. */
  answers: (Omit<StudyAnswer, "quotes"> & { quotes: string[] })[];
  finding: (fact: Fact) => { finding: string; evidence: string; implication: string };
  description: (fact: Fact) => string;
  resolution: (objection: string) => string;
  /** How many sentences were left out until now. */
  corrected: () => number;
};

/**
 * Holds an engine's prose against the facts. A sentence of headline, summary, answers, opportunity or risk stays when the
 * quotes and counts that it names carry it; where none stays, the host's plain sentence stands. A malformed piece costs
 * itself only.
 */
export async function checkWriting(written: Written, task: WritingTask, known: Known, judge: Judge): Promise<Prose> {
  const carried = await carriedSentences(written, task, known, judge);
  let corrected = carried.left_out;
  const check = (text: string | undefined, stated: Stated, plain: string): string => {
    if (text === undefined || text.trim() === "") return plain;
    const checked = checkProse(text, stated, plain);
    corrected += checked.corrected;
    return checked.text;
  };
  const { facts } = task;
  const every = [...facts.map(({ id }) => id), ...task.objections.map(({ id }) => id), "study"];
  const whole = statedBy(every, task, known);
  const findings = listOf(written.findings, WrittenFinding);
  const descriptions = listOf(written.theme_descriptions, WrittenDescription);
  const resolutions = listOf(written.resolutions, WrittenResolution);
  const messages = Array.isArray(written.messaging_implications) ? written.messaging_implications : [];
  const agenda = listOf(written.research_agenda, WrittenAgendaItem);
  const [headline] = carried.headline;
  return {
    headline_finding:
      headline !== undefined && headline.text.length <= longestHeadline ? headline.text : plainHeadline(facts),
    executive_summary: inOne(carried.summary) ?? plainSummary(task, known.interviews),
    opportunity: inOne(carried.opportunity) ?? plainSide(facts, 1),
    risk: inOne(carried.risk) ?? plainSide(facts, -1),
    answers: task.questions.map(({ question }, place) => {
      const { sentences, cannot_tell } = carried.answers[place]!;
      const answer = inOne(sentences);
      const quotes = [...new Set(sentences.flatMap((sentence) => sentence.quotes))];
      if (answer !== null) return { question, answer, quotes, cannot_tell: null };
      return {
        question,
        answer: noPlainAnswer,
        quotes: [],
        cannot_tell: check(cannot_tell ?? "", whole, plainCannotTell),
      };
    }),
    messaging_implications: [
      ...new Set(
        messages.filter((line) => typeof line === "string").map((line) => check(line, whole, plainSide(facts, 1))),
      ),
    ],
    // How a check with people is done is advice, not a finding: its sample and threshold are no claims about this study.
    research_agenda: (agenda.length > 0 ? agenda : plainAgenda(facts, task.plan)).map((item) => ({
      ...item,
      question: check(item.question, whole, plainHeadline(facts)),
      why: check(item.why, whole, plainReason),
    })),
    finding: (fact) => {
      const own = findings.find(({ id }) => id === fact.id);
      const stated = statedBy([fact.id], task, known);
      return {
        finding: check(own?.finding, stated, plainFinding(fact)),
        evidence: check(own?.evidence, stated, plainEvidence(fact)),
        implication: check(own?.implication, stated, plainImplication(fact)),
      };
    },
    description: (fact) => {
      const own = descriptions.find(({ label }) => label === fact.label);
      return check(own?.description, statedBy([fact.id], task, known), plainDescription(fact));
    },
    resolution: (objection) => {
      const own = resolutions.find(({ id }) => id === objectionId(objection));
      return check(own?.what_would_resolve, whole, plainResolution(objection));
    },
    corrected: () => corrected,
  };
}

const inOne = (sentences: readonly { text: string }[]): string | null =>
  sentences.length === 0 ? null : [...new Set(sentences.map(({ text }) => text))].join(" ");

/** The well-formed items of a list that an engine wrote. */
function listOf<Shape extends z.ZodType>(list: unknown, shape: Shape): z.output<Shape>[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => shape.safeParse(item)).flatMap(({ success, data }) => (success ? [data] : []));
}

/** The id under which prose about an objection is asked for. */
export const objectionId = (label: string): string => `objection:${label}`;
