import { AppError } from "../errors.ts";
import { jsonPointer } from "../json/json-pointer.ts";
import { PersonaId, type SavedPersona } from "../personas/contract.ts";
import { listPersonas } from "../personas/personas.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import type { Task } from "./task.ts";

/** The saved persona with this id or exact name, in any case; refused where there is none or more than one. */
export async function savedPersona({ members, caller }: Task): Promise<SavedPersona> {
  const { saved } = await listPersonas({}, caller);
  return named(saved, members.persona_id!, "persona_id");
}

/** The ids of the personas that a call names by id or by a saved one's exact name. */
export async function personaIds({ members, caller }: Task): Promise<string[] | undefined> {
  const { persona_ids } = members;
  if (persona_ids === undefined || persona_ids.every((one) => PersonaId.safeParse(one).success)) return persona_ids;
  const { saved } = await listPersonas({}, caller);
  return persona_ids.map((one) => (PersonaId.safeParse(one).success ? one : named(saved, one, "persona_ids").id));
}

function named(saved: SavedPersona[], wanted: string, member: "persona_id" | "persona_ids"): SavedPersona {
  const name = wanted.trim().toLowerCase();
  const same = saved.filter((one) => one.id === wanted || one.name.toLowerCase() === name);
  if (same.length === 1) return same[0]!;
  throw new AppError(
    "invalid_persona_ids",
    same.length === 0
      ? `This account has saved no persona “${wanted}”. Nothing was done. Call {"do": "list_personas"} for their ids.`
      : `${same.length} saved personas are called “${wanted}”. Nothing was done. Send the id of one: ${same.map(({ id }) => id).join(", ")}.`,
    { details: [{ pointer: jsonPointer([member]), message: "must be the id or the exact name of one saved persona" }] },
  );
}

/** A saved persona in one line. */
export const describePersona = ({ id, name, age, role, location, traits }: SavedPersona): string =>
  `**${escaped(name)}**, ${age}, ${escaped(role)}${location === "" ? "" : `, ${escaped(location)}`}${traits.length === 0 ? "" : `; ${escaped(traits.join(", "))}`} (\`${id}\`)`;
