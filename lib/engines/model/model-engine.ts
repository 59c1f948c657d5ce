import type { ShownQuestion } from "../closed-questions.ts";
import { type Coding, unreadTurn } from "../coding.ts";
import type { ClosedItem, Engine, Turn } from "../engine.ts";
import { EngineFault, type EngineFaultKind, engineFaultKinds } from "../engine-fault.ts";
import type { CallRecord } from "../recorded-call.ts";
import { mean } from "../statistics.ts";
import type { Writing } from "../writing.ts";
import { type AskerOptions, newAsker } from "./ask.ts";
import { planOf, subjectFault } from "./plan-of.ts";
import { closedOf, closedPrompt } from "./prompts/closed.ts";
import { codePrompt, codingOf } from "./prompts/code.ts";
import { promptVersion } from "./prompts/parts.ts";
import { peoplePrompt, personasOf } from "./prompts/people.ts";
import { planPrompt } from "./prompts/plan.ts";
import { probePrompt, withWholeClauses } from "./prompts/probe.ts";
import { ratedOf, ratePrompt } from "./prompts/rate.ts";
import { answerOf, respondPrompt } from "./prompts/respond.ts";
import { claimsPerCall, supportPrompt } from "./prompts/support.ts";
import { writePrompts } from "./prompts/write.ts";
import { probesUntil } from "./purse.ts";
import type { ModelAddress, ModelSettings } from "./settings.ts";
import { costOf, type ModelUsage, noUsage, type Tokens } from "./usage.ts";

/** The usual times of a call, in milliseconds. */
const times = { silentMs: 60_000, callMs: Number.POSITIVE_INFINITY, againMs: 500 };
/** The share of the study's time that a call may take to say its first word. */
const firstShare = 1 / 3;

export type ModelEngineOptions = ModelSettings & {
  /** Where the study's calls are kept, so that a second run pays for none of them twice. */
  calls?: CallRecord;
  /** What the study has cost before, in US dollars: it counts towards `maxCostUsd`. */
  spentUsd?: number;
} & Partial<Pick<AskerOptions, "firstMs" | "silentMs" | "callMs" | "againMs" | "isCheck">>;

/**
 * An engine that asks language models: one for each study. Repeat n of a persona is spoken by model (n − 1) mod k of k;
 * the first model does everything else, so that all interviews are read by one reader.
 */
export function modelEngine(options: ModelEngineOptions): Engine & { usage: ModelUsage } {
  const { id, models, deadlineMs, maxCostUsd, calls, spentUsd = 0 } = options;
  const usage = noUsage(models.every(({ price }) => price !== null));
  const ask = newAsker({
    ...times,
    firstMs: deadlineMs * firstShare,
    ...options,
    usage,
    calls,
    deadline: Date.now() + deadlineMs,
  });
  const first = models[0]!;
  const speaker = (repeat: number) => models[(repeat - 1) % models.length]!;

  return {
    id,
    kind: "model",
    version: promptVersion,
    factor: 1,
    asksAnew: false,
    usage,
    mayProbe: () =>
      !usage.is_over_budget && (maxCostUsd === null || spentUsd + (usage.cost_usd ?? 0) < probesUntil * maxCostUsd),
    costOf: ({ input, output }) => meanCost(models, { input, output, cached: 0 }),
    people: async ({ signal, ...task }) => {
      const { value } = await ask(peoplePrompt(task), first, signal);
      return { personas: personasOf(value, task.audience, task.draw), not_understood: [], refuse: value.refuse };
    },
    plan: async ({ brief, signal }) => {
      const { value: plan } = await ask(planPrompt(brief), first, signal);
      const fault = subjectFault(plan, brief);
      if (fault === null) return planOf(plan, brief);
      return planOf((await ask(planPrompt(brief, { plan, fault }), first, signal)).value, brief);
    },
    // A model that declines, or says nothing at all, leaves its person without an answer.
    respond: ({ signal, ...task }) =>
      ask(respondPrompt(task), speaker(task.repeat), signal).then(
        (reply) => answerOf(reply, task),
        unless(["refused", "bad_answer", "empty_answer", "answer_too_long"], { text: "", mark: "refused" }),
      ),
    // An interview goes on without a probe.
    probe: async ({ signal, ...task }) => {
      const reply = ask(probePrompt(task), speaker(task.repeat), signal);
      const { question } = await reply.then(({ value }) => value, unless(engineFaultKinds, { question: null }));
      const text = question && withWholeClauses(question, task.transcript.at(-1)?.a ?? "");
      return text === null ? null : { text, probe: null, quoted: null };
    },
    rate: async ({ signal, ...task }) => {
      if (task.items.length === 0) return [];
      const rate = async (items: readonly ClosedItem[]) =>
        ratedOf((await ask(ratePrompt({ ...task, items }), first, signal)).value, items);
      const ratings = inParts(task.items, rate, (parts) => parts.flatMap((part) => part ?? [null]));
      const isBefore = task.answer === null && task.situation === null;
      return isBefore ? ratings.catch(unless(["refused"], [null])) : ratings;
    },
    answerClosed: ({ signal, ...task }) => {
      const answer = async (questions: ShownQuestion[]) =>
        closedOf(
          (await ask(closedPrompt({ ...task, displays: questions }), speaker(task.repeat), signal)).value,
          questions,
        );
      return inParts(task.displays, answer, (parts) => parts.flatMap((part) => part ?? [null]));
    },
    code: ({ signal, ...task }) => {
      const code = async (transcript: Turn[]) =>
        codingOf((await ask(codePrompt({ ...task, transcript }), first, signal)).value, { ...task, transcript });
      return inParts(task.transcript, code, codingOfTurns);
    },
    write: async ({ signal, ...task }) => {
      const parts = await Promise.allSettled(writePrompts(task).map((prompt) => ask(prompt, first, signal)));
      const values = parts.flatMap((part) => (part.status === "fulfilled" ? [part.value.value] : []));
      if (values.length === 0) throw (parts[0] as PromiseRejectedResult).reason;
      // What one of them lacks the host names as missing.
      return Object.assign({}, ...values) as Writing;
    },
    support: async ({ claims, signal }) => {
      const batches = Array.from({ length: Math.ceil(claims.length / claimsPerCall) }, (_, batch) =>
        claims.slice(batch * claimsPerCall, (batch + 1) * claimsPerCall),
      );
      const judged = await Promise.all(
        batches.map(async (batch) => {
          const { value } = await ask(supportPrompt(batch), first, signal);
          return batch.map((_, place) => value[`c${place}`]!);
        }),
      );
      return judged.flat();
    },
  };
}

/** What is taken instead of an answer where a call ends in one of some faults. */
const unless =
  <Instead>(kinds: readonly EngineFaultKind[], instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof EngineFault && kinds.includes(error.kind)) return instead;
    throw error;
  };

/** The faults of a call that is too much for the model at once. */
const tooMuch: readonly EngineFaultKind[] = [
  "prompt_too_long",
  "answer_too_long",
  "reply_too_large",
  "too_slow",
  "silent",
];

/** Asks about several things in one call, or of each where that is too much; null is said of one that fails alone, if not all do. */
async function inParts<Thing, Said>(
  things: readonly Thing[],
  ask: (some: Thing[]) => Promise<Said>,
  joined: (parts: (Said | null)[]) => Said,
): Promise<Said> {
  try {
    return await ask([...things]);
  } catch (error) {
    if (!(error instanceof EngineFault && tooMuch.includes(error.kind)) || things.length === 1) throw error;
    const ends = await Promise.allSettled(things.map((thing) => ask([thing])));
    if (ends.every(({ status }) => status === "rejected")) throw error;
    return joined(ends.map((end) => (end.status === "fulfilled" ? end.value : null)));
  }
}

const codingOfTurns = (codings: (Coding | null)[]): Coding => ({
  codes: codings.flatMap((coding, turn) => (coding?.codes ?? []).map((code) => ({ ...code, turn }))),
  turns: codings.map((coding) => coding?.turns[0] ?? unreadTurn),
});

function meanCost(models: readonly ModelAddress[], tokens: Tokens): number | null {
  const costs = models.map(({ price }) => costOf(price, tokens));
  return costs.every((cost) => cost !== null) ? mean(costs) : null;
}
