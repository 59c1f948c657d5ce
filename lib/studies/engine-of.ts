import type { Engine } from "../engines/engine.ts";
import { simulator } from "../engines/simulator/simulator.ts";
import { env } from "../env.ts";

let speaks: () => Engine = simulator;

/** What speaks for the personas of one study; it counts what that study uses. */
export function engineOf(): Engine {
  const { AI_MODEL } = env();
  if (AI_MODEL !== undefined)
    throw new Error(
      `AI_MODEL is set (${AI_MODEL}), but this version has no models yet. Unset it: studies are then simulated, and say so.`,
    );
  return speaks();
}

/** Lets another engine speak from here on, for tests that need one that waits or fails. */
export function speakWith(engine: () => Engine): void {
  speaks = engine;
}
