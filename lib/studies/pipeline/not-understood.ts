import type { Brief } from "../../engines/brief.ts";
import type { Findings } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";

const longestSaid = 80;

/** What to add to a request whose topic was not understood. */
const whatToAdd = "Say in a plain sentence what people are to be asked about, or give it as subject.";

/** The sentence in place of every finding of a topic that was not understood. */
export function notUnderstood({ topic }: Pick<Brief, "topic">, { not_understood, language }: Plan): string {
  const said = topic.length <= longestSaid ? topic : `${topic.slice(0, longestSaid - 1).trimEnd()}…`;
  const tongue = otherLanguage(language);
  if (tongue !== null)
    return `This topic was not understood: “${said}”. It was read as ${tongue}, and the simulator reads English only. Ask in English, or have a model run it.`;
  const words = not_understood.length === 0 ? "" : ` Unknown: ${not_understood.join(", ")}.`;
  return `This topic was not understood: “${said}”.${words} ${whatToAdd}`;
}

const nameOf = new Intl.DisplayNames(["en"], { type: "language" });

/** The name of a topic's language; null where it is English or not known. */
function otherLanguage(language: string | null): string | null {
  const tag = /^[a-z]{2,3}(?=-|$)/i.exec(language ?? "")?.[0].toLowerCase();
  return tag === undefined || tag === "en" || tag === "und" ? null : (nameOf.of(tag) ?? tag);
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
