import type { Fact, Writing } from "../../../engines/writing.ts";
import { composeAgenda, composeMessaging, composeOpportunity, composeResolution, composeRisk } from "./advice.ts";
import { type ComposedAnswer, composeAnswers } from "./compose-answers.ts";
import { type ComposedFinding, composeDescription, composeFinding } from "./findings.ts";
import type { Material } from "./material.ts";
import { composeHeadline, composeSummary } from "./summary.ts";

/** A study's prose, as the study needs it. */
export type Prose = {
  headline_finding: string;
  executive_summary: string;
  opportunity: string;
  risk: string;
  messaging_implications: string[];
  research_agenda: Writing["research_agenda"];
  answers: ComposedAnswer[];
  finding: (fact: Fact) => ComposedFinding;
  description: (fact: Fact) => string;
  resolution: (objection: string) => string;
  /** How many sentences were left out until now. */
  corrected: () => number;
};

/** The host's own sentences, composed of nothing but what the study counted. */
export const composeProse = (material: Material): Prose => ({
  headline_finding: composeHeadline(material),
  executive_summary: composeSummary(material),
  opportunity: composeOpportunity(material),
  risk: composeRisk(material),
  messaging_implications: composeMessaging(material),
  research_agenda: composeAgenda(material),
  answers: composeAnswers(material),
  finding: (fact) => composeFinding(fact, material),
  description: (fact) => composeDescription(fact, material),
  resolution: (objection) => composeResolution(objection, material),
  corrected: () => 0,
});
