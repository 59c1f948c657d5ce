import type { Persona } from "#lib/personas/contract.ts";

const traitsShown = 2;

/** What sets a persona apart in a line: its role; where all have one role, its age and the first of what not all are like. */
export function personaLine({ role, age, traits }: Persona, all: readonly Persona[]): string {
  if (all.length === 1 || all.some((other) => other.role !== role)) return role;
  const own = traits.filter((trait) => !all.every((other) => other.traits.includes(trait)));
  return [String(age), ...own.slice(0, traitsShown)].join(", ");
}
