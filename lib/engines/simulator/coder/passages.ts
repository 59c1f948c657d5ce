import { wordCount } from "../../content-words.ts";

/** A clause or sentence of an answer: `answer.slice(start, end)` is what was said. */
export type Passage = {
  start: number;
  end: number;
  /** How much it weighs in its sentence: what follows a "but" is what the speaker comes down on. */
  weight: number;
};

const fewest = 4;
const most = 40;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
/** Where a sentence turns: the words before it are taken back in part by those after it. */
const turns =
  /\s*(?:[;–—]|,?\s+-{1,2}(?=\s)|,?\s+(?=(?:but|although|though|however|yet|except|whereas|only that|on the other hand|then again|that said|still, )\b))\s*/gi;
const openers = /^(?:[\s,;:–—"“”'‘’()-]+|(?:and|but|however|yet|so|well)\b(?=[\s,]))+/i;
const closers = /[\s,;:–—(-]+$/;
const beforeTurn = 0.7;
const afterTurn = 1.3;

/** The passages of an answer in order: sentences, parted where they turn, of 4 to 40 words as far as the answer has them. */
export function passagesOf(answer: string): Passage[] {
  const whole = [...sentences.segment(answer)].flatMap(({ segment, index }) => lines(segment, index));
  return joined(answer, whole)
    .flatMap((span) => parted(answer, span))
    .flatMap((passage) => bounded(answer, passage))
    .map((passage) => trimmed(answer, passage))
    .filter(({ start, end }) => end > start && /\p{L}/u.test(answer.slice(start, end)));
}

type Span = { start: number; end: number };

const lines = (text: string, from: number): Span[] =>
  [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ start: from + index, end: from + index + line.length }));

/** Spans in which one too short to stand alone is joined to the next, or at the end to the one before. */
function joined(answer: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  let open: number | null = null;
  for (const { start, end } of spans) {
    const from: number = open ?? start;
    open = wordCount(answer.slice(from, end)) < fewest ? from : null;
    if (open === null) result.push({ start: from, end });
  }
  const last = spans.at(-1);
  if (open === null || last === undefined) return result;
  const before = result.pop();
  return [...result, { start: before?.start ?? open, end: last.end }];
}

/** A sentence in the parts between which it turns; left whole when a part would be too short to be understood. */
function parted(answer: string, { start, end }: Span): Passage[] {
  const sentence = answer.slice(start, end);
  const places = [...sentence.matchAll(turns)].filter(
    ({ index, 0: found }) =>
      wordCount(sentence.slice(0, index)) >= fewest && wordCount(sentence.slice(index + found.length)) >= fewest,
  );
  const passages: Passage[] = [];
  let from = start;
  for (const { index, 0: found } of places) {
    if (wordCount(answer.slice(from, start + index)) < fewest) continue;
    passages.push({ start: from, end: start + index, weight: beforeTurn });
    from = start + index + found.length;
  }
  return [...passages, { start: from, end, weight: passages.length > 0 ? afterTurn : 1 }];
}

/** A passage of at most 40 words: a longer one is parted at the comma nearest to its middle, or else between two words. */
function bounded(answer: string, passage: Passage): Passage[] {
  const text = answer.slice(passage.start, passage.end);
  if (wordCount(text) <= most) return [passage];
  const middle = text.length / 2;
  const places = [...text.matchAll(/[,:]\s+/g)].filter(
    ({ index }) => wordCount(text.slice(0, index)) >= fewest && wordCount(text.slice(index)) >= fewest,
  );
  const gaps = places.length > 0 ? places : [...text.matchAll(/\s+/g)];
  const { index, 0: found } = gaps.reduce((best, next) =>
    Math.abs(next.index - middle) < Math.abs(best.index - middle) ? next : best,
  );
  const { start, end, weight } = passage;
  return [
    ...bounded(answer, { start, end: start + index, weight }),
    ...bounded(answer, { start: start + index + found.length, end, weight }),
  ];
}

/** Without the white space, commas and linking words at its ends, as long as enough is left. */
function trimmed(answer: string, { start, end, weight }: Passage): Passage {
  const text = answer.slice(start, end);
  const opening = openers.exec(text)?.[0].length ?? 0;
  const closing = closers.exec(text)?.[0].length ?? 0;
  const from = wordCount(text.slice(opening)) >= fewest ? opening : /^\s*/.exec(text)![0].length;
  return { start: start + from, end: Math.max(start + from, end - closing), weight };
}
