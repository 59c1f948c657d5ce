import type { Engine } from "../engine.ts";
import { simulatorFactor } from "../measured.ts";

/** What the simulator computes with loads with the first study: its grammar of English takes a second. */
const parts = async () => ({
  ...(await import("./people/people.ts")),
  ...(await import("./topic/plan-of.ts")),
  ...(await import("./voice/respond.ts")),
  ...(await import("./rating/rate.ts")),
  ...(await import("./coder/code.ts")),
});

/**
 * The engine that needs no key and no network: a random-utility choice model with stated assumptions, which speaks
 * through composed sentences. It knows nothing of brands or markets; what it says is no evidence about real people. The
 * same seed has the same study within one version.
 */
export function simulator(): Engine {
  return {
    id: "touchstone-simulator",
    kind: "simulator",
    version: "2.1.0",
    factor: simulatorFactor,
    asksAnew: false,
    usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    costOf: () => null,
    people: async (task) => (await parts()).people(task),
    plan: async ({ brief }) => (await parts()).planOf(brief),
    respond: async (task) => (await parts()).respond(task),
    rate: async ({ items, ...task }) => {
      const { rate } = await parts();
      return Promise.all(items.map((item) => rate({ ...task, item })));
    },
    code: async (task) => (await parts()).code(task),
    write: null,
    support: null,
  };
}
