import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import type { Brief } from "../engines/brief.ts";
import type { Engine } from "../engines/engine.ts";
import type { Flag } from "../engines/flag.ts";
import type { Plan } from "../engines/plan.ts";
import { rounded } from "../engines/statistics.ts";
import { leaningOf, leaningWords } from "../engines/study-form.ts";
import { generalType } from "../engines/study-types.ts";
import type { Persona } from "../personas/contract.ts";
import { defaultPersonas } from "../personas/default-personas.ts";
import { drawSeed, ownPersonas, refuseHiddenIn, refuseUnlawful } from "./brief-of.ts";
import type { simulateEndpoint } from "./contract.ts";
import { ignoredIn } from "./create-study.ts";
import { codeBookOf } from "./pipeline/check-codes.ts";
import { flag, weakBelow } from "./pipeline/flags.ts";
import { inParallel, orStop, waitingDeadlineMs, whileWaiting } from "./pipeline/study-clock.ts";
import { agreementOf } from "./pipeline/study-numbers.ts";
import { englishOnly, refuseRead, understand } from "./pipeline/understand.ts";
import { reactTo, type Scene } from "./react-to.ts";
import { withSlot } from "./run/lease.ts";
import { simulations } from "./studies.sql.ts";
import { disclaimerOf, engineOf } from "./study.ts";
import { leastShare } from "./study-limits.ts";
import { type SimulationResult, StudyId } from "./study-record.ts";

type Input = z.output<(typeof simulateEndpoint)["input"]>;
type Simulation = z.input<(typeof simulateEndpoint)["result"]>;

/** Puts a scenario before the account's own personas. It takes one of the key's slots while it runs, and is stored. */
export const simulate: Verb<typeof simulateEndpoint> = async (input, caller) => {
  const account = accountOf(caller);
  refuseScenario(input);
  const personas = await ownPersonas(account.account_id, input.persona_ids);
  const seed = input.seed ?? drawSeed();
  const id = randomUUID();
  const created_at = new Date();
  const { account_id, key_id } = account;
  return withSlot(account, id, {
    work: async () => ({
      id,
      ...(await react(input, personas, seed)),
      created_at: created_at.toISOString(),
      ...ignoredIn(caller),
    }),
    store: async (tx, result) => {
      const request = { ...input, seed };
      await tx.insert(simulations).values({ simulation_id: id, account_id, key_id, request, result, created_at });
    },
  });
};

/** Refuses a scenario for its texts, before anyone is asked. */
export function refuseScenario({ scenario, question, options = [] }: Input): void {
  refuseHiddenIn({ scenario }, "invalid_scenario");
  refuseHiddenIn({ question, options }, "invalid_request");
  refuseUnlawful([scenario, question, ...options], "invalid_scenario");
}

/** What the personas say; an engine that fails is a failed simulation, and no other is asked instead. */
function react(input: Input, personas: Persona[], seed: number): Promise<Omit<Simulation, "id" | "created_at">> {
  const { scenario, question = null } = input;
  return whileWaiting("The simulation failed.", async ({ writing }) => {
    const engine = engineOf(input.engine, { deadlineMs: waitingDeadlineMs });
    const scene = await sceneOf(engine, input, personas, seed, writing);
    const reactions = await inParallel(personas, personas.length, (persona) => reactTo(scene, persona));
    const results = reactions.filter((one) => one.status === "fulfilled").map(({ value }) => value);
    if (results.length < personas.length * leastShare.answered)
      throw reactions.find((one) => one.status === "rejected")!.reason;
    const agreement = rounded(agreementOf(results.flatMap(({ stance }) => (stance === null ? [] : [stance]))), 3);
    const { id, kind, version } = engine;
    const summary = summaryOf(results, input.options ?? null);
    const flags = flagsOf(engine, scene.plan, { agreement, answered: results.length, all: personas.length });
    return {
      ...{ status: "complete", scenario, question, results, summary, agreement, engine: { id, kind, version } },
      ...{ flags, seed, disclaimer: disclaimerOf(engine) },
    };
  });
}

async function sceneOf(
  engine: Engine,
  { scenario, question, options }: Input,
  personas: Persona[],
  seed: number,
  signal: AbortSignal,
): Promise<Scene> {
  const [{ audience }] = personas as [Persona];
  const brief: Brief = {
    ...{ topic: scenario, study_type: generalType, audience, audience_description: null },
    ...{ personas, n_per_persona: 1, seed },
  };
  const plan = await orStop(signal, () => understand(engine, brief, signal));
  refuseRead(plan.refuse, "invalid_scenario");
  const book = codeBookOf(brief.study_type, plan);
  return { engine, brief, plan, book, question: question ?? null, options: options ?? null, signal };
}

/** Who holds which stance, and who chose which option, with their counts. */
function summaryOf(results: SimulationResult[], options: string[] | null): string {
  if (results.every(({ stance }) => stance === null)) return englishOnly;
  const list = (name: string, all: string[], labels: string[]) => {
    const counts = labels.map((label) => [all.filter((one) => one === label).length, label] as const);
    const some = counts.filter(([count]) => count > 0).map((one) => one.join(" "));
    return some.length === 0 ? [] : `${name}: ${some.join(", ")}.`;
  };
  const ends = results.flatMap(({ stance }) => (stance === null ? [] : leaningWords[leaningOf(stance)]));
  const quoted = (option: string | null) => `“${option}”`;
  const choices = results.map(({ choice }) => quoted(choice));
  const stances = list("Stance", ends, Object.values(leaningWords));
  return [stances, list("Choice", choices, (options ?? []).map(quoted))].flat().join(" ");
}

type Outcome = { agreement: number; answered: number; all: number };

function flagsOf(engine: Engine, plan: Plan, { agreement, answered, all }: Outcome): Flag[] {
  const isSimulator = engine.kind === "simulator";
  return [
    ...flag(isSimulator, "simulated_scenario"),
    ...flag(!isSimulator, "engine_unvalidated"),
    ...flag(!plan.understood && isSimulator, "language", { why: englishOnly }),
    ...flag(plan.coverage < weakBelow.coverage, "scenario_out_of_distribution", {
      percent: Math.round(100 * (1 - plan.coverage)),
    }),
    ...flag(true, "no_repeats"),
    ...flag(answered < all, "partial_scenario", { some: all - answered, all }),
    ...flag(agreement < weakBelow.agreement, "low_agreement_on_scenario"),
  ];
}

/** An example for a visitor: some default personas, a request, and what the built-in engine makes of it. */
export async function exampleSimulation() {
  const personas = defaultPersonas.b2c.slice(0, 2);
  const request = { ...example, persona_ids: personas.map(({ id }) => id) };
  return { request, personas, result: await react(request, personas, 18) };
}

const example = {
  scenario: "Your supermarket stops taking cash and has self-checkouts only.",
  question: "Would you go on shopping there?",
  options: ["Yes, as before", "Less often", "No"],
  engine: "simulator",
} satisfies Input;

/** A simulation as it was answered, with what was asked. */
export type StoredSimulation = {
  request: Partial<z.output<(typeof simulateEndpoint)["input"]>>;
  result: z.output<(typeof simulateEndpoint)["result"]>;
};

/** A simulation of an account by its id; null without one. */
export async function getSimulation(account_id: string, simulation_id: string): Promise<StoredSimulation | null> {
  if (!StudyId.safeParse(simulation_id).success) return null;
  const [row] = await db
    .select({ request: simulations.request, result: simulations.result })
    .from(simulations)
    .where(and(eq(simulations.simulation_id, simulation_id), eq(simulations.account_id, account_id)));
  return (row as StoredSimulation | undefined) ?? null;
}
