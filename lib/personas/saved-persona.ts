import { randomBytes } from "node:crypto";
import { traitsOf } from "../engines/simulator/people/persona-traits.ts";
import type { Persona, SavedPersona } from "./contract.ts";
import type { savedPersonas } from "./personas.sql.ts";

type Row = typeof savedPersonas.$inferSelect;

/** A saved persona as it is answered. */
export function toSavedPersona(row: Row): SavedPersona {
  return {
    ...toPersona(row),
    notes: row.notes,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    unmapped_traits: traitsOf(toPersona(row)).unmapped,
  };
}

/** A saved persona as a study interviews it. */
export function toPersona(row: Row): Persona {
  const { persona_id, name, age, role, company, industry, income, location, traits, audience } = row;
  return { id: persona_id, name, age, role, company, industry, income, location, traits, audience };
}

const base32 = "abcdefghijklmnopqrstuvwxyz234567";

/** A new id: p_ and 26 characters of base32, 130 bits of chance. */
export function makePersonaId(): string {
  return `p_${Array.from(randomBytes(26), (byte) => base32[byte & 31]).join("")}`;
}
