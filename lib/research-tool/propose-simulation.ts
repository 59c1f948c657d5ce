import { excerpt, plural } from "../format.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { simulateEndpoint } from "../studies/contract.ts";
import { engineOf } from "../studies/engine-of.ts";
import { ownPersonas } from "../studies/own-personas.ts";
import { disclaimerOf } from "../studies/pipeline/disclaimer.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { findSavedPersona } from "./find-saved-persona.ts";
import { askingOutcome, type Outcome } from "./outcome.ts";
import { confirmable } from "./propose-verbs.ts";
import type { Task } from "./task.ts";

/** Says whom a scenario would be put before. */
export async function proposeSimulation(task: Task): Promise<Outcome> {
  const { scenario, question, options, seed, engine } = task.command;
  if (scenario === undefined)
    return askingOutcome(
      "A simulation.",
      "What happens in the scenario? Tell it as you would tell it to your personas.",
    );
  const named = await Promise.all(
    (task.command.personas ?? []).map((persona) =>
      findSavedPersona({ ...task, command: { ...task.command, persona } }),
    ),
  );
  const unknown = named.find(({ outcome }) => outcome !== undefined);
  if (unknown?.outcome) return unknown.outcome;
  const ids = named.map(({ persona }) => persona!.id);
  const persona_ids = task.command.persona_ids ?? (ids.length > 0 ? [...new Set(ids)] : undefined);
  const told = scenario.length < 10 ? `What do you think of ${scenario.replace(/[?.!]{1,9}$/, "")}?` : scenario;
  const input = parseArguments(simulateEndpoint, { scenario: told, question, options, persona_ids, seed, engine });
  const personas = await ownPersonas(task.account.account_id, input.persona_ids);
  const understood = `A scenario put before ${plural(personas.length, "saved persona")}: ${excerpt(scenario, 200)}`;
  return {
    ...confirmable(
      understood,
      0,
      `Asks ${personas.map(({ name }) => escaped(name)).join(", ")}. It counts as one of the account's studies of today.`,
    ),
    label: disclaimerOf(engineOf(engine)),
    data: { scenario, persona_ids: personas.map(({ id }) => id), price_usd: 0 },
    proposal: { verb: "simulate", input, price_usd: 0 },
  };
}
