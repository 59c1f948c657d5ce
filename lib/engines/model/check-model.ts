import scales from "#lib/engines/closed-scales.json" with { type: "json" };
import study from "#lib/engines/model/check-study.json" with { type: "json" };
import { defaultPersonas } from "../../personas/default-personas.ts";
import type { Brief } from "../brief.ts";
import type { ClosedItem, Question, Situation } from "../engine.ts";
import { EngineFault, type EngineFaultKind } from "../engine-fault.ts";
import { drawFrom } from "../statistics.ts";
import { closedOfEvery, generalType } from "../study-types.ts";
import { filled } from "../texts.ts";
import { type Form, forms, habitsInWords, habitsOf } from "./habits.ts";
import { type ModelEngineOptions, modelEngine } from "./model-engine.ts";
import { planOf } from "./plan-of.ts";
import { nothing } from "./prompts/plan.ts";
import type { ModelAddress } from "./settings.ts";

/** The most calls that one study makes in turn: those of its longest talk, and of the steps before and after it. */
export const callsInTurn = 20;
/** The calls of a study of as many people as it can ask, each as often as is usual. */
export const callsInAll = 140;
/** How long a study takes at least, in milliseconds, where a call takes so long and so many are made at once. */
export const studyMs = (callMs: number, atOnce: number): number => callMs * Math.max(callsInTurn, callsInAll / atOnce);

/** What a check takes of a server that takes everything, amply; a model that thinks at length writes more. */
export const checkUse = { calls: 3, input: 12_000, cached: 0, output: 2_000 };

/** How long a check waits for a model at most, in milliseconds. */
export const longestCheckMs = 120_000;

/** What a model showed of itself in a check; `ms` is the time of an answer in an interview. */
export type ModelCheck =
  | {
      name: string;
      address: string;
      ms: number;
      form: Form;
      repairs: number;
      /** What the server was found not to take; null where it takes everything. */
      learned: string | null;
      /** Whether a long prompt was cut, by the count of the server. */
      isPromptCut: boolean;
    }
  | { name: string; fault: string; kind: EngineFaultKind };

/** Asks a model one question of an interview, one for an answer in a shape, and whether it reads a long prompt whole. */
export async function checkModel(options: ModelEngineOptions, address: ModelAddress): Promise<ModelCheck> {
  const name = `${address.provider}:${address.model}`;
  const deadlineMs = Math.min(options.deadlineMs, longestCheckMs);
  const engine = modelEngine({ ...options, deadlineMs, models: [address], maxCostUsd: null, isCheck: true });
  const signal = AbortSignal.timeout(deadlineMs);
  const draw = drawFrom("check");
  let hasAnswered = false;
  try {
    const began = performance.now();
    await engine.respond({ ...sample, question, draw, signal });
    const ms = Math.round(performance.now() - began);
    hasAnswered = true;
    const before = engine.usage.model_calls;
    const { plan } = sample;
    await engine.rate({ brief, plan, persona, items: [item], situation: null, answer: null, draw, signal });
    const { form } = habitsOf(address);
    const repairs = Math.max(0, engine.usage.model_calls - before - 1 - forms.indexOf(form));
    await engine.rate({ brief, plan, persona, items: [item], situation: null, answer: longAnswer, draw, signal });
    const isPromptCut = engine.usage.prompts_cut > 0;
    return { name, address: address.baseURL, ms, form, repairs, learned: habitsInWords(address), isPromptCut };
  } catch (error) {
    // A server that has said nothing at all is not slow: no setting of ours would help.
    const isMute = error instanceof EngineFault && error.kind === "silent" && !hasAnswered;
    const mute = `${name} at ${address.baseURL} took a call and said nothing. See that its server runs.`;
    if (isMute) return { name, fault: mute, kind: "silent" };
    if (error instanceof EngineFault) return { name, fault: error.sentence, kind: error.kind };
    const late = `${name} did not answer within ${deadlineMs / 1000} seconds.`;
    if (signal.aborted) return { name, fault: late, kind: "too_slow" };
    throw error;
  }
}

const persona = defaultPersonas.b2c[0]!;
const brief = { ...study.brief, study_type: generalType, personas: [persona] } as Brief;
const plan = { ...nothing, ...study.plan };
const sample = { ...study.situation, persona, brief, plan: planOf(plan, brief) } as Situation;
/** As long as the longest prompts of a study. */
const longAnswer = "I bought the one that was left, and I would buy it again. ".repeat(180);
const text = filled(closedOfEvery[0]!.text, { thing: plan.subject });
const item: ClosedItem = { id: "stance", text, points: scales.stance, from: 1, measures: { of: "stance" } };
const question = study.question as Question;
