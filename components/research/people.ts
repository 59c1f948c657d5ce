import type { Persona, SavedPersona } from "#lib/personas/contract.ts";

/** The personas to choose from, and those that an audience asks where none are named. */
export type People = {
  b2b: Persona[];
  b2c: Persona[];
  saved: SavedPersona[];
  defaults: { b2b: string[]; b2c: string[] };
};
