import type { StudyAnswer } from "../../engines/findings.ts";
import type { Fact, Writing } from "../../engines/writing.ts";

/** A study's prose, as the study needs it; what an engine left out is "" or missing. */
export type Prose = {
  headline_finding: string;
  executive_summary: string;
  opportunity: string;
  risk: string;
  messaging_implications: string[];
  research_agenda: Writing["research_agenda"];
  answers: StudyAnswer[];
  finding: (fact: Fact) => { finding: string; evidence: string; implication: string };
  description: (fact: Fact) => string;
  resolution: (objection: string) => string;
  signal: (competitor: string) => string;
  /** How many sentences were left out until now. */
  corrected: () => number;
  /** Whether the engine left out a piece that its readers look for. */
  isPartly: () => boolean;
};

/** What is said in place of an answer that the interviews do not give. */
export const noAnswerYet = "These interviews cannot tell.";

/** The id under which prose about an objection is requested. */
export const objectionId = (label: string): string => `objection:${label}`;
