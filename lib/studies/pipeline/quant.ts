import type { Brief } from "../../engines/brief.ts";
import { type Code, passageWords } from "../../engines/coding.ts";
import type { Engine } from "../../engines/engine.ts";
import { type Interview, Sentiment } from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import { intervalsSay, type Quant, statedModelError } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { clamp, mean, rounded, sum, z90 } from "../../engines/statistics.ts";
import { wordCount } from "../../engines/texts.ts";
import { coverage } from "../../in-words.ts";
import { recordOf } from "../../own-value.ts";
import { agreementOf } from "./confidence.ts";
import { type InterviewSession, isCoded, stancesOf } from "./hold-interview.ts";
import { independentInterviews } from "./measures/measure-of.ts";
import { measuresOf } from "./measures/measures.ts";

/** The points of "recommend" from 0 to 6 are detractors, 7 and 8 passives, 9 and 10 promoters; null without a rating. */
function recommendationOf(ratings: Interview["ratings"]): Recommendation | null {
  const points = ratings.find(({ item }) => item === "recommend")?.distribution;
  if (points === undefined) return null;
  const within = (from: number, to: number) => rounded(clamp(sum(points.slice(from, to)), 0, 1), 4);
  return { promoter: within(9, 11), passive: within(7, 9), detractor: within(0, 7) };
}

/** The numbers of a study, each with what it can and cannot say. */
export function quantOf(study: {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  sessions: readonly InterviewSession[];
  interviews: Interview[];
  n_effective: number;
}): Quant {
  const { brief, plan, engine, sessions, interviews, n_effective } = study;
  const recommended = interviews.flatMap(({ analysis }) => analysis.nps ?? []);
  const count = (word: string) => interviews.filter(({ analysis }) => analysis.sentiment === word).length;
  return {
    ...npsOf(recommended, interviews.length === 0 ? 0 : (n_effective * recommended.length) / interviews.length),
    n_interviews: interviews.length,
    n_personas: new Set(sessions.map(({ persona }) => persona.id)).size,
    n_effective: rounded(n_effective, 2),
    agreement: rounded(agreementOf(stancesOf(sessions)), 3),
    sentiment_distribution: recordOf(Sentiment.options, count),
    margin_of_error: marginOf(engine, n_effective),
    method: `${interviews.length} simulated interviews, rated from their text as probabilities; counts are of interviews in which a coded passage says so, an interview that objects counting as an objection also where it grants something; estimates are mean probabilities. ${
      engine.kind === "simulator"
        ? "The respondents are computed by stated rules."
        : "The respondents are played by a model."
    }`,
    measures: measuresOf({ study_type: brief.study_type, plan, interviews, n_effective }),
  };
}

function marginOf(engine: Engine, n_effective: number): Quant["margin_of_error"] {
  const isModel = engine.kind === "model";
  return {
    sampling_points: n_effective > 0 ? rounded(100 * z90 * Math.sqrt(0.25 / n_effective), 1) : null,
    basis: `Sampling error of a share at 50 %, at ${coverage}, for ${independentInterviews(n_effective)}: ${intervalsSay}.`,
    model_error_points: isModel ? statedModelError : null,
    model_error_source: isModel ? "stated by the service" : "not measured",
  };
}

/** How likely an interview's answer is that of a promoter, a passive and a detractor; adds up to 1. */
type Recommendation = { promoter: number; passive: number; detractor: number };

/**
 * The Net Promoter Score (Reichheld 2003) that these interviews project: 100 · mean(promoter − detractor), an integer from
 * −100 to 100, with the 90 % adjusted Wald interval of MeasuringU (Rocks 2016): three answers are added, three quarters
 * of a promoter and three quarters of a detractor among them. `n_effective` is how many independent answers they are.
 */
export function npsOf(recommendations: readonly Recommendation[], n_effective: number) {
  const meanOf = (one: keyof Recommendation) => mean(recommendations.map((own) => own[one]));
  const [promoters, passives, detractors] = [meanOf("promoter"), meanOf("passive"), meanOf("detractor")];
  const n = n_effective + 3;
  const p = (promoters * n_effective + 0.75) / n;
  const d = (detractors * n_effective + 0.75) / n;
  const error = Math.sqrt((p + d - (p - d) ** 2) / n);
  const bound = (side: number) => rounded(clamp(100 * (p - d + side * z90 * error), -100, 100), 1);
  return {
    projected_nps: Math.round(100 * (promoters - detractors)) || 0,
    nps: {
      promoters: rounded(promoters, 3),
      passives: rounded(passives, 3),
      detractors: rounded(detractors, 3),
      low: bound(-1),
      high: bound(1),
    },
  };
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

/** The mean of what the coder read; null where it reads none. */
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

const segments = new Intl.Segmenter(undefined, { granularity: "word" });

/** How full an answer is, by its number of words in any script: from 0 to 1. */
function informativenessOf(answer: string): number {
  let words = 0;
  for (const { isWordLike } of segments.segment(answer)) {
    if (isWordLike) words += 1;
    if (words === fullAnswer) break;
  }
  return words / fullAnswer;
}

type ValuedCode = { valence: number; salience: number };

/** The score of what takes no side. */
export const neutral = 5;
/** From which score up a text is positive, and up to which it is negative; 5 is neutral. */
const positiveFrom = 6.5;
const negativeTo = 3.5;
/** From which share of each side a text is mixed. */
const mixedFrom = 0.3;

/**
 * The sentiment of an interview from 0 to 10 with one decimal: 5 + 5·Σ(w·v)/Σw, v the valence of each turn toward the
 * subject from −1 to 1 and w its salience. 5 when nothing counts.
 */
export function sentimentScore(turns: readonly ValuedCode[]): number {
  const weight = sum(turns.map(({ salience }) => salience));
  if (weight === 0) return neutral;
  const valued = sum(turns.map(({ valence, salience }) => salience * valence));
  return rounded(clamp(neutral + (5 * valued) / weight, 0, 10), 1);
}

/**
 * The word for it: mixed when at least 30 % of the weighted valence speaks for and at least 30 % against; else positive
 * from 6.5, negative to 3.5.
 */
export function sentimentOf(turns: readonly ValuedCode[]): Sentiment {
  const of = (sign: 1 | -1) => sum(turns.map(({ valence, salience }) => salience * Math.max(0, sign * valence)));
  const [positive, negative] = [of(1), of(-1)];
  const all = positive + negative;
  if (all > 0 && positive / all >= mixedFrom && negative / all >= mixedFrom) return "mixed";
  return sentimentWord(sentimentScore(turns));
}

/** The word for a score alone. */
export function sentimentWord(score: number): Exclude<Sentiment, "mixed"> {
  if (score >= positiveFrom) return "positive";
  return score <= negativeTo ? "negative" : "neutral";
}
