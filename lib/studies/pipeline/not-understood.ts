import type { Brief } from "../../engines/brief.ts";
import type { Findings } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";
import { isNameless } from "../../engines/subject-words.ts";
import { usualQuestions } from "../../engines/usual-questions.ts";
import { kindOf } from "./prose/question-kind.ts";
import type { QuestionKind } from "./prose/question-kinds.ts";

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

/** Questions that a study which weighed something may not answer, while what speaks for and against it is kept. */
const asksOfWeighed = new Set<QuestionKind>(["price", "wording", "rivals", "practice", "parts"]);

/** Why nothing is concluded: the topic was not understood, or what it is about has no name and its questions no answer. */
export function whyNothing({ answers = [] }: Findings, brief: Pick<Brief, "topic">, plan: Plan): string | null {
  if (!plan.understood) return notUnderstood(brief, plan);
  const usual = usualQuestions(plan.brand ?? plan.subject);
  const own = answers.filter(({ question }) => !usual.includes(question));
  if (own.some(({ question }) => asksOfWeighed.has(kindOf(question)))) return null;
  return isNameless(plan) && own.every(({ cannot_tell }) => cannot_tell !== null)
    ? (own[0]?.cannot_tell ?? null)
    : null;
}

/** The findings where nothing is concluded: the interviews and the numbers counted from them stay. */
export function withoutConclusions(
  findings: Findings,
  { understood }: Pick<Plan, "understood">,
  said: string,
): Findings {
  const short = understood ? findings.headline_finding : "This topic was not understood.";
  return {
    ...findings,
    headline_finding: !understood && said.length <= 140 ? said : short,
    executive_summary: said,
    overall_confidence: 0,
    opportunity: said,
    risk: said,
    answers: (findings.answers ?? []).map(({ question, cannot_tell }) => ({
      question,
      answer: "These interviews cannot tell.",
      quotes: [],
      cannot_tell: (understood ? cannot_tell : null) ?? said,
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
