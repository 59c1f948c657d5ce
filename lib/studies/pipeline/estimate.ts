import type { Brief } from "../../engines/brief.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Plan } from "../../engines/plan.ts";
import type { Audience } from "../../personas/contract.ts";
import { interviewPrice } from "../study-record.ts";

/** What interviews cost in US dollars, each by the audience that its persona is of. */
export const priceOf = (interviews: readonly Audience[]): number =>
  interviews.reduce((sum, audience) => sum + interviewPrice[audience], 0);

/** Seconds that a study takes: a simulated one, and one by a model, which waits for ten answers in turn. */
const seconds = { simulator: 1, model: 60 } as const;

/** Core questions of a study's type, and the probes of a usual interview. */
const usualTurns = { core: 6, probes: 3 };
/** Lengths in tokens, from texts of four characters to a token: an estimate, not a measurement. */
const tokens = {
  rules: 550,
  brief: 250,
  turn: 130,
  people: { input: 700, output: 1_400 },
  plan: { output: 600 },
  answer: { output: 90 },
  rated: { output: 250 },
  coded: { input: 900, output: 500 },
  judged: { input: 700, output: 80 },
  written: { input: 4_000, output: 1_800 },
};

export type StudyEstimate = {
  interviews: number;
  price_usd: number;
  estimated_seconds: number;
  estimated_calls: number;
  estimated_input_tokens: number;
  estimated_output_tokens: number;
  estimated_cost_usd: number | null;
};

/** What a study costs, how long it takes and what its model reads and writes. */
export function estimateOf(
  brief: Brief,
  plan: Plan,
  engine: Pick<Engine, "kind" | "support" | "costOf">,
): StudyEstimate {
  const audiences = brief.personas.flatMap(({ audience }) => Array<Audience>(brief.n_per_persona).fill(audience));
  const { calls, input, output } = engine.kind === "simulator" ? nothing : modelUse(brief, plan, engine);
  return {
    interviews: audiences.length,
    price_usd: plan.understood ? priceOf(audiences) : 0,
    estimated_seconds: seconds[engine.kind],
    estimated_calls: calls,
    estimated_input_tokens: input,
    estimated_output_tokens: output,
    estimated_cost_usd: engine.kind === "simulator" ? null : engine.costOf({ input, output }),
  };
}

const nothing = { calls: 0, input: 0, output: 0 };

/** The calls of a study and their tokens: each turn reads all turns before it. */
function modelUse(brief: Brief, plan: Plan, { support }: Pick<Engine, "support">) {
  const { personas, n_per_persona, audience_description } = brief;
  const interviews = personas.length * n_per_persona;
  const turns = (plan.guide?.length ?? usualTurns.core) + usualTurns.probes;
  const before = tokens.rules + tokens.brief + Math.ceil(brief.topic.length / 4);
  const talk = turns * before + (tokens.turn * turns * (turns - 1)) / 2;
  const transcript = before + turns * tokens.turn;
  const judges = support === null ? 0 : 1;
  const made = audience_description === null ? 0 : 1;
  return {
    calls: 1 + made + personas.length + interviews * (turns + 2 + judges) + 1 + judges,
    input: Math.round(
      before +
        made * tokens.people.input +
        personas.length * before +
        interviews * (talk + 2 * transcript + tokens.coded.input + judges * tokens.judged.input) +
        tokens.written.input +
        judges * tokens.judged.input,
    ),
    output:
      tokens.plan.output +
      made * tokens.people.output +
      personas.length * tokens.rated.output +
      interviews *
        (turns * tokens.answer.output + tokens.rated.output + tokens.coded.output + judges * tokens.judged.output) +
      tokens.written.output +
      judges * tokens.judged.output,
  };
}
