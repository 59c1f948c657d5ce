import { wordCount } from "../../engines/content-words.ts";
import type { Quote } from "../../engines/findings.ts";
import type { Mention } from "./gather-themes.ts";

/** How much a clear side counts beside a spread over speakers: "at most too much effort" opens no report. */
const clearness = 3;

/** How well a passage reads alone: clear words of a length that is read in one breath. */
function worth({ code }: Mention): number {
  const words = wordCount(code.quote);
  const length = words < 4 ? 0 : words < 8 ? 0.6 : words <= 30 ? 1 : 0.5;
  const whole = /^\p{Lu}/u.test(code.quote) && /[.!?]$/.test(code.quote) ? 0.3 : 0;
  return clearness * Math.abs(code.polarity) + length + whole;
}

/** What a study has shown so far: its quotes, and how much each persona was quoted. */
export type QuoteRecord = { quotes: Set<string>; quoted: Map<string, number> };

export const nothingShown = (): QuoteRecord => ({ quotes: new Set(), quoted: new Map() });

/** How much a quote counts for its speaker: the first of a list is read, the rest is folded. */
const quotedBy = { first: 1, rest: 0.25 };

/**
 * Up to `most` quotes: of different personas and interviews before a second one of the same, unused ones before those
 * that were shown elsewhere, clear ones of who was quoted little before others. What is chosen is added to `shown`.
 */
export function chooseQuotes(
  mentions: readonly Mention[],
  most: number,
  record: QuoteRecord = nothingShown(),
): Quote[] {
  const left = [...mentions];
  const chosen: Mention[] = [];
  while (chosen.length < most && left.length > 0) {
    const standing = (one: Mention) =>
      worth(one) -
      (chosen.some(({ persona }) => persona.id === one.persona.id) ? 20 : 0) -
      (chosen.some(({ interview }) => interview === one.interview) ? 10 : 0) -
      (chosen.some((other) => isSame(other, one)) ? 8 : 0) -
      (record.quotes.has(one.code.quote) ? 5 : 0) -
      (record.quoted.get(one.persona.id) ?? 0);
    const best = left.reduce((first, next) => (standing(next) > standing(first) ? next : first));
    left.splice(left.indexOf(best), 1);
    // The same words of another person are evidence of their own; of the same person they are said again.
    const isRepeat = chosen.some((one) => isSame(one, best) && one.persona.id === best.persona.id);
    if (!isRepeat) chosen.push(best);
  }
  for (const [place, { code, persona }] of chosen.entries()) {
    record.quotes.add(code.quote);
    const before = record.quoted.get(persona.id) ?? 0;
    record.quoted.set(persona.id, before + (place === 0 ? quotedBy.first : quotedBy.rest));
  }
  return chosen.map(quoteOf);
}

/** Whether two passages have the same words, at the beginning of a sentence or within it. */
const isSame = ({ code: one }: Mention, { code: other }: Mention): boolean =>
  one.quote.toLowerCase() === other.quote.toLowerCase();

const quoteOf = ({ code, interview, persona }: Mention): Quote => ({
  quote: code.quote,
  persona_id: persona.id,
  interview,
  turn: code.turn,
});
