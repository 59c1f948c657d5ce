import { desc, eq } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { defaultIds, type listPersonasEndpoint, mostSaved } from "./contract.ts";
import { defaultPersonas } from "./default-personas.ts";
import { savedPersonas } from "./personas.sql.ts";
import { toSavedPersona } from "./saved-persona.ts";

/** The personas that come with the service, and those of the caller's account. */
export const listPersonas: Verb<typeof listPersonasEndpoint> = async (_input, caller) => {
  const db = await database();
  const rows = await db
    .select()
    .from(savedPersonas)
    .where(eq(savedPersonas.account_id, accountOf(caller).account_id))
    .orderBy(desc(savedPersonas.seq))
    .limit(mostSaved);
  return { ...defaultPersonas, defaults: defaultIds, saved: rows.map(toSavedPersona) };
};
