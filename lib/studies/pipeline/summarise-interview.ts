import type { Code } from "../../engines/coding.ts";
import { wordCount } from "../../engines/content-words.ts";
import type { Interview } from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import { mean, rounded } from "../../engines/statistics.ts";
import { type InterviewSession, isCoded } from "./hold-interview.ts";
import { recommendationOf } from "./quant.ts";
import { sentimentOf, sentimentScore } from "./sentiment.ts";

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
    const length = words < 5 ? 0 : words <= 30 ? 0.5 : 0.2;
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
