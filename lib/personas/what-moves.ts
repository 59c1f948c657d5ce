import { traitsOf } from "../engines/simulator/people/persona-traits.ts";
import { traitScales } from "../engines/traits.ts";
import type { Persona } from "./contract.ts";

/** A scale on which a persona is far from the average; `value` is a z-score from −2.5 to 2.5. */
export type Mover = { name: string; value: number };

/** From this distance on, in standard deviations, a trait is said to move a persona. */
const fromValue = 0.5;
const mostMovers = 4;

/** The traits that move a persona most in a simulated answer, strongest first. */
export function whatMoves(persona: Persona): Mover[] {
  const scores = Object.entries(traitsOf(persona).traits) as [keyof typeof traitScales, number][];
  return scores
    .filter(([, value]) => Math.abs(value) >= fromValue)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, mostMovers)
    .map(([id, value]) => ({ name: nameOf(id), value }));
}

/** A scale's own name, without its publication. */
const nameOf = (id: keyof typeof traitScales): string => traitScales[id].split(/[:,;]/)[0]!;
