import type { Engine } from "../engines/engine.ts";
import type { Engine as EngineName } from "../engines/findings.ts";
import { type ModelEngineOptions, modelEngine } from "../engines/model/model-engine.ts";
import { modelSettings } from "../engines/model/settings.ts";
import { simulator } from "../engines/simulator/simulator.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";

/** Where a model's calls are kept, what the study has paid for before, and how long its calls may take. */
type History = Partial<Pick<ModelEngineOptions, "calls" | "spentUsd" | "deadlineMs">>;

let builtIn: () => Engine = simulator;

/** The engine of one study, which counts its use: the simulator if requested, else the models of AI_MODEL, if any. */
export function engineOf(requested?: "simulator", history?: History): Engine {
  const { AI_MODEL } = env();
  const engine =
    AI_MODEL === undefined ? builtIn() : modelEngine({ ...modelSettings({ ...env(), AI_MODEL }), ...history });
  return requested === "simulator" && engine.kind !== "simulator" ? simulator() : engine;
}

/** The engine of a study that was accepted before; refuses where this server has it no more, as no other may speak for it. */
export function restoreEngine(name: EngineName, history?: History): Engine {
  const engine = engineWithId(name, history);
  if (engine !== null) return engine;
  throw new AppError(
    "research_failed",
    `This study is of the model ${name.id}, which this server no longer has. Ask again to run it with another.`,
  );
}

/** The engine that made a study; null where this server has it no more. */
export function engineWithId({ id, kind }: EngineName, history?: History): Engine | null {
  const engine = engineOf(kind === "simulator" ? "simulator" : undefined, history);
  return engine.id === id ? engine : null;
}

/** Lets another engine speak from here on, for tests that need one that waits or fails. */
export function setTestEngine(engine: () => Engine): void {
  builtIn = engine;
}
