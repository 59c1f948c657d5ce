import { and, eq } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import type { getPersonaEndpoint } from "./contract.ts";
import { defaultPersona, noSuchPersona } from "./find-persona.ts";
import { savedPersonas } from "./personas.sql.ts";
import { toSavedPersona } from "./saved-persona.ts";

/** One persona: a default one, or one of the account's. */
export const getPersona: Verb<typeof getPersonaEndpoint> = async ({ persona_id }, caller) => {
  const standard = defaultPersona(persona_id);
  if (standard !== undefined) return standard;
  const { account_id } = accountOf(caller);
  const db = await database();
  const [row] = await db
    .select()
    .from(savedPersonas)
    .where(and(eq(savedPersonas.persona_id, persona_id), eq(savedPersonas.account_id, account_id)));
  if (row === undefined) throw noSuchPersona();
  return toSavedPersona(row);
};
