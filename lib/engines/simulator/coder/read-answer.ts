import { LRUCache } from "lru-cache";
import { sentencesOf } from "../../sentences.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { SpokenPlan } from "../task.ts";
import { typeVoices } from "../types/type-voices.ts";
import { anyAnswers } from "../voice/any-question.ts";
import { cores, type Frame, generalFrames, type Meaning, named } from "../voice/forms.ts";
import { namesIn } from "../voice/names.ts";
import { waysOf } from "../voice/ways.ts";

// The simulator's answers are read by their construction: a sentence is a known frame and a known core. Anything else
// says nothing, so this reads no words but the simulator's own.

type Statement = { meaning: Meaning; frame: Frame };
/** A sentence of an answer and what it says; `rival` is who is named beside what is studied. */
export type Reading = Statement & { text: string; start: number; end: number; rival: string | null };

type Study = { plan: SpokenPlan; study_type: StudyTypeId };
/** What can be said in a study: the ends of sentences with what they mean, and the frames before them. */
type Book = { rivals: string[]; ends: Map<string, Meaning>; frames: { frame: Frame; pattern: RegExp }[] };

/** Everything that a sentence of a study of this type can begin with. */
export function framesIn(type: StudyTypeId): Frame[] {
  const answers = [...Object.values(typeVoices[type].answers), ...Object.values(anyAnswers)];
  const openings = answers.flatMap(({ warm, torn, cold }) => [warm, torn, cold]);
  return [...openings.flatMap(({ frames }) => frames), ...generalFrames];
}

const ways = cores.flatMap(({ form, meaning }) => waysOf(form).map((way) => ({ way, meaning })));

/** A study reads its answers under the same names. */
const kept = new LRUCache<string, Book>({ max: 16 });

function bookOf({ plan, study_type }: Study): Book {
  const names = namesIn(plan);
  const key = JSON.stringify([study_type, names]);
  const known = kept.get(key);
  if (known) return known;
  const ends = [true, false].flatMap((isNamed) =>
    names.it.flatMap((it) =>
      ways.map(({ way, meaning }) => [named(way, it, names, isNamed).toLowerCase(), meaning] as const),
    ),
  );
  const frames = framesIn(study_type)
    .filter(({ core, means }) => core !== null || means !== null)
    // A sentence that several frames fit is the one that has more words of its own.
    .toSorted((one, other) => other.text.length - one.text.length)
    .map((frame) => ({ frame, pattern: patternOf(frame.text.replace(/\{core\}$/, "")) }));
  const book = { rivals: names.rivals, ends: new Map(ends), frames };
  kept.set(key, book);
  return book;
}

/** A frame's words with something in each of its slots. */
const patternOf = (text: string): RegExp => {
  const ways = waysOf(text).join("|");
  return new RegExp(`^(?:${ways.replace(/[.*+?^$()\\]/g, "\\$&").replace(/\{\w+\}/g, ".+")})$`, "i");
};

function statementIn(sentence: string, { ends, frames }: Book): Statement | null {
  for (const { index } of sentence.matchAll(/(?<=^|\s)\S/g)) {
    const meaning = ends.get(sentence.slice(index).toLowerCase());
    const start = sentence.slice(0, index);
    const around = meaning && frames.find(({ frame, pattern }) => frame.core !== null && pattern.test(start));
    if (meaning && around) return { meaning, frame: around.frame };
  }
  const whole = frames.find(({ frame, pattern }) => frame.means !== null && pattern.test(sentence));
  return whole ? { meaning: { of: "reason", ...whole.frame.means! }, frame: whole.frame } : null;
}

/** What the sentences of a simulated answer say. */
export function readAnswer(answer: string, study: Study): Reading[] {
  const book = bookOf(study);
  let from = 0;
  return sentencesOf(answer).flatMap((text) => {
    const start = answer.indexOf(text, from);
    from = start + text.length;
    const statement = statementIn(text.replace(/\.$/, ""), book);
    const rival = book.rivals.find((name) => text.includes(name)) ?? null;
    return statement === null ? [] : [{ ...statement, text, start, end: from, rival }];
  });
}
