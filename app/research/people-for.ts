import type { People } from "#components/research/people.ts";
import { defaultIds } from "#lib/personas/contract.ts";
import { defaultPersonas } from "#lib/personas/default-personas.ts";
import type { Owner } from "../personas/read-personas.ts";

/** The personas that a reader may choose: the library, and their own where they are signed in. */
export const peopleFor = (owner: Owner | null): People => ({
  ...defaultPersonas,
  saved: owner?.saved ?? [],
  defaults: defaultIds,
});
