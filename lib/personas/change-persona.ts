import { and, eq, sql } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { changePersonaEndpoint } from "./contract.ts";
import { savedPersonas } from "./personas.sql.ts";
import { defaultPersona, noSuchPersona, toSavedPersona } from "./personas.ts";
import { refuseHidden } from "./save-persona.ts";

/** Changes the members that are given of one of the account's personas. */
export const changePersona: Verb<typeof changePersonaEndpoint> = async ({ persona_id, ...changes }, caller) => {
  refuseDefault(persona_id);
  refuseHidden(changes, "");
  const db = await database();
  const [row] = await db
    .update(savedPersonas)
    .set({ ...changes, updated_at: sql`date_trunc('milliseconds', clock_timestamp())` })
    .where(and(eq(savedPersonas.persona_id, persona_id), eq(savedPersonas.account_id, accountOf(caller).account_id)))
    .returning();
  if (row === undefined) throw noSuchPersona();
  return toSavedPersona(row);
};

/** Refuses to write a persona that comes with the service. */
export function refuseDefault(persona_id: string): void {
  if (defaultPersona(persona_id) === undefined) return;
  throw new AppError(
    "invalid_persona",
    "The personas that come with the service stay as they are. Save one of your own: POST /api/v1/personas.",
  );
}
