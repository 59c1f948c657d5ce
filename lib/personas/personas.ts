import { and, eq, inArray } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Caller, Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { inOrder } from "../db/columns.ts";
import { isTraitWord, traitsOf } from "../engines/simulator/people/mind.ts";
import { traitScales } from "../engines/traits.ts";
import { AppError } from "../errors.ts";
import { inShape } from "../own-value.ts";
import type { getPersonaEndpoint, listPersonasEndpoint, Mover } from "./contract.ts";
import { defaultIds, mostSaved, Persona, SavedPersona, savedOrder } from "./contract.ts";
import { defaultPersonas } from "./default-personas.ts";
import { savedPersonas } from "./personas.sql.ts";

const library = new Map([...defaultPersonas.b2b, ...defaultPersonas.b2c].map((persona) => [persona.id, persona]));

/** The default persona with this id. */
export const defaultPersona = (id: string): Persona | undefined => library.get(id);

/** The personas with these ids, in their order: default ones and those of the account, and nobody else's. */
export async function findPersonas(account_id: string, ids: string[]): Promise<Persona[]> {
  const own = ids.filter((id) => !library.has(id));
  const where = and(eq(savedPersonas.account_id, account_id), inArray(savedPersonas.persona_id, own));
  const rows = own.length === 0 ? [] : await db.select().from(savedPersonas).where(where);
  const saved = new Map(rows.map((row) => [row.persona_id, toPersona(row)]));
  return allKnown(ids, (id) => library.get(id) ?? saved.get(id), {
    sentence: "A persona is not known to this account. See GET /api/v1/personas.",
    message: "is neither a default persona nor one this account has saved",
  });
}

/** The personas that ids name, in their order; refused where one names none, with the message for each of those. */
export function allKnown(
  ids: readonly string[],
  findPersona: (id: string) => Persona | undefined,
  { sentence, message }: { sentence: string; message: string },
): Persona[] {
  const personas = ids.map(findPersona);
  const details = [...personas.entries()]
    .filter(([, persona]) => persona === undefined)
    .map(([index]) => ({ pointer: `/persona_ids/${index}`, message }));
  if (details.length > 0) throw new AppError("invalid_persona_ids", sentence, { details });
  return personas as Persona[];
}

/** The refusal for a persona that is not there. */
export const noSuchPersona = () =>
  new AppError("not_found", "This account has no persona with this id. See GET /api/v1/personas.");

/** Whether a row is the saved persona of this id, and the caller's own. */
export const ownPersona = (persona_id: string, caller: Caller) =>
  and(eq(savedPersonas.persona_id, persona_id), eq(savedPersonas.account_id, accountOf(caller).account_id));

/** One persona: a default one, or one of the account's. */
export const getPersona: Verb<typeof getPersonaEndpoint> = async ({ persona_id }, caller) => {
  const standard = defaultPersona(persona_id);
  if (standard !== undefined) return standard;
  const [row] = await db.select().from(savedPersonas).where(ownPersona(persona_id, caller));
  if (row === undefined) throw noSuchPersona();
  return toSavedPersona(row);
};

/** The personas that come with the service, and those of the caller's account. */
export const listPersonas: Verb<typeof listPersonasEndpoint> = async (_input, caller) => {
  const rows = await db
    .select()
    .from(savedPersonas)
    .where(eq(savedPersonas.account_id, accountOf(caller).account_id))
    .orderBy(inOrder(savedOrder, savedPersonas.seq))
    .limit(mostSaved);
  return { ...defaultPersonas, defaults: defaultIds, saved: rows.map(toSavedPersona) };
};

type Row = typeof savedPersonas.$inferSelect;

/** A saved persona as it is answered. */
export const toSavedPersona = (row: Row): SavedPersona =>
  inShape(SavedPersona, {
    ...row,
    id: row.persona_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    unmapped_traits: row.traits.filter((trait) => !isTraitWord(trait)),
  });

/** A saved persona as a study interviews it. */
export const toPersona = (row: Row): Persona => inShape(Persona, { ...row, id: row.persona_id });

const opening = "Made from these words: ";
const unreadOpening = "\nNot understood, so it is in none of them: ";

/** The notes of a persona that was made from a description, with what of it was not understood. */
export const madeNotes = (description: string, not_understood: string[]): string =>
  `${opening}${description}${not_understood.length === 0 ? "" : `${unreadOpening}${not_understood.join("; ")}`}`;

/** What of its description was not understood, as such notes say it; empty for other notes. */
export const unreadIn = (notes: string | null): string =>
  notes?.startsWith(opening) ? (notes.split(unreadOpening)[1] ?? "") : "";

/** From this distance on, in standard deviations, a trait is said to move a persona. */
const fromValue = 0.5;
const mostMovers = 4;

/** The traits that move a persona most in a simulated answer, strongest first. */
export function whatMoves(persona: Persona): Mover[] {
  const scores = Object.entries(traitsOf(persona).traits) as [keyof typeof traitScales, number][];
  return scores
    .filter(([, value]) => Math.abs(value) >= fromValue)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, mostMovers)
    .map(([id, value]) => ({ words: traitScales[id][value > 0 ? "high" : "low"], scale: traitScales[id].scale }));
}
