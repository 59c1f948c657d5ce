import type { Engine } from "../../engines/engine.ts";
import type { Quote, Strength } from "../../engines/findings.ts";

/**
 * How strong a finding is: strong from 75 % of personas, with two quotes of two personas and under 25 % opposed; moderate
 * from 50 % of personas; else weak. What a simulator composed is never strong: it agrees with its own assumptions.
 */
export function strengthOf(found: {
  personas: number;
  opposed: number;
  of_personas: number;
  quotes: readonly Quote[];
  engine: Pick<Engine, "kind">;
}): Strength {
  const { personas, opposed, of_personas, quotes, engine } = found;
  if (of_personas === 0 || personas / of_personas < 0.5) return "weak";
  const speakers = new Set(quotes.map(({ persona_id }) => persona_id)).size;
  const strong = personas / of_personas >= 0.75 && quotes.length >= 2 && speakers >= 2 && opposed / of_personas < 0.25;
  return strong && engine.kind !== "simulator" ? "strong" : "moderate";
}
