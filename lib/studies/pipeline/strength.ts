import type { Quote, Strength } from "../../engines/findings.ts";

/**
 * How widely a finding is shared within its study: strong from 75 % of personas and of interviews, with two quotes of two
 * personas and under 25 % of personas opposed; moderate from 50 % of personas, with more for it than opposed; else weak.
 */
export function strengthOf(found: {
  personas: number;
  opposed: number;
  of_personas: number;
  interviews: number;
  of_interviews: number;
  quotes: readonly Quote[];
}): Strength {
  const { personas, opposed, of_personas, interviews, of_interviews, quotes } = found;
  if (of_personas === 0 || personas / of_personas < 0.5 || opposed >= personas) return "weak";
  const speakers = new Set(quotes.map(({ persona_id }) => persona_id)).size;
  const isWide = personas / of_personas >= 0.75 && interviews / of_interviews >= 0.75;
  return isWide && quotes.length >= 2 && speakers >= 2 && opposed / of_personas < 0.25 ? "strong" : "moderate";
}
