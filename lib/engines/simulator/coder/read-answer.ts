import type { Price } from "../../brief.ts";
import { sentencesOf } from "../../sentences.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { SpokenPlan } from "../task.ts";
import { coresOf, lowerFirst, type Meaning } from "../voice/cores.ts";
import type { Frame } from "../voice/forms.ts";
import { framesOf, type Head } from "../voice/frames.ts";
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

type Spoken = { plan: SpokenPlan; study_type: StudyTypeId; asked: readonly Price[] };
type Form = { frame: Frame & Partial<Head>; pieces: string[] };
type Book = { rivals: string[]; cores: ReturnType<typeof coresOf>; framed: Form[]; whole: Form[] };

const slot = /\{\w+\}/;
/** A study reads its answers under the same names; kept are only the last few. */
const kept = new Map<string, Book>();
const mostKept = 16;

function bookOf({ plan, study_type, asked }: Spoken): Book {
  const names = namesIn(plan, asked);
  const key = JSON.stringify([study_type, names]);
  const known = kept.get(key);
  if (known) return known;
  const frames = framesOf(study_type);
  const formOf = (frame: Frame, text: string): Form => ({ frame, pieces: text.split(slot) });
  const book = {
    rivals: names.rivals,
    cores: coresOf(names),
    framed: frames
      .filter(({ text }) => text.endsWith("{core}"))
      .map((frame) => formOf(frame, frame.text.slice(0, -"{core}".length))),
    whole: frames.filter(({ means }) => means).map((frame) => formOf(frame, frame.text)),
  };
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, book);
  return book;
}

/** Whether a text is the pieces of a form in order, with something between them. */
function fits(text: string, pieces: readonly string[]): boolean {
  if (pieces.length === 1) return text === pieces[0];
  const [first = "", ...rest] = pieces;
  const last = rest.pop() ?? "";
  if (!text.startsWith(first) || !text.endsWith(last) || text.length <= first.length + last.length) return false;
  const inside = text.slice(first.length, text.length - last.length);
  let at = 0;
  for (const piece of rest) {
    const found = inside.indexOf(piece, at + 1);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at < inside.length;
}

/** A fact of the persona that opens a sentence. */
const opening = /^(?:As an? |Here in |In |At |On )[^,“”]{1,60}, /;

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const fitting = (text: string, forms: readonly Form[]): Form | undefined =>
  forms.find(({ pieces }) => fits(text, pieces) || fits(text, [capital(pieces[0]!), ...pieces.slice(1)]));

function meaningOf(sentence: string, { cores, framed, whole }: Book): Pick<Reading, "meaning" | "frame"> | null {
  for (const { index } of sentence.matchAll(/(?<=^|\s)\S/g)) {
    const end = sentence.slice(index);
    const meaning = cores.get(end) ?? cores.get(lowerFirst(end));
    const form = meaning && fitting(sentence.slice(0, index), framed);
    if (meaning && form) return { meaning, frame: form.frame };
  }
  const form = fitting(sentence, whole);
  if (form?.frame.means == null) return null;
  const { id, side } = form.frame.means;
  return { meaning: { of: "reason", id, side } as Meaning, frame: form.frame };
}

/** What the sentences of a simulated answer say. */
export function readAnswer(answer: string, spoken: Spoken): Reading[] {
  const book = bookOf(spoken);
  let from = 0;
  return sentencesOf(answer).flatMap((text) => {
    const start = answer.indexOf(text, from);
    from = start + text.length;
    const sentence = text.replace(/\.$/, "");
    const read = meaningOf(sentence, book) ?? meaningOf(capital(sentence.replace(opening, "")), book);
    if (read === null) return [];
    const rival = book.rivals.find((name) => text.includes(name)) ?? null;
    return [{ ...read, text, start, end: from, rival }];
  });
}
