import type { Engine } from "../engine.ts";
import { simulatorFactor } from "../measured.ts";

/** Loads what the simulator computes with, at its first study or before: its grammar of English takes a second. */
export const simulatorParts = async () => ({
  ...(await import("./people/people.ts")),
  ...(await import("./topic/plan-of.ts")),
  ...(await import("./voice/respond.ts")),
  ...(await import("./rating/rate.ts")),
  ...(await import("./coder/code.ts")),
});

/** The engine that needs no key: a choice model with stated assumptions. One seed has one study within a version. */
export function simulator(): Engine {
  return {
    id: "touchstone-simulator",
    kind: "simulator",
    version: "3.2.0",
    factor: simulatorFactor,
    asksAnew: false,
    usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    costOf: () => null,
    people: async (task) => (await simulatorParts()).people(task),
    plan: async ({ brief }) => (await simulatorParts()).planOf(brief),
    respond: async (task) => (await simulatorParts()).respond(task),
    rate: async ({ items, ...task }) => {
      const { rate } = await simulatorParts();
      return Promise.all(items.map((item) => rate({ ...task, item })));
    },
    code: async (task) => (await simulatorParts()).code(task),
    write: null,
    support: null,
  };
}
