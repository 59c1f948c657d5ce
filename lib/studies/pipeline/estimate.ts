import type * as z from "zod";
import type { Brief } from "../../engines/brief.ts";
import { askedQuestions } from "../../engines/closed-questions.ts";
import type { Engine } from "../../engines/engine.ts";
import { estimatedTokens, tokenLength } from "../../engines/model/usage.ts";
import type { Plan } from "../../engines/plan.ts";
import { sum } from "../../engines/statistics.ts";
import type { Audience } from "../../personas/contract.ts";
import type { Estimate, estimated } from "../study-record.ts";
import type { Respondent } from "./ask-respondents.ts";
import { sizes } from "./closed/ask-closed.ts";
import { hasOffer, variants } from "./discriminate.ts";
import { guideOf } from "./guides/guide.ts";
import { priceOf } from "./study-clock.ts";
// Lengths in tokens by `tokenLength`: an estimate, not a measurement. Closed questions: for each option, set or item.
import tokens from "./usual-tokens.json" with { type: "json" };

/** Seconds that a study takes: a simulated one, and one by a model, which waits for one answer after the other. */
export const studySeconds = { simulator: 1, model: 60 } as const;
/** Seconds that one answer takes, which is as long as a follow-up: its respondents answer at the same time. */
const answerSeconds = { simulator: 1, model: 10 } as const;

const usualProbes = 3;
type Effort = Pick<z.output<typeof Estimate>, keyof typeof estimated>;

type StudyEstimate = Effort & { interviews: number; price_usd: number };

type PricedEngine = Pick<Engine, "kind" | "support" | "probe" | "costOf">;

/** What a study costs, how long it takes and what its model reads and writes. */
export function estimateOf(brief: Brief, plan: Plan, engine: PricedEngine): StudyEstimate {
  const audiences = brief.personas.flatMap(({ audience }) => Array<Audience>(brief.n_per_persona).fill(audience));
  return {
    interviews: audiences.length,
    price_usd: plan.understood ? priceOf(audiences) : 0,
    estimated_seconds: studySeconds[engine.kind],
    ...effortOf(engine, modelUse(brief, plan, engine)),
  };
}

/** What answers to a follow-up cost; those of the built-in engine, which cannot interpret it, nothing. */
export const followUpPrice = ({ kind }: Pick<Engine, "kind">, respondents: readonly Respondent[]): number =>
  kind === "simulator" ? 0 : priceOf(respondents.map(({ persona }) => persona.audience));
/** The same of one respondent, in words. */
export const followUpPriceInWords = "for the price of one interview, of the built-in engine for nothing";

/** What a follow-up costs, how long it takes and what its model reads and writes. */
export function estimateFollowUp(
  { topic }: Pick<Brief, "topic">,
  respondents: readonly Respondent[],
  engine: PricedEngine,
): Effort & { respondents: number; price_usd: number; note: string | null } {
  const contextSizes = respondents.map(({ transcript }) => beforeAnswers(topic) + transcript.length * tokens.turn);
  return {
    respondents: respondents.length,
    price_usd: followUpPrice(engine, respondents),
    note: engine.kind === "simulator" ? cannotInterpret : null,
    estimated_seconds: answerSeconds[engine.kind],
    ...effortOf(engine, {
      calls: respondents.length,
      input: sum(contextSizes),
      output: respondents.length * tokens.answer.output,
    }),
  };
}

/** What is said of a question that the built-in engine is asked after a study. */
export const cannotInterpret =
  "The built-in engine put this question but cannot interpret it: these are leanings and first reasons.";

function effortOf(engine: PricedEngine, use: { calls: number; input: number; output: number }) {
  const isModel = engine.kind === "model";
  return {
    estimated_calls: isModel ? use.calls : 0,
    estimated_input_tokens: isModel ? use.input : 0,
    estimated_output_tokens: isModel ? use.output : 0,
    estimated_cost_usd: isModel ? engine.costOf(use) : null,
  };
}

const beforeAnswers = (topic: string): number => tokens.rules + tokens.brief + estimatedTokens(topic);

/** The calls of a study and their tokens: each turn reads all turns before it. */
function modelUse(brief: Brief, plan: Plan, { support, probe }: Pick<Engine, "support" | "probe">) {
  const { personas, n_per_persona, audience_description } = brief;
  const interviews = personas.length * n_per_persona;
  const turns = guideOf(brief, plan).length + usualProbes;
  const before = beforeAnswers(brief.topic);
  const talk = turns * before + (tokens.turn * turns * (turns - 1)) / 2;
  const transcript = before + turns * tokens.turn;
  const judges = support === null ? 0 : 1;
  // Where the model words a probe, it reads the talk once more.
  const worded = probe === undefined ? 0 : usualProbes;
  const peopleCalls = audience_description === null ? 0 : 1;
  // Each variant is rated once by each persona.
  const compared = hasOffer(plan) ? personas.length * variants.length : 0;
  const { plan: planned, people, rated, answer, coded, judged, prose } = tokens;
  const uses = [
    { calls: 1, input: before, output: planned.output },
    { calls: peopleCalls, input: people.input, output: people.output },
    { calls: personas.length + compared, input: before, output: rated.output },
    { calls: interviews * turns, input: talk / turns, output: answer.output },
    { calls: interviews * worded, input: transcript, output: answer.output },
    { calls: interviews, input: transcript, output: rated.output },
    { calls: interviews, input: transcript + coded.input, output: coded.output },
    { input: 0, output: 0, calls: interviews, ...closedUse(brief, transcript) },
    { calls: 1, input: prose.input, output: prose.output },
    { calls: (interviews + 1) * judges, input: judged.input, output: judged.output },
  ];
  const all = (of: (use: (typeof uses)[number]) => number) => sum(uses.map(of));
  return {
    calls: all(({ calls }) => calls),
    input: Math.round(all(({ calls, input }) => calls * input)),
    output: all(({ calls, output }) => calls * output),
  };
}

/** The one further call of an interview for the request's closed questions; none without any. */
function closedUse({ closed_questions = [] }: Brief, transcript: number) {
  if (closed_questions.length === 0) return { calls: 0 };
  const questions = askedQuestions(closed_questions);
  const words = JSON.stringify(questions).length / tokenLength;
  // The sets of `best_worst` repeat each option, and each has a line of its own.
  const parts = sum(
    questions.map(({ kind, options }) => (kind === "best_worst" ? sizes.times + 1 : 1) * (1 + options.length)),
  );
  const { rules, input, output } = tokens.closed;
  return { input: Math.round(transcript + rules + words + parts * input), output: parts * output };
}
