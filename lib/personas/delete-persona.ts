import { and, eq } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { oweClearing } from "../db/owe-clearing.ts";
import { refuseDefault } from "./change-persona.ts";
import type { deletePersonaEndpoint } from "./contract.ts";
import { savedPersonas } from "./personas.sql.ts";
import { noSuchPersona } from "./personas.ts";

/** Deletes one of the account's personas. */
export const deletePersona: Verb<typeof deletePersonaEndpoint> = async ({ persona_id }, caller) => {
  refuseDefault(persona_id);
  const db = await database();
  const { account_id } = accountOf(caller);
  await db.transaction(async (tx) => {
    const ofAccount = and(eq(savedPersonas.persona_id, persona_id), eq(savedPersonas.account_id, account_id));
    const deleted = await tx.delete(savedPersonas).where(ofAccount).returning({ persona_id: savedPersonas.persona_id });
    if (deleted.length === 0) throw noSuchPersona();
    await oweClearing(tx);
  });
  return null;
};
