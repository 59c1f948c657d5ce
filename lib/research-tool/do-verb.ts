import { help, keys, listDeliveriesInWords, listPersonasInWords, types, usage } from "./account-verbs.ts";
import type { Member } from "./contract.ts";
import { changeSaved, importTable, proposeDeletion, saveNew } from "./persona-verbs.ts";
import {
  estimate,
  proposeFollowUp,
  proposePublication,
  proposeRerun,
  proposeRun,
  proposeSimulation,
} from "./propose-verbs.ts";
import { cancel, compare, list, show, unlist } from "./study-verbs.ts";
import { askingOutcome, type Outcome, type Task } from "./task.ts";
import { entryOf, type ResearchVerb } from "./verbs.ts";

/** Does what a call asks: reads and small changes at once; what spends, publishes or deletes is proposed. */
export async function doVerb(task: Task): Promise<Outcome> {
  const { verb, members } = task;
  const missing = entryOf(verb).needs.filter((name) => members[name as Member] === undefined);
  return missing.length === 0 ? doers[verb](task) : askFor(missing, task);
}

/** Asks for what a verb cannot do without, with a call that has it in the form of the example. */
function askFor(missing: string[], { verb, members }: Task): Outcome {
  const { does, example } = entryOf(verb);
  const names = new Intl.ListFormat("en-GB").format(missing);
  return askingOutcome(
    `${verb}: ${does}.`,
    `Nothing was done: ${verb} needs ${names}. Send the call again with it, such as the one below.`,
    [{ do: verb, ...example, ...members }],
  );
}

const doers: Record<ResearchVerb, (task: Task) => Promise<Outcome>> = {
  run: proposeRun,
  estimate,
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
  save_persona: saveNew,
  change_persona: changeSaved,
  delete_persona: proposeDeletion,
  import_personas: importTable,
  types,
  deliveries: listDeliveriesInWords,
  usage,
  keys,
  help,
};
