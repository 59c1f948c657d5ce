import { partOf } from "#lib/cut-text.ts";

/** An answer cut into what is quoted and what is not; quotes that overlap are one passage. */
export function passagesOf(answer: string, quotes: string[]): { text: string; start: number; isQuoted: boolean }[] {
  const passages: { text: string; start: number; isQuoted: boolean }[] = [];
  let done = 0;
  const cut = (end: number, isQuoted: boolean) => {
    if (end > done) passages.push({ text: partOf(answer, done, end), start: done, isQuoted });
    done = Math.max(done, end);
  };
  for (const { start, end } of mergedSpans(answer, quotes)) {
    cut(start, false);
    cut(end, true);
  }
  cut(answer.length, false);
  return passages;
}

type Span = { start: number; end: number };

function mergedSpans(answer: string, quotes: string[]): Span[] {
  const spans = quotes
    .filter((quote) => quote !== "" && answer.includes(quote))
    .map((quote) => ({ start: answer.indexOf(quote), end: answer.indexOf(quote) + quote.length }))
    .sort((one, other) => one.start - other.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}
