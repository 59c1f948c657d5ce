import { type Draw, shuffled } from "../../engines/draw.ts";
import type { ProbeKind, Question } from "../../engines/engine.ts";
import type { GuideQuestion } from "./guides/guide.ts";
import { quotable } from "./quotable.ts";
import type { AnswerScore } from "./score-answer.ts";

// A probe repeats what the respondent said and asks on. It agrees with nothing, praises nothing, sells nothing and
// answers nothing: its words are these, and the quote is the respondent's own.

const texts: Record<ProbeKind, ((quoted: string) => string)[]> = {
  clarify: [
    (quoted) => `You said “${quoted}”. What do you mean by that?`,
    (quoted) => `“${quoted}”: what does that look like in practice?`,
    (quoted) => `What do you have in mind when you say “${quoted}”?`,
  ],
  example: [
    (quoted) => `You said “${quoted}”. What is a recent example?`,
    (quoted) => `“${quoted}”: tell me about the last time you noticed that.`,
    (quoted) => `You said “${quoted}”. What brought that up for you most recently?`,
  ],
  ladder: [
    (quoted) => `You said “${quoted}”. Why does that matter to you?`,
    (quoted) => `“${quoted}”: what does that lead to for you?`,
    (quoted) => `What is behind “${quoted}” for you?`,
  ],
  contrast: [
    (quoted) => `You said “${quoted}”. How is that next to what you do now?`,
    (quoted) => `“${quoted}”: what is different about it, compared with today?`,
  ],
  counter: [
    (quoted) => `You said “${quoted}”. What would change your mind about that?`,
    (quoted) => `“${quoted}”: what would you have to see to think otherwise?`,
  ],
};

export type Probe = Extract<Question, { kind: "probe" }>;

/** Below this score an answer is asked after. */
const enough = 0.6;

/**
 * What to ask after an answer, by what it leaves open and in the order of what the question seeks; null when it says
 * enough, was refused, or offers nothing to repeat. With `must`, an answer that says enough is asked after too.
 */
export function probeFor(asked: {
  question: GuideQuestion;
  answer: string;
  score: AnswerScore;
  before: readonly Probe[];
  must: boolean;
  draw: Draw;
}): Probe | null {
  const { question, answer, score, before, must, draw } = asked;
  if (score.refused || (score.total >= enough && !must)) return null;
  const kind = kindOf(question, score, before, must);
  const quoted = quotable(answer, new Set(before.map((probe) => probe.quoted)));
  if (kind === null || quoted === null) return null;
  const written = new Set(before.map(({ text, quoted }) => text.replace(quoted, "")));
  const candidates = shuffled(draw, texts[kind]).map((text) => text(quoted));
  const text = candidates.find((candidate) => !written.has(candidate.replace(quoted, ""))) ?? candidates[0]!;
  return { kind: "probe", purpose: question.purpose, text, probe: kind, quoted };
}

/** The first kind that the question seeks and the answer leaves open; no kind twice in one question or three times in all. */
function kindOf(
  question: GuideQuestion,
  score: AnswerScore,
  before: readonly Probe[],
  must: boolean,
): ProbeKind | null {
  const count = (kind: ProbeKind, purpose?: string) =>
    before.filter((probe) => probe.probe === kind && (purpose === undefined || probe.purpose === purpose)).length;
  // What would change a mind is asked last, where the question seeks it.
  const order = [...question.seeks, ...score.missing.filter((kind) => kind !== "counter")];
  const open = order.find(
    (kind) => score.missing.includes(kind) && count(kind) < 2 && count(kind, question.purpose) === 0,
  );
  return open ?? (must && count("counter", question.purpose) === 0 ? "counter" : null);
}
