import type { Engine } from "../engine.ts";
import { simulatorFactor } from "../measured.ts";
import { code } from "./coder/code.ts";
import { people } from "./people/people.ts";
import { rate } from "./rating/rate.ts";
import { planOf } from "./topic/plan-of.ts";
import { respond } from "./voice/respond.ts";

/**
 * The engine that needs no key and no network: a random-utility choice model with stated assumptions, which speaks
 * through composed sentences. It knows nothing of brands or markets; what it says is no evidence about real people. The
 * same seed has the same study within one version.
 */
export function simulator(): Engine {
  return {
    id: "touchstone-simulator",
    kind: "simulator",
    version: "2.0.0",
    factor: simulatorFactor,
    asksAnew: false,
    usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    costOf: () => null,
    people,
    plan: async ({ brief }) => planOf(brief),
    respond: async (task) => respond(task),
    rate: async ({ items, ...task }) => Promise.all(items.map((item) => rate({ ...task, item }))),
    code,
    write: null,
    support: null,
  };
}
