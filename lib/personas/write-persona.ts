import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { accounts } from "../accounts/accounts.sql.ts";
import { accountOf } from "../accounts/authenticate.ts";
import { refusePictures, refuseUnsafeUnicode, textsOf } from "../content/refuse-content.ts";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { oweClearing } from "../db/due-work.ts";
import { AppError } from "../errors.ts";
import {
  type changePersonaEndpoint,
  type deletePersonaEndpoint,
  mostSaved,
  newPersonaId,
  type SavedPersona,
  type savePersonaEndpoint,
} from "./contract.ts";
import { savedPersonas } from "./personas.sql.ts";
import { defaultPersona, noSuchPersona, ownPersona, toSavedPersona } from "./personas.ts";

/** Changes the members that are given of one of the account's personas. */
export const changePersona: Verb<typeof changePersonaEndpoint> = async ({ persona_id, ...changes }, caller) => {
  refuseDefault(persona_id);
  refuseHidden(changes, "");
  const [row] = await db
    .update(savedPersonas)
    .set({ ...changes, updated_at: sql`date_trunc('milliseconds', clock_timestamp())` })
    .where(ownPersona(persona_id, caller))
    .returning();
  if (row === undefined) throw noSuchPersona();
  return toSavedPersona(row);
};

/** What becomes of a write to a persona of no account. */
export const defaultsStay =
  "The personas that come with the service stay as they are. Save one of your own: POST /api/v1/personas.";

function refuseDefault(persona_id: string): void {
  if (defaultPersona(persona_id) === undefined) return;
  throw new AppError("invalid_persona", defaultsStay);
}

/** Deletes one of the account's personas. */
export const deletePersona: Verb<typeof deletePersonaEndpoint> = async ({ persona_id }, caller) => {
  refuseDefault(persona_id);
  await db.transaction(async (tx) => {
    const own = ownPersona(persona_id, caller);
    const deleted = await tx.delete(savedPersonas).where(own).returning({ persona_id: savedPersonas.persona_id });
    if (deleted.length === 0) throw noSuchPersona();
    await oweClearing(tx);
  });
  return null;
};

type Fields = z.output<(typeof savePersonaEndpoint)["input"]>;

/** Saves a persona of the caller's account. */
export const savePersona: Verb<typeof savePersonaEndpoint> = async (fields, caller) => {
  const [saved] = await savePersonas(accountOf(caller).account_id, [fields], () => "");
  return saved!;
};

/** Saves personas, all of them or none; `place` is the place of each in the request. */
export async function savePersonas(
  account_id: string,
  personas: Fields[],
  place: (index: number) => string,
): Promise<SavedPersona[]> {
  for (const [index, fields] of personas.entries()) refuseHidden(fields, place(index));
  const rows = await db.transaction(async (tx) => {
    // Two requests at once would each count without the other.
    await tx.select({ one: sql`1` }).from(accounts).where(eq(accounts.account_id, account_id)).for("no key update");
    const total = await tx.$count(savedPersonas, eq(savedPersonas.account_id, account_id));
    if (total + personas.length > mostSaved)
      throw new AppError(
        "invalid_persona",
        `An account can save ${mostSaved} personas and has ${total}. Delete some first: DELETE /api/v1/personas/{persona_id}.`,
      );
    const rows = personas.map((fields) => ({ persona_id: newPersonaId(chance), account_id, ...fields }));
    return tx.insert(savedPersonas).values(rows).returning();
  });
  return rows.map(toSavedPersona);
}

const chance = () => randomInt(2 ** 32) / 2 ** 32;

/** Hidden characters in a persona would be hidden in every prompt and report it is part of; its notes are in none. */
function refuseHidden({ notes, ...fields }: Partial<Fields>, place: string): void {
  refuseUnsafeUnicode(textsOf({ notes, ...fields }, place), "invalid_persona");
  refusePictures(textsOf(fields, place), "invalid_persona");
}
