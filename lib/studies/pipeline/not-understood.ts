import { partOf } from "../../cut-text.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Findings } from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import type { Plan } from "../../engines/plan.ts";
import { type InterviewSession, isCoded } from "./hold-interview.ts";
import { adviceOf } from "./study-clock.ts";
import { noAnswerYet } from "./write-prose.ts";

/** What is said of a topic in another language than English without a model. */
export const englishOnly =
  "The built-in engine speaks English only, so nothing was concluded from this topic. Ask in English, give a subject, or have a language model run it.";
const unclear = "It is not clear what people are to be asked about. Say it in a plain sentence, or give it as subject.";

/** Why nothing is concluded of a topic; null where it was understood. */
export function whyNothing(plan: Plan, { kind }: Pick<Engine, "kind">): string | null {
  if (plan.understood) return null;
  return kind === "simulator" ? englishOnly : unclear;
}

/** Why nothing is concluded of interviews of which none was both rated and coded; null where one was. */
export function whyUnread(sessions: readonly InterviewSession[]): string | null {
  if (sessions.some((interview) => isCoded(interview) && interview.stance !== null)) return null;
  if (!sessions.some(({ transcript }) => transcript.some(isAnswer)))
    return "No question was answered. Put the topic in other words, or set another model.";
  return `No interview could be rated and coded. ${adviceOf(sessions.find(({ unread }) => unread !== null)?.unread)}`;
}

/** The findings where nothing is concluded: the interviews and the numbers counted from them stay. */
export function withoutConclusions(findings: Findings, reason: string): Findings {
  return {
    ...findings,
    headline_finding: partOf(reason, 0, reason.indexOf(".") + 1),
    executive_summary: reason,
    overall_confidence: 0,
    opportunity: reason,
    risk: reason,
    answers: (findings.answers ?? []).map(({ question }) => ({
      question,
      answer: noAnswerYet,
      quotes: [],
      cannot_tell: reason,
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

/** The words in place of any advice on a topic that comes near to harm. */
export const noAdvice =
  "The topic comes near to harm, so this study counts and quotes, and gives no advice. Ask someone who knows the field.";

/** The findings of such a topic: what was said and counted stays, without advice on what to do with it. */
export const withoutAdvice = (findings: Findings): Findings => ({
  ...findings,
  opportunity: noAdvice,
  messaging_implications: [],
  key_findings: findings.key_findings.map((finding) => ({ ...finding, implication: noAdvice })),
  objections: findings.objections.map((objection) => ({ ...objection, what_would_resolve: noAdvice })),
});
