import { type Code, passageWords } from "../../engines/coding.ts";
import {
  allImportance,
  type CompetitiveSignal,
  type DecisionCriterion,
  type Interview,
  Objection,
} from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import type { Plan } from "../../engines/plan.ts";
import { clamp, largestRemainder, mean, rounded, sum } from "../../engines/statistics.ts";
import { wordCount, wordsIn } from "../../engines/texts.ts";
import { neutralTo } from "./check-codes.ts";
import { type InterviewSession, isCoded } from "./hold-interview.ts";
import { type Recommendation, sentimentOf, sentimentScore } from "./study-numbers.ts";
import { byLabel, chooseQuotes, type Mention, type QuoteRecord, saidIn } from "./themes.ts";

const severities = Objection.shape.severity.options;

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
function severityOf(mentions: readonly Mention[]): (typeof severities)[number] {
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
    allImportance,
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
  return byLabel(saidIn(sessions, "signal").filter(({ code }) => code.label.toLowerCase() !== own))
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

function directionOf(mentions: readonly Mention[]): Direction {
  const interviews = (direction: Direction) =>
    interviewsIn(mentions.filter(({ code }) => (code.direction ?? "neutral") === direction)).length;
  const [best, second] = directions.toSorted((one, other) => interviews(other) - interviews(one));
  return interviews(best!) === interviews(second!) ? "neutral" : best!;
}

/** The points of `recommend` as detractors, passives and promoters (Reichheld 2003); null without a rating. */
function recommendationOf(ratings: Interview["ratings"]): Recommendation | null {
  const points = ratings.find(({ item }) => item === "recommend")?.distribution;
  if (points === undefined) return null;
  const within = (from: number, to: number) => rounded(clamp(sum(points.slice(from, to)), 0, 1), 4);
  return { promoter: within(9, 11), passive: within(7, 9), detractor: within(0, 7) };
}

/** An interview with its analysis; `themes` are those of the study's consensus themes that it takes a side on. */
export function summariseInterview(session: InterviewSession, themes: readonly string[]): Interview {
  const { persona, repeat, transcript, ratings, coding, closed, stance, consistency } = session;
  const labels = (kind: Code["kind"]) => [
    ...new Set(coding.codes.filter((code) => code.kind === kind).map(({ label }) => label)),
  ];
  return {
    persona_id: persona.id,
    persona_name: persona.name,
    persona_role: persona.role,
    repeat,
    transcript,
    analysis: {
      sentiment: isCoded(session) ? sentimentOf(coding.turns) : null,
      sentiment_score: isCoded(session) ? sentimentScore(coding.turns) : null,
      key_themes: [...themes],
      standout_quote: standoutOf(session),
      stance,
      nps: npsSegment(session),
      objections: labels("objection"),
      criteria: labels("criterion"),
      quality: {
        informativeness: rounded(mean(transcript.map((turn) => (isAnswer(turn) ? informativenessOf(turn.a) : 0))), 3),
        specificity: specificityOf(coding.turns),
        consistency: consistency === null ? null : rounded(consistency, 3),
      },
    },
    ratings,
    ...(closed.answers.length > 0 && { closed: closed.answers }),
  };
}

function specificityOf(turns: InterviewSession["coding"]["turns"]): number | null {
  const specificities = turns.flatMap(({ specificity }) => (specificity === null ? [] : [specificity]));
  return specificities.length === 0 ? null : rounded(mean(specificities), 3);
}

function npsSegment({ ratings }: InterviewSession): Interview["analysis"]["nps"] {
  const nps = recommendationOf(ratings);
  if (nps === null) return null;
  const segments = ["detractor", "passive", "promoter"] as const;
  return { ...nps, segment: segments.reduce((best, next) => (nps[next] > nps[best] ? next : best)) };
}

/** The passage that says most: of the coded ones the clearest and most salient, else the first sentence of the fullest answer. */
function standoutOf({ coding, transcript }: InterviewSession): string {
  const worth = ({ polarity, turn, quote }: Code) => {
    const words = wordCount(quote);
    const length = words < passageWords.least ? 0 : words <= passageWords.most ? 0.5 : 0.2;
    return Math.abs(polarity) + coding.turns[turn]!.salience + length;
  };
  const [first] = coding.codes;
  if (first !== undefined)
    return coding.codes.reduce((best, next) => (worth(next) > worth(best) ? next : best), first).quote;
  const fullest = transcript
    .filter(isAnswer)
    .map(({ a }) => a)
    .reduce((best, next) => (informativenessOf(next) > informativenessOf(best) ? next : best), "");
  return /^.*?[.!?](?=\s|$)|^.+/s.exec(fullest)?.[0] ?? "";
}

/** So many words make an answer full. */
const fullAnswer = 40;

const informativenessOf = (answer: string): number => Math.min(1, wordsIn(answer) / fullAnswer);
