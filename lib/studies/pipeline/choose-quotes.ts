import { wordCount } from "../../engines/content-words.ts";
import type { Quote } from "../../engines/findings.ts";
import type { Mention } from "./gather-themes.ts";

/** How well a passage reads alone: clear words of a length that is read in one breath. */
function worth({ code }: Mention): number {
  const words = wordCount(code.quote);
  const length = words < 4 ? 0 : words < 8 ? 0.6 : words <= 30 ? 1 : 0.5;
  const whole = /^\p{Lu}/u.test(code.quote) && /[.!?]$/.test(code.quote) ? 0.3 : 0;
  return Math.abs(code.polarity) + length + whole;
}

/**
 * Up to `most` quotes: of different personas and interviews before a second one of the same, unused ones before those
 * that are `used` elsewhere, clear ones before faint. What is chosen is added to `used`.
 */
export function chooseQuotes(said: readonly Mention[], most: number, used: Set<string> = new Set()): Quote[] {
  const left = [...said];
  const chosen: Mention[] = [];
  while (chosen.length < most && left.length > 0) {
    const standing = (one: Mention) =>
      worth(one) -
      (chosen.some(({ persona }) => persona.id === one.persona.id) ? 20 : 0) -
      (chosen.some(({ interview }) => interview === one.interview) ? 10 : 0) -
      (chosen.some(({ code }) => code.quote === one.code.quote) ? 8 : 0) -
      (used.has(one.code.quote) ? 5 : 0);
    const best = left.reduce((first, next) => (standing(next) > standing(first) ? next : first));
    left.splice(left.indexOf(best), 1);
    // The same words of another person are evidence of their own; of the same person they are said again.
    const isRepeat = chosen.some(
      ({ code, persona }) => code.quote === best.code.quote && persona.id === best.persona.id,
    );
    if (!isRepeat) chosen.push(best);
  }
  for (const { code } of chosen) used.add(code.quote);
  return chosen.map(quoteOf);
}

const quoteOf = ({ code, interview, persona }: Mention): Quote => ({
  quote: code.quote,
  persona_id: persona.id,
  interview,
  turn: code.turn,
});
