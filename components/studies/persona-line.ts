import type { Persona } from "#lib/personas/contract.ts";

const traitsShown = 2;

/** The role of a persona, "" where all have the same: it only repeats the words that they were made from. */
export const ownRole = ({ role }: Persona, all: readonly Persona[]): string =>
  all.length === 1 || all.some((other) => other.role !== role) ? role : "";

/** What sets a persona apart in a line: its role; where all have one role, its age and the first of what not all are like. */
export function personaLine(persona: Persona, all: readonly Persona[]): string {
  const own = persona.traits.filter((trait) => !all.every((other) => other.traits.includes(trait)));
  return ownRole(persona, all) || [String(persona.age), ...own.slice(0, traitsShown)].join(", ");
}
