import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Account } from "../contract.ts";
import type { Brief } from "../engines/brief.ts";
import type { Engine } from "../engines/engine.ts";
import type { CallRecord, RecordedCall } from "../engines/recorded-call.ts";
import type { StudyPreview } from "./begin/contract.ts";
import { briefOf, draftKey, requestHash } from "./brief-of.ts";
import { readReplies, reusedNow } from "./calls/calls.ts";
import { foreseeClosed } from "./pipeline/closed/ask-closed.ts";
import { estimateOf } from "./pipeline/estimate.ts";
import { planFlags } from "./pipeline/flags.ts";
import { orStop, topicUnread, usageOf, waitingDeadlineMs, whileWaiting } from "./pipeline/study-clock.ts";
import {
  describesPeople,
  makePeople,
  refuseRead,
  understand,
  understoodOf,
  withPeople,
} from "./pipeline/understand.ts";
import { type Draft, keepDraft } from "./run/idempotency.ts";
import { withSlot } from "./run/lease.ts";
import { engineOf } from "./study.ts";
import type { Estimate } from "./study-record.ts";
import type { StudyInput } from "./study-request.ts";

/** What a study would ask and cost, or its refusal; a model's work is kept for the study of the same request. */
export async function estimateStudy(input: StudyInput, account: Account): Promise<z.input<typeof Estimate>> {
  const brief = await briefOf(input, account.account_id);
  const unrecorded = engineOf(input.engine);
  const { id, kind, version } = unrecorded;
  // The built-in engine reads for nothing, and the same seed makes the same people.
  if (kind === "simulator") return estimateFrom(await draftOf(brief, unrecorded), unrecorded);
  const { account_id } = account;
  const request_sha256 = requestHash(input, brief.seed, { id, version });
  const calls = recordInMemory(await readReplies({ study_id: null, account_id, request_sha256 }));
  const engine = engineOf(input.engine, { calls, deadlineMs: waitingDeadlineMs });
  const work = async () => ({ ...(await draftOf(brief, engine)), calls: calls.calls });
  const store = (tx: Parameters<typeof keepDraft>[0], draft: Draft) =>
    keepDraft(tx, account_id, draftKey(input), { ...draft, engine: { id, kind, version } });
  return estimateFrom(await withSlot(account, randomUUID(), { work, store }), engine);
}

/** An estimate without a call of a model: where one is to speak, what it would understand and whom it would make is left out. */
export async function sketchStudy(input: StudyInput, account: Account): Promise<z.input<typeof StudyPreview>> {
  const engine = engineOf(input.engine);
  const { brief, plan } = await draftOf(await briefOf(input, account.account_id), engineOf("simulator"));
  if (engine.kind === "simulator") return estimateFrom({ brief, plan }, engine);
  const personas = input.persona_ids === undefined && brief.audience_description !== null ? [] : brief.personas;
  const estimate = estimateFrom({ brief, plan: { ...plan, understood: true } }, engine);
  return { ...estimate, understood: null, personas, flags: [] };
}

/** The record of a dry run, which has no study yet: with the replies of earlier equal studies. */
function recordInMemory(replies: Awaited<ReturnType<typeof readReplies>>): CallRecord & { calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  return {
    calls,
    read: async (key) => {
      const earlier = replies.get(key);
      if (earlier !== undefined) calls.push(reusedNow(earlier));
      return earlier?.reply;
    },
    write: async (call) => void calls.push(call),
  };
}

/** The plan and the people of a study, within the time of a caller who waits. */
async function draftOf(brief: Brief, engine: Engine): Promise<Omit<Draft, "calls">> {
  const began = Date.now();
  const before = { ...engine.usage };
  const { personas: _, ...request } = brief;
  return whileWaiting(topicUnread, async ({ interviewing: signal }) => {
    const [plan, people] = await Promise.all([
      orStop(signal, () => understand(engine, request, signal)),
      describesPeople(brief) ? orStop(signal, () => makePeople(brief, engine, signal)) : null,
    ]);
    refuseRead(plan.refuse ?? people?.refuse, "invalid_topic");
    const usage = usageOf(engine, before, { interviews: 0, price_usd: 0, wall_ms: Date.now() - began });
    return { brief: people === null ? brief : withPeople(brief, people), plan, usage };
  });
}

function estimateFrom({ brief, plan }: Pick<Draft, "brief" | "plan">, engine: Engine): z.input<typeof Estimate> {
  const { id, kind, version } = engine;
  return {
    status: "estimate",
    dry_run: true,
    ...estimateOf(brief, plan, engine),
    closed_questions: foreseeClosed(brief, plan, engine),
    understood: understoodOf(brief, plan),
    personas: brief.personas,
    seed: brief.seed,
    engine: { id, kind, version },
    flags: planFlags(brief, plan, engine),
  };
}
