import { and, desc, eq, inArray } from "drizzle-orm";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Persona } from "../personas/contract.ts";
import { savedPersonas } from "../personas/personas.sql.ts";
import { toPersona } from "../personas/personas.ts";
import { mostPersonas } from "./study-limits.ts";

/** The account's saved personas with these ids, in their order; its newest `mostPersonas` when none are named. */
export async function ownPersonas(account_id: string, ids: string[] | undefined): Promise<Persona[]> {
  const db = await database();
  const isOwn = eq(savedPersonas.account_id, account_id);
  const where = ids === undefined ? isOwn : and(isOwn, inArray(savedPersonas.persona_id, ids));
  const rows = await db.select().from(savedPersonas).where(where).orderBy(desc(savedPersonas.seq)).limit(mostPersonas);
  const personas = rows.map(toPersona);
  if (ids === undefined && personas.length === 0)
    throw new AppError(
      "no_personas",
      "Simulations ask your own personas, and this account has saved none. Save one first: POST /api/v1/personas.",
    );
  if (ids === undefined) return personas;
  const found = ids.map((id) => personas.find((persona) => persona.id === id));
  const unknown = [...found.keys()].filter((index) => found[index] === undefined);
  if (unknown.length === 0) return found as Persona[];
  throw new AppError(
    "invalid_persona_ids",
    "Simulations ask your own saved personas. See saved in GET /api/v1/personas.",
    {
      details: unknown.map((index) => ({
        pointer: `/persona_ids/${index}`,
        message: "is not a persona that this account has saved",
      })),
    },
  );
}
