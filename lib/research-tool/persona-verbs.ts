import { AppError } from "../errors.ts";
import { plural } from "../format.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { changePersona } from "../personas/change-persona.ts";
import {
  changePersonaEndpoint,
  deletePersonaEndpoint,
  importPersonasEndpoint,
  savePersonaEndpoint,
} from "../personas/contract.ts";
import { importPersonas } from "../personas/import-personas.ts";
import { savePersona } from "../personas/save-persona.ts";
import { inferAudience } from "../studies/infer-audience.ts";
import { describePersona, findSavedPersona } from "./find-saved-persona.ts";
import { askingOutcome, type Outcome } from "./outcome.ts";
import { confirmable } from "./propose-verbs.ts";
import { needScope } from "./scope-needed.ts";
import type { Task } from "./task.ts";

/** Saves a persona from what the message says of it; asks for what is missing. */
export async function saveNewPersona({ command, caller, context }: Task): Promise<Outcome> {
  const { about = {} } = command;
  const missing = (["name", "age", "role"] as const).filter((member) => about[member] === undefined);
  if (missing.length > 0)
    return askingOutcome(
      "A persona to save.",
      `What is the persona's ${new Intl.ListFormat("en-GB").format(missing)}? Send it as in “Save a persona: Ama Boateng, 41, ward nurse in Leeds”.`,
    );
  needScope(context);
  const audience = about.audience ?? inferAudience(`${about.role} ${about.company ?? ""}`, "custom");
  const saved = await savePersona(parseArguments(savePersonaEndpoint, { ...about, audience }), caller);
  return {
    understood: `The persona ${saved.name} is saved.`,
    markdown: `Saved: ${describePersona(saved)}. It is invented, and can be asked in studies and simulations.`,
    data: { persona_id: saved.id, persona: saved },
    next: [`Change ${saved.name}'s age to ${Math.min(saved.age + 1, 100)}`, "Simulate: …"],
  };
}

/** Changes what the message says of a saved persona. */
export async function changePersonas(task: Task): Promise<Outcome> {
  const { about = {} } = task.command;
  const found = await findSavedPersona(task);
  if (found.outcome) return found.outcome;
  if (Object.keys(about).length === 0)
    return askingOutcome(
      `A change of ${found.persona.name}.`,
      `What is to change? Send it as in “Change ${found.persona.name}'s role to head nurse”.`,
    );
  needScope(task.context);
  const changed = await changePersona(
    parseArguments(changePersonaEndpoint, { persona_id: found.persona.id, ...about }),
    task.caller,
  );
  return {
    understood: `The persona ${changed.name} is changed.`,
    markdown: `Changed: ${describePersona(changed)}. Studies that have run keep the persona as it was.`,
    data: { persona_id: changed.id, persona: changed },
    next: ["List my personas"],
  };
}

/** Says which persona would be deleted. */
export async function proposeDeletion(task: Task): Promise<Outcome> {
  const found = await findSavedPersona(task);
  if (found.outcome) return found.outcome;
  const { id, name } = found.persona;
  return {
    ...confirmable(
      `The persona ${name} is to be deleted.`,
      0,
      `${describePersona(found.persona)} cannot be brought back.`,
    ),
    data: { persona_id: id },
    proposal: {
      verb: "delete_persona",
      input: parseArguments(deletePersonaEndpoint, { persona_id: id }),
      price_usd: 0,
    },
  };
}

/** Saves the personas of a table, all of them or none. */
export async function importTable({ command, caller, context }: Task): Promise<Outcome> {
  const { csv, json } = command;
  if (csv === undefined && json === undefined)
    return askingOutcome(
      "Personas to import.",
      "Send them below the words “Import these personas:”, as a JSON array or as CSV with the header line name,age,role.",
    );
  needScope(context);
  const input = parseArguments(importPersonasEndpoint, json === undefined ? { csv } : { personas: listIn(json) });
  const { personas } = await importPersonas(input, caller);
  return {
    understood: `${plural(personas.length, "persona is", "personas are")} imported.`,
    markdown: `Saved ${plural(personas.length, "persona")}:\n\n${personas.map((one) => `- ${describePersona(one)}`).join("\n")}`,
    data: { persona_ids: personas.map(({ id }) => id) },
    next: ["List my personas"],
  };
}

function listIn(json: string): unknown {
  try {
    const read: unknown = JSON.parse(json);
    return Array.isArray(read) ? read : ((read as { personas?: unknown }).personas ?? [read]);
  } catch {
    throw new AppError("invalid_persona", "The JSON cannot be read, so nothing was saved. Send an array of personas.");
  }
}
