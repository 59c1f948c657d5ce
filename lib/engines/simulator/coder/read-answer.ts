import type { Price } from "../../brief.ts";
import { sentencesOf } from "../../sentences.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { SpokenPlan } from "../task.ts";
import { typeVoices } from "../types/type-voices.ts";
import { anyAnswers } from "../voice/any-question.ts";
import { cores, type Meaning, named } from "../voice/cores.ts";
import { type Frame, generalFrames } from "../voice/frames.ts";
import { namesIn } from "../voice/names.ts";

// The simulator's answers are read by their construction: a sentence is a known frame and a known core. Anything else
// says nothing, so this reads no words but the simulator's own.

/** A sentence of an answer and what it says; `rival` is who is named beside what is studied. */
export type Reading = {
  text: string;
  start: number;
  end: number;
  meaning: Meaning;
  frame: Frame;
  rival: string | null;
};

type Spoken = { plan: SpokenPlan; study_type: StudyTypeId; asked?: readonly Price[] };
/** What can be said in a study: the ends of sentences with what they mean, and the pieces of the frames before them. */
type Book = { rivals: string[]; ends: Map<string, Meaning>; frames: { frame: Frame; pieces: string[] }[] };

/** Everything that a sentence of a study of this type can begin with. */
export const framesOf = (type: StudyTypeId): Frame[] => [
  ...[typeVoices[type].answers, anyAnswers].flatMap((answers) =>
    Object.values(answers).flatMap(({ warm, torn, cold }) => [...warm.frames, ...torn.frames, ...cold.frames]),
  ),
  ...generalFrames,
];

/** A study reads its answers under the same names; kept are only the last few. */
const kept = new Map<string, Book>();
const mostKept = 16;

function bookOf({ plan, study_type }: Spoken): Book {
  const names = namesIn(plan);
  const key = JSON.stringify([study_type, names]);
  const known = kept.get(key);
  if (known) return known;
  const ends = cores.flatMap(({ form, meaning }) =>
    names.it.flatMap((it) =>
      [false, true].map((isNamed) => [lowerFirst(named(form, it, names, isNamed)), meaning] as const),
    ),
  );
  const frames = framesOf(study_type)
    .filter(({ core, means }) => core !== null || means !== null)
    // A sentence that several frames fit is the one that has more words of its own.
    .toSorted((one, other) => other.text.length - one.text.length);
  const book = {
    rivals: names.rivals,
    ends: new Map(ends),
    frames: frames.map((frame) => ({ frame, pieces: frame.text.replace(/\{core\}$/, "").split(/\{\w+\}/) })),
  };
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, book);
  return book;
}

const lowerFirst = (text: string): string => text.replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase());
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Whether a text is the pieces of a frame in order, with something between them. */
function fits(text: string, [first = "", ...rest]: readonly string[]): boolean {
  const last = rest.pop();
  if (last === undefined) return text === first || text === capital(first);
  let at = text.startsWith(first) || text.startsWith(capital(first)) ? first.length : -1;
  for (const piece of rest) {
    const found = at < 0 ? -1 : text.indexOf(piece, at + 1);
    at = found < 0 ? -1 : found + piece.length;
  }
  return at >= 0 && text.length - last.length > at && text.endsWith(last);
}

function meaningOf(sentence: string, { ends, frames }: Book): Pick<Reading, "meaning" | "frame"> | null {
  for (const { index } of sentence.matchAll(/(?<=^|\s)\S/g)) {
    const meaning = ends.get(lowerFirst(sentence.slice(index)));
    const start = sentence.slice(0, index);
    const found = meaning && frames.find(({ frame, pieces }) => frame.core !== null && fits(start, pieces));
    if (meaning && found) return { meaning, frame: found.frame };
  }
  const whole = frames.find(({ frame, pieces }) => frame.core === null && fits(sentence, pieces));
  return whole ? { meaning: { of: "reason", ...whole.frame.means! }, frame: whole.frame } : null;
}

/** What the sentences of a simulated answer say. */
export function readAnswer(answer: string, study: Spoken): Reading[] {
  const book = bookOf(study);
  let from = 0;
  return sentencesOf(answer).flatMap((text) => {
    const start = answer.indexOf(text, from);
    from = start + text.length;
    const found = meaningOf(text.replace(/\.$/, ""), book);
    const rival = book.rivals.find((name) => text.includes(name)) ?? null;
    return found === null ? [] : [{ ...found, text, start, end: from, rival }];
  });
}
