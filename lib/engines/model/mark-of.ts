import { partOf } from "../../cut-text.ts";
import type { Turn } from "../engine.ts";
import type { Mark } from "../marks.ts";

/** What an answer is held against: the question, what was said before, and what its person was given of itself. */
type Setting = { question: string; transcript: readonly Turn[]; facts: readonly string[] };

const ownWords = [
  /\bas an? (?:ai\b(?=,| i\b)|(?:ai|artificial intelligence|(?:large )?language) (?:language )?(?:model|assistant|system|program|chatbot)\b)/i,
  /\bI(?:['’]m| am) (?:just |only )?an? (?:ai|artificial intelligence|(?:large |ai )?language model|ai (?:model|assistant)|chatbot|virtual assistant|computer program)(?=\s*(?:[,.;!—–-]|and\b|so\b|that\b|without\b|$))/i,
  /^\s*I(?:['’]m| am) (?:really |very )?sorry,? (?:but )?I (?:can(?:['’]t|not)|am (?:not able|unable) to|won['’]t) (?:assist|help (?:you )?with|comply|continue|fulfil|answer|provide|engage|participate|discuss)\b/i,
  /^\s*I (?:can(?:['’]t|not)|am (?:not able|unable) to) (?:assist|help|comply) with (?:that|this)\b/i,
];

/** An equal answer of fewer words may be given twice ("I do not know."). */
const leastWords = 4;
/** From which share of an answer's neighbouring words found in a text it is that text, and from how many of them. */
const alike = {
  question: [{ share: 0.8, least: 6 }],
  setting: [
    { share: 0.8, least: 3 },
    { share: 0.5, least: 6 },
  ],
};
/** So many things of its own setting, one after the other, are a list of it. */
const listed = { pieces: 3, words: 5 };

/** What is wrong with an answer, found in time linear in its length; null where nothing is. */
export function markOf(answer: string, { question, transcript, facts }: Setting): Mark | null {
  if (ownWords.some((words) => words.test(partOf(answer, 0, 2_000)))) return "refused";
  const words = wordsIn(answer);
  const text = lettersIn(answer);
  const isSaid = words.length >= leastWords && transcript.some(({ a }) => lettersIn(a) === text);
  if (isSaid || text === lettersIn(question)) return "repeated";
  const pairs = pairsIn(words);
  if (isIn(pairs, [wordsIn(question)], alike.question) || isOneSentence(answer)) return "repeated";
  const pieces = facts.map(wordsIn).filter(({ length }) => length > 0);
  return isIn(pairs, pieces, alike.setting) || isList(words, pieces) ? "recited" : null;
}

const wordSegments = new Intl.Segmenter(undefined, { granularity: "word" });
const sentenceSegments = new Intl.Segmenter(undefined, { granularity: "sentence" });

const lettersIn = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** What scripts without blanks between words are written with; their words are those of a dictionary. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const spacedWord = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;

/** The words of a text in any script; reading them in a dictionary takes ten times as long. */
function wordsIn(text: string): string[] {
  const folded = text.normalize("NFKC").toLowerCase();
  if (!unspaced.test(folded)) return folded.match(spacedWord) ?? [];
  return Array.from(wordSegments.segment(folded))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

const pairsIn = (words: readonly string[]): string[] => words.slice(1).map((word, place) => `${words[place]} ${word}`);

/** Whether so much of an answer is, word for word, in some texts. */
function isIn(pairs: readonly string[], texts: readonly string[][], bars: (typeof alike)["setting"]): boolean {
  const sources = new Set(texts.flatMap(pairsIn));
  const shared = pairs.filter((pair) => sources.has(pair)).length;
  return bars.some(({ share, least }) => shared >= least && shared >= share * pairs.length);
}

function isOneSentence(text: string): boolean {
  const sentences = [...sentenceSegments.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
  return sentences.length >= 4 && new Set(sentences).size <= sentences.length / 2;
}

function isList(words: readonly string[], pieces: readonly string[][]): boolean {
  const byFirst = Map.groupBy(pieces, ([first]) => first!);
  let row = { pieces: 0, words: 0, end: -1 };
  for (let at = 0; at < words.length; at += 1) {
    const piece = byFirst.get(words[at]!)?.find((own) => own.every((word, place) => words[at + place] === word));
    if (piece === undefined) continue;
    const isNext = row.end >= 0 && at - row.end <= 1;
    row = {
      pieces: isNext ? row.pieces + 1 : 1,
      words: isNext ? row.words + piece.length : piece.length,
      end: at + piece.length,
    };
    if (row.pieces >= listed.pieces && row.words >= listed.words) return true;
    at += piece.length - 1;
  }
  return false;
}
