import { partOf } from "../../cut-text.ts";
import type { Turn } from "../../engines/engine.ts";
import { closeEnough } from "../../engines/measured.ts";

// A quote is proof only when the transcript has it to the letter. White space, quotation marks and dashes are the
// only things that may have been written another way; what is close is replaced by what was really said.

export type QuotePlace = { quote: string; turn: number; start: number; end: number; repaired: boolean };

/**
 * The place of a quote: an exact part of one answer, after folding what may be written another way. One ellipsis is allowed,
 * both halves in order in the same answer. Otherwise the passage with the most words in common takes its place when those
 * are enough of them; null when there is none. Looked for in `turn` first.
 */
export function verifyQuote(quote: string, transcript: readonly Turn[], turn: number | null): QuotePlace | null {
  // Half a pair of surrogates is part of a character only.
  if (!quote.isWellFormed()) return null;
  const order = [...transcript.keys()].sort((one, other) => Number(other === turn) - Number(one === turn));
  for (const index of order) {
    const span = exactSpan(quote, transcript[index]!.a);
    if (span !== null) return cut(transcript, index, span, false);
  }
  let best: { index: number; span: Span; share: number } | null = null;
  for (const index of order) {
    const close = closestSpan(quote, transcript[index]!.a);
    if (close !== null && close.share > (best?.share ?? 0)) best = { index, ...close };
  }
  return best === null || best.share < closeEnough ? null : cut(transcript, best.index, best.span, true);
}

type Span = { start: number; end: number };

function cut(transcript: readonly Turn[], turn: number, { start, end }: Span, repaired: boolean): QuotePlace {
  return { quote: partOf(transcript[turn]!.a, start, end), turn, start, end, repaired };
}

function exactSpan(quote: string, answer: string): Span | null {
  const folded = fold(answer);
  const halves = fold(quote)
    .text.trim()
    .split(/\s*(?:…|\.\.\.|\[…\]|\[\.\.\.\])\s*/)
    .filter((half) => half !== "");
  if (halves.length === 0 || halves.length > 2) return null;
  let at = 0;
  let start = -1;
  for (const half of halves) {
    const index = folded.text.indexOf(half, at);
    if (index < 0) return null;
    if (start < 0) start = index;
    at = index + half.length;
  }
  return { start: folded.places[start]!, end: folded.places[at - 1]! + 1 };
}

function fold(text: string): { text: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = foldCharacter(text[place]!);
    if (character === " " && (folded === "" || folded.endsWith(" "))) continue;
    folded += character;
    places.push(place);
  }
  return { text: folded, places };
}

function foldCharacter(character: string): string {
  if (/\s/.test(character)) return " ";
  if (/[‘’‚‛′]/.test(character)) return "'";
  if (/[“”„‟″«»]/.test(character)) return '"';
  if (/[‐‑‒–—―]/.test(character)) return "-";
  return character;
}

/** The window of as many words as the quote that shares the most of them in order, by the longest common subsequence. */
function closestSpan(quote: string, answer: string): { span: Span; share: number } | null {
  const quoteWords = wordsOf(quote).map(({ word }) => word);
  const answerWords = wordsOf(answer);
  if (quoteWords.length < 3 || answerWords.length < quoteWords.length) return null;
  let best: { span: Span; share: number } | null = null;
  for (let from = 0; from + quoteWords.length <= answerWords.length; from += 1) {
    const window = answerWords.slice(from, from + quoteWords.length);
    const share =
      common(
        quoteWords,
        window.map(({ word }) => word),
      ) / quoteWords.length;
    if (share > (best?.share ?? 0)) best = { span: { start: window[0]!.start, end: window.at(-1)!.end }, share };
  }
  return best;
}

function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)].map((match) => ({
    word: match[0].toLowerCase().replace("’", "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function common(one: string[], other: string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (let column = 1; column <= other.length; column += 1)
      next.push(word === other[column - 1] ? row[column - 1]! + 1 : Math.max(row[column]!, next[column - 1]!));
    row = next;
  }
  return row.at(-1)!;
}
