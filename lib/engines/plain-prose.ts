import type { Fact as NamedFact } from "./writing.ts";

// A fact in plain words, for a reader who judges whether a sentence is carried by it.

type Fact = Omit<NamedFact, "quotes">;

const side = (polarity: number): string =>
  polarity > 0 ? "speaks for" : polarity < 0 ? "speaks against" : "comes up about";

/** How many personas take a fact's side, and how many the other. */
function plainCount({ personas, of_personas, opposed_personas, polarity }: Fact): string {
  const count = `${personas} of ${of_personas} simulated personas`;
  return opposed_personas === 0 ? count : `${count} (${opposed_personas} ${polarity < 0 ? "in favour" : "against"})`;
}

/** The finding itself. */
export const plainFinding = (fact: Fact): string =>
  `“${fact.label}” ${side(fact.polarity)} it for ${plainCount(fact)}.`;

/** Who said so, how many, and one quote. */
export const plainEvidence = (fact: Fact): string =>
  `It came up in ${fact.interviews} of ${fact.of_interviews} interviews; ${fact.persona_name}: “${fact.quote}”`;
