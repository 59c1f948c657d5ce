import type { Fact, Writing, WritingTask } from "../../engines/engine.ts";
import {
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
import { checkProse, type Stated } from "./check-prose.ts";
import { type Known, statedBy, statedByFact } from "./stated-by.ts";

const longestHeadline = 140;

/** An engine's prose after its check, as the study needs it. */
export type Prose = Omit<Writing, "findings" | "theme_descriptions" | "resolutions"> & {
  finding: (fact: Fact) => { finding: string; evidence: string; implication: string };
  description: (fact: Fact) => string;
  resolution: (objection: string) => string;
  /** How many sentences were replaced until now. */
  corrected: () => number;
};

/** Holds every sentence of an engine's prose against the facts; what says more is replaced by the plain facts and counted. */
export function checkWriting(writing: Writing, task: WritingTask, known: Known): Prose {
  let corrected = 0;
  const check = (text: string | undefined, stated: Stated, plain: string): string => {
    if (text === undefined || text.trim() === "") return plain;
    const checked = checkProse(text, stated, plain);
    corrected += checked.corrected;
    return checked.text;
  };
  const whole = statedBy(task, known);
  const headline = check(writing.headline_finding, whole, plainHeadline(task.facts));
  return {
    headline_finding: headline.length <= longestHeadline ? headline : plainHeadline(task.facts),
    executive_summary: check(writing.executive_summary, whole, plainSummary(task, known.interviews)),
    opportunity: check(writing.opportunity, whole, plainSide(task.facts, 1)),
    risk: check(writing.risk, whole, plainSide(task.facts, -1)),
    messaging_implications: distinct(
      writing.messaging_implications.map((line) => check(line, whole, plainSide(task.facts, 1))),
    ),
    // How a check with people is done is advice, not a finding: its sample and threshold are no claims about this study.
    research_agenda: writing.research_agenda.map((item) => ({
      ...item,
      question: check(item.question, whole, plainHeadline(task.facts)),
      why: check(item.why, whole, plainReason),
    })),
    finding: (fact) => {
      const written = writing.findings.find(({ id }) => id === fact.id);
      const stated = statedByFact(fact, task, known);
      return {
        finding: check(written?.finding, stated, plainFinding(fact)),
        evidence: check(written?.evidence, stated, plainEvidence(fact)),
        implication: check(written?.implication, stated, plainImplication(fact)),
      };
    },
    description: (fact) => {
      const written = writing.theme_descriptions.find(({ label }) => label === fact.label);
      return check(written?.description, statedByFact(fact, task, known), plainDescription(fact));
    },
    resolution: (objection) => {
      const id = objectionId(objection);
      return check(
        writing.resolutions.find((resolution) => resolution.id === id)?.what_would_resolve,
        whole,
        plainResolution(objection),
      );
    },
    corrected: () => corrected,
  };
}

const distinct = (lines: string[]): string[] => [...new Set(lines)];

/** The id under which prose about an objection is asked for. */
export const objectionId = (label: string): string => `objection:${label}`;
