import { bestOf } from "./rank-phrases.ts";
import type { Names } from "./read-names.ts";
import { quotedAs, type SubjectReading } from "./read-subject.ts";

/**
 * The words for the subject where it is not sure: the choice that was lost, the topic's own question, or its first
 * words. The grasp is a factor on how far the topic is understood.
 */
export function withoutSubject(
  text: string,
  { competitors }: Names,
  { candidates }: SubjectReading,
  asked: string | undefined,
) {
  const isNothing = bestOf(candidates) === undefined;
  const isOfSome = candidates.some(({ phrase }) => phrase.isPeople && phrase.words.length > 1);
  // "What makes them go?" points at what was said before.
  const whole = /\b(?:them|they|it|this|that|there)\b/i.test(asked ?? "") ? text : (asked ?? "");
  const isAsked = isOfSome || whole.split(" ").length >= fewestWords;
  if (competitors.length > 0 && (isNothing || /\bor (?:(?:from|with|at) )?us\b/i.test(text)))
    return {
      subject: againstRival(text, competitors[0]!) ?? `the choice between this offer and ${competitors[0]}`,
      grasp: grasps.choice,
    };
  const isOfThings = candidates.some((one) => bestOf([one]) !== undefined && asked?.includes(one.phrase.words.at(-1)!));
  const plain = (isOfThings ? asked! : text).replace(/["“”]/g, "'").replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return { subject: "this offer", grasp: grasps.nothing };
  const what = isOfThings || plain.endsWith("?") ? "question" : "topic";
  return { subject: quotedAs(what, plain), grasp: isNothing && !isAsked ? grasps.nothing : grasps.question };
}

/** "Lisbon rather than Porto": the name that is set against a rival. */
const againstRival = (text: string, rival: string): string | null => {
  const [before = ""] = text.split(rival);
  return /(\p{Lu}\p{L}+)\s(?:rather than|instead of|over|than|or|vs\.?|versus)\s$/u.exec(before)?.[1] ?? null;
};

/** A question of so many words is about something, even where it names nothing but people. */
const fewestWords = 7;
const grasps = { question: 0.75, choice: 0.6, nothing: 0.2 };
