import { help, keys, listDeliveriesInWords, listPersonasInWords, types, usage } from "./account-verbs.ts";
import type { ResearchVerb } from "./contract.ts";
import type { Outcome } from "./outcome.ts";
import { changePersonas, importTable, proposeDeletion, saveNewPersona } from "./persona-verbs.ts";
import { proposeSimulation } from "./propose-simulation.ts";
import { proposeFollowUp, proposePublication, proposeRerun, proposeRun } from "./propose-verbs.ts";
import { cancel, compare, list, show, unlist } from "./study-verbs.ts";
import type { Task } from "./task.ts";

/** Does what a command asks: reads and small changes at once; what spends, publishes or deletes is proposed. */
export const doCommand = (task: Task): Promise<Outcome> => verbs[task.command.verb](task);

const verbs: Record<ResearchVerb, (task: Task) => Promise<Outcome>> = {
  run: proposeRun,
  estimate: proposeRun,
  follow_up: proposeFollowUp,
  rerun: proposeRerun,
  simulate: proposeSimulation,
  publish: proposePublication,
  list,
  show,
  cancel,
  unlist,
  compare,
  list_personas: listPersonasInWords,
  save_persona: saveNewPersona,
  change_persona: changePersonas,
  delete_persona: proposeDeletion,
  import_personas: importTable,
  types,
  deliveries: listDeliveriesInWords,
  usage,
  keys,
  help,
};
