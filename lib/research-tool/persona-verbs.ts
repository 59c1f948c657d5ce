import { capital } from "../cut-text.ts";
import { nothingDone } from "../errors.ts";
import { plural } from "../format.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import {
  changePersonaEndpoint,
  deletePersonaEndpoint,
  importPersonasEndpoint,
  pastStays,
  savePersonaEndpoint,
} from "../personas/contract.ts";
import { importPersonas } from "../personas/import-personas.ts";
import { changePersona, savePersona } from "../personas/write-persona.ts";
import { askingOutcome, type Outcome, type Task } from "./conversation.ts";
import { describePersona, savedPersona } from "./find-named.ts";
import { confirmable } from "./propose-verbs.ts";
import type { ResearchCall } from "./verbs.ts";

const listing: ResearchCall = { do: "list_personas" };

/** Saves a persona. */
export async function saveNew({ members, caller }: Task): Promise<Outcome> {
  const saved = await savePersona(parseArguments(savePersonaEndpoint, members), caller);
  return {
    understood: `The persona ${saved.name} is saved.`,
    markdown: `Saved: ${describePersona(saved)}. It is invented, and can be asked in studies and simulations.`,
    data: { persona_id: saved.id, persona: saved },
    next: [
      { do: "change_persona", persona_id: saved.id, age: saved.age },
      { do: "simulate", persona_ids: [saved.id] },
    ],
  };
}

/** Changes what a call says of a saved persona. */
export async function changeSaved(task: Task): Promise<Outcome> {
  const { persona_id: _, ...fields } = task.members;
  const { id, name, age } = await savedPersona(task);
  if (Object.keys(fields).length === 0)
    return askingOutcome(`A change of ${name}.`, `What is to change? ${nothingDone}. Send its members, such as age.`, [
      { do: "change_persona", persona_id: id, age },
    ]);
  const request = parseArguments(changePersonaEndpoint, { ...fields, persona_id: id });
  const changed = await changePersona(request, task.caller);
  return {
    understood: `The persona ${changed.name} is changed.`,
    markdown: `Changed: ${describePersona(changed)}. ${capital(pastStays)}.`,
    data: { persona_id: changed.id, persona: changed },
    next: [listing],
  };
}

/** Says which persona would be deleted. */
export async function proposeDeletion(task: Task): Promise<Outcome> {
  const persona = await savedPersona(task);
  return {
    ...confirmable(
      `The persona ${persona.name} is to be deleted.`,
      0,
      `${describePersona(persona)} cannot be brought back.`,
    ),
    data: { persona_id: persona.id },
    proposal: {
      verb: "delete_persona",
      input: parseArguments(deletePersonaEndpoint, { persona_id: persona.id }),
      price_usd: 0,
    },
  };
}

/** Saves the personas of a table, all of them or none. */
export async function importTable({ members, caller }: Task): Promise<Outcome> {
  const { personas } = await importPersonas(parseArguments(importPersonasEndpoint, { csv: members.csv }), caller);
  return {
    understood: `${plural(personas.length, "persona is", "personas are")} imported.`,
    markdown: `Saved ${plural(personas.length, "persona")}:\n\n${personas.map((one) => `- ${describePersona(one)}`).join("\n")}`,
    data: { persona_ids: personas.map(({ id }) => id) },
    next: [listing],
  };
}
