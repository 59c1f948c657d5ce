import type { People } from "#components/research/people.ts";
import { type Audience, defaultIds } from "#lib/personas/contract.ts";
import { defaultPersonas } from "#lib/personas/default-personas.ts";
import type { Owner } from "../personas/read-personas.ts";

/** The personas that a reader may choose: the library, and their own where they are signed in. */
export const peopleFor = (owner: Owner | null): People => ({
  ...defaultPersonas,
  saved: owner?.saved ?? [],
  defaults: defaultIds,
});

/** Finds the audience of one of these personas by its id. */
export function audienceIn(owner: Owner | null): (persona_id: string) => Audience | undefined {
  const { b2b, b2c, saved } = peopleFor(owner);
  const audiences = new Map([...b2b, ...b2c, ...saved].map(({ id, audience }) => [id, audience]));
  return (persona_id) => audiences.get(persona_id);
}
