import { type CompetitiveSignal, type DecisionCriterion, Objection } from "../../engines/findings.ts";
import type { Plan } from "../../engines/plan.ts";
import { largestRemainder, mean, sum } from "../../engines/statistics.ts";
import { neutralTo } from "./check-codes.ts";
import type { InterviewSession } from "./hold-interview.ts";
import { byLabel, chooseQuotes, type Mention, type QuoteRecord, saidIn } from "./themes.ts";

const severities = Objection.shape.severity.options;
type Severity = (typeof severities)[number];

const mostObjections = 8;

/** An objection before it is said what would resolve it. */
export type ObjectionDraft = Omit<Objection, "what_would_resolve"> & { code: string };

/** The objections of a study by severity, then by how many interviews raised them. */
export function gatherObjections(sessions: readonly InterviewSession[], record: QuoteRecord): ObjectionDraft[] {
  return byLabel(saidIn(sessions, "objection"))
    .map(([label, all]) => {
      const mentions = leading(all);
      return { label, mentions, interviews: interviewsIn(mentions).length, severity: severityOf(mentions) };
    })
    .sort(
      (one, other) =>
        severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
        other.interviews - one.interviews ||
        (one.label < other.label ? -1 : 1),
    )
    .slice(0, mostObjections)
    .map(({ label, mentions, interviews, severity }) => ({
      objection: label,
      code: mentions[0]!.code.id,
      category: mentions.find(({ code }) => code.category !== undefined)?.code.category ?? "other",
      severity,
      interview_count: interviews,
      persona_ids: personasIn(mentions),
      quotes: chooseQuotes(mentions, 3, record),
    }));
}

const interviewsIn = (mentions: readonly Mention[]): number[] => [...new Set(mentions.map((one) => one.interview))];
const personasIn = (mentions: readonly Mention[]): string[] => [...new Set(mentions.map(({ persona }) => persona.id))];

/** What is said outright; what is only granted in passing where nobody says it outright. */
const leading = (mentions: Mention[]): Mention[] => {
  const outright = mentions.filter(({ code }) => Math.abs(code.polarity) > neutralTo);
  return outright.length > 0 ? outright : mentions;
};

/** The severity that most interviews gave it, each by its gravest words; of two alike the graver. */
function severityOf(mentions: readonly Mention[]): Severity {
  const gravest = [...Map.groupBy(mentions, ({ interview }) => interview).values()].map((codes) =>
    Math.min(...codes.map(({ code }) => severities.indexOf(code.severity ?? "minor"))),
  );
  const count = (severity: number) => gravest.filter((index) => index === severity).length;
  return severities[[0, 1, 2].reduce((best, next) => (count(next) > count(best) ? next : best))]!;
}

const mostCriteria = 8;

/**
 * What decides, by rank. The importance of a criterion is its share of all naming: each interview gives the criteria it
 * named one vote in all, so that what a talkative respondent repeats weighs no more.
 */
export function gatherCriteria(sessions: readonly InterviewSession[], record: QuoteRecord): DecisionCriterion[] {
  const criteria = saidIn(sessions, "criterion");
  const byInterview = Map.groupBy(criteria, ({ interview }) => interview);
  const groups = byLabel(criteria)
    .map(([label, codes]) => ({ label, codes, weight: weightOf(codes, byInterview) }))
    .sort((one, other) => other.weight - one.weight || (one.label < other.label ? -1 : 1))
    .slice(0, mostCriteria);
  const importances = largestRemainder(
    groups.map(({ weight }) => weight),
    100,
  );
  return groups.map(({ label, codes }, index) => ({
    criterion: label,
    rank: index + 1,
    importance: importances[index]!,
    met: metOf(codes),
    persona_ids: personasIn(codes),
    quotes: chooseQuotes(codes, 2, record),
  }));
}

/** The votes for a criterion: of an interview that names several, each has an equal part, however often it is said. */
const weightOf = (codes: readonly Mention[], byInterview: Map<number, Mention[]>): number =>
  sum(interviewsIn(codes).map((interview) => 1 / byLabel(byInterview.get(interview)!).length));

/** Whether the subject is said to meet it: by which sides its passages take. */
function metOf(codes: readonly Mention[]): DecisionCriterion["met"] {
  const polarities = codes.map(({ code }) => code.polarity);
  const isMet = polarities.some((polarity) => polarity > neutralTo);
  const isMissed = polarities.some((polarity) => polarity < -neutralTo);
  if (!isMet && !isMissed) return "unknown";
  if (isMet && isMissed && Math.abs(mean(polarities)) < 0.5) return "partly";
  return mean(polarities) > 0 ? "yes" : "no";
}

/** A signal before it is said in words. */
type SignalDraft = Omit<CompetitiveSignal, "signal">;

type Direction = CompetitiveSignal["direction"];
const directions: Direction[] = ["favors_competitor", "favors_you", "neutral"];

/** What was said about each competitor, the status quo among them, the most named first. */
export function gatherSignals(sessions: readonly InterviewSession[], plan: Plan, record: QuoteRecord): SignalDraft[] {
  const own = plan.brand?.toLowerCase();
  const signals = saidIn(sessions, "signal").filter(({ code }) => code.label.toLowerCase() !== own);
  return byLabel(signals)
    .map(([competitor, mentions]) => ({ competitor, mentions, interviews: interviewsIn(mentions).length }))
    .sort((one, other) => other.interviews - one.interviews || (one.competitor < other.competitor ? -1 : 1))
    .map(({ competitor, mentions, interviews }) => {
      const direction = directionOf(mentions);
      const leaning = mentions.filter(({ code }) => (code.direction ?? "neutral") === direction);
      // Level on both sides is neutral though nobody said so: then both sides are quoted.
      const telling = leaning.length > 0 ? leaning : mentions;
      return {
        competitor,
        direction,
        interview_count: interviews,
        persona_ids: personasIn(mentions),
        quotes: chooseQuotes(telling, 2, record),
      };
    });
}

/** The direction of most interviews; where two are level, neutral. */
function directionOf(mentions: readonly Mention[]): Direction {
  const interviews = (direction: Direction) =>
    interviewsIn(mentions.filter(({ code }) => (code.direction ?? "neutral") === direction)).length;
  const [best, second] = directions.toSorted((one, other) => interviews(other) - interviews(one));
  return interviews(best!) === interviews(second!) ? "neutral" : best!;
}
