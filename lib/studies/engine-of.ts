import type { Engine } from "../engines/engine.ts";
import { modelEngine } from "../engines/model/model-engine.ts";
import { modelSettings } from "../engines/model/settings.ts";
import { simulator } from "../engines/simulator/simulator.ts";
import { env } from "../env.ts";

let speaks: () => Engine = simulator;

/** What speaks for the personas of one study: the models of AI_MODEL, else the simulator. It counts what that study uses. */
export function engineOf(): Engine {
  const { AI_MODEL } = env();
  return AI_MODEL === undefined ? speaks() : modelEngine(modelSettings({ ...env(), AI_MODEL }));
}

/** Lets another engine speak from here on, for tests that need one that waits or fails. */
export function speakWith(engine: () => Engine): void {
  speaks = engine;
}
