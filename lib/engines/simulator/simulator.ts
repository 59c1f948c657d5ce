import type { Engine } from "../engine.ts";
import { simulatorFactor } from "../measured.ts";
import { code } from "./coder/code.ts";
import { respond } from "./interview/respond.ts";
import { chooseProbe } from "./interview/speaker.ts";
import { people } from "./people/people.ts";
import { planOf } from "./plan-of.ts";
import { answerClosed, closedLimit } from "./rating/answer-closed.ts";
import { rate } from "./rating/rate.ts";
import { write } from "./writer/write.ts";

/** The built-in engine: rehearses a study by a choice model with stated assumptions. One seed has one study within a version. */
export function simulator(): Engine {
  return {
    id: "touchstone-simulator",
    kind: "simulator",
    version: "4.17.0",
    factor: simulatorFactor,
    asksAnew: false,
    usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    costOf: () => null,
    people: async (task) => people(task),
    plan: async ({ brief }) => planOf(brief),
    respond: async (task) => respond(task),
    probe: async (task) => chooseProbe(task),
    rate: async ({ items, ...task }) => items.map((item) => rate({ ...task, item })),
    closedLimit,
    answerClosed: async (task) => answerClosed(task),
    code: async (task) => code(task),
    write: async (task) => write(task),
    support: null,
  };
}
