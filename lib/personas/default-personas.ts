import tables from "#lib/personas/default-personas.json" with { type: "json" };
import type { Audience, Persona } from "./contract.ts";

// Fact tables: the more prose describes an invented person, the rosier its answers (Li et al. 2025, arXiv:2503.16527).

/** The personas that come with the service: first those that a study asks by default. */
export const defaultPersonas: { [audience in Audience]: Persona[] } = {
  b2b: tables.b2b.map((facts) => ({ ...facts, audience: "b2b" })),
  b2c: tables.b2c.map((facts) => ({ ...facts, audience: "b2c" })),
};
