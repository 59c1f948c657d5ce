import scales from "#lib/engines/trait-scales.json" with { type: "json" };

/**
 * The traits of the simulated respondents in z-scores up to `mostTrait`, 0 the average person. The published scales lend
 * their names and meaning only: every value is an assumption made from a persona's facts.
 */
export const traitScales = scales;

export type TraitId = keyof typeof traitScales;
export const traitIds = Object.keys(traitScales) as TraitId[];

/** How a persona answers any question, in z-scores up to `mostStyle`. */
export type Style = { extremity: number; hedging: number; verbosity: number; acquiescence: number };
export type StyleId = keyof Style;
