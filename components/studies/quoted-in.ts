import type { Quote } from "#lib/engines/findings.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

type Place = { href: string; label: string };
/** What of an answer is quoted, and where in the report. */
export type Quoted = { quotes: string[]; places: Place[] };

/** Where a turn stands in the report: the numbers are those of the JSON, interviews[2].transcript[5] being i2-t5. */
export const turnAnchor = ({ interview, turn }: Pick<Quote, "interview" | "turn">) => `i${interview}-t${turn}`;

type Lists = Pick<
  FullStudy,
  "answers" | "key_findings" | "consensus_themes" | "objections" | "competitive_signals" | "decision_criteria"
>;

/** The way back from each turn that is quoted to the places that quote it. */
export function quotedIn(study: Lists): Map<string, Quoted> {
  const quoted = new Map<string, Quoted>();
  const note = (quotes: Quote[], id: string, label: string) => {
    for (const quote of quotes) {
      const known = quoted.get(turnAnchor(quote)) ?? { quotes: [], places: [] };
      known.quotes.push(quote.quote);
      if (!known.places.some((place) => place.label === label)) known.places.push({ href: `#${id}`, label });
      quoted.set(turnAnchor(quote), known);
    }
  };
  study.answers.forEach(({ quotes }, at) => {
    note(quotes, `answer-${at + 1}`, `answer ${at + 1}`);
  });
  study.key_findings.forEach(({ quotes, counter }, at) => {
    note(quotes, `finding-${at + 1}`, `finding ${at + 1}`);
    note(counter, `finding-${at + 1}`, `finding ${at + 1}, against it`);
  });
  const lists = [
    ["theme", study.consensus_themes],
    ["objection", study.objections],
    ["signal", study.competitive_signals],
    ["criterion", study.decision_criteria],
  ] as const;
  for (const [name, items] of lists)
    items.forEach(({ quotes }, at) => {
      note(quotes, `${name}-${at + 1}`, `${name} ${at + 1}`);
    });
  return quoted;
}

/** An answer cut into what is quoted and what is not; quotes that overlap are one passage. */
export function passagesOf(answer: string, quotes: string[]): { text: string; start: number; isQuoted: boolean }[] {
  const passages: { text: string; start: number; isQuoted: boolean }[] = [];
  let done = 0;
  const cut = (end: number, isQuoted: boolean) => {
    if (end > done) passages.push({ text: answer.slice(done, end), start: done, isQuoted });
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
