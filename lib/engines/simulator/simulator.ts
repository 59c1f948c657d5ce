import type { Engine } from "../engine.ts";
import { code } from "./coder/code.ts";
import { write } from "./coder/write.ts";
import { people } from "./people.ts";
import { rate } from "./rate.ts";
import { readTopic } from "./read-topic.ts";
import { respond } from "./voice/respond.ts";

/**
 * The engine that needs no key and no network: a random-utility choice model with stated assumptions, which speaks through
 * composed sentences. It knows nothing of brands or markets; what it says is no evidence about real people.
 */
export function simulator(): Engine {
  return {
    id: "touchstone-simulator",
    kind: "simulator",
    version: "1.0.0",
    factor: 0.6,
    usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    people,
    plan: async (brief) => readTopic(brief).plan,
    respond,
    rate,
    code,
    write,
  };
}
