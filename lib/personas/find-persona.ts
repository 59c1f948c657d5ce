import { and, eq, inArray } from "drizzle-orm";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Persona } from "./contract.ts";
import { defaultPersonas } from "./default-personas.ts";
import { savedPersonas } from "./personas.sql.ts";
import { toPersona } from "./saved-persona.ts";

const library = new Map([...defaultPersonas.b2b, ...defaultPersonas.b2c].map((persona) => [persona.id, persona]));

/** The default persona with this id. */
export const defaultPersona = (id: string): Persona | undefined => library.get(id);

/** The personas with these ids, in their order: default ones and those of the account, and nobody else's. */
export async function findPersonas(account_id: string, ids: string[]): Promise<Persona[]> {
  const own = ids.filter((id) => !library.has(id));
  const db = await database();
  const rows =
    own.length === 0
      ? []
      : await db
          .select()
          .from(savedPersonas)
          .where(and(eq(savedPersonas.account_id, account_id), inArray(savedPersonas.persona_id, own)));
  const saved = new Map(rows.map((row) => [row.persona_id, toPersona(row)]));
  const found = ids.map((id) => library.get(id) ?? saved.get(id));
  const unknown = ids.flatMap((id, index) => (found[index] === undefined ? [{ id, index }] : []));
  if (unknown.length === 0) return found as Persona[];
  throw new AppError("invalid_persona_ids", "A persona is not known to this account. See GET /api/v1/personas.", {
    details: unknown.map(({ index }) => ({
      pointer: `/persona_ids/${index}`,
      message: "is neither a default persona nor one this account has saved",
    })),
  });
}

/** The refusal for a persona that is not there. */
export const noSuchPersona = () =>
  new AppError("not_found", "This account has no persona with this id. See GET /api/v1/personas.");
