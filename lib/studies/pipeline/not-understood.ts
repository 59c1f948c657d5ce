import type { Brief } from "../../engines/brief.ts";
import type { Findings } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";

const longestSaid = 80;

/** What to add to a request whose topic was not understood. */
const whatToAdd = "Say in a plain sentence what people are to be asked about, or give it as subject.";

/** The sentence in place of every finding of a topic that was not understood. */
export function notUnderstood({ topic }: Pick<Brief, "topic">, { not_understood, language }: Plan): string {
  const said = topic.length <= longestSaid ? topic : `${topic.slice(0, longestSaid - 1).trimEnd()}…`;
  const words = not_understood.length === 0 ? "" : ` Unknown: ${not_understood.join(", ")}.`;
  const tongue = language === null || language === "en" ? "" : ` Its language was read as “${language}”.`;
  return `This topic was not understood: “${said}”.${words}${tongue} ${whatToAdd}`;
}

/**
 * The findings of a topic that was not understood: the interviews and the numbers counted from them stay, and nothing is
 * concluded from them.
 */
export function withoutConclusions(findings: Findings, brief: Pick<Brief, "topic">, plan: Plan): Findings {
  const said = notUnderstood(brief, plan);
  return {
    ...findings,
    headline_finding: said.length <= 140 ? said : "This topic was not understood.",
    executive_summary: said,
    overall_confidence: 0,
    opportunity: said,
    risk: said,
    answers: (findings.answers ?? []).map(({ question }) => ({
      question,
      answer: "These interviews cannot tell.",
      quotes: [],
      cannot_tell: said,
    })),
    key_findings: [],
    messaging_implications: [],
    consensus_themes: [],
    objections: [],
    competitive_signals: [],
    decision_criteria: [],
    research_agenda: [],
    interviews: findings.interviews.map((interview) => ({
      ...interview,
      analysis: { ...interview.analysis, key_themes: [] },
    })),
  };
}
