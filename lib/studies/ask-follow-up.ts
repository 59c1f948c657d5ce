import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Account, Verb } from "../contract.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { loggedError } from "../db/logged-error.ts";
import { type Ask, askOnce, transact } from "../db/statements.ts";
import { isAnswer } from "../engines/marks.ts";
import { wholePlan } from "../engines/plan.ts";
import { AppError } from "../errors.ts";
import { allKnown } from "../personas/personas.ts";
import { type Once, onceOf, refuseHiddenIn, refuseUnlawful } from "./brief-of.ts";
import { callRecordOf } from "./calls/calls.ts";
import { refusePublicFollowUp } from "./change-study.ts";
import { askFollowUpEndpoint } from "./contract.ts";
import { stillRunsRetrySeconds } from "./create-study.ts";
import { type AnsweredRow, type FollowUpRow, isAnswered, missingStudy, oneStudy, toFollowUp } from "./get-study.ts";
import { askRespondents, type Respondent } from "./pipeline/ask-respondents.ts";
import { estimateFollowUp, followUpPrice } from "./pipeline/estimate.ts";
import { clockOf, usageOf, waitingDeadlineMs } from "./pipeline/study-clock.ts";
import { type Creation, claimOnce, earlierRequest } from "./run/idempotency.ts";
import { holdSlot, leaseMs } from "./run/lease.ts";
import { followUpRuns, takeSlot, whyLost } from "./run/slot.ts";
import { type FollowUpResult, type Setting, studies, studyFollowUps } from "./studies.sql.ts";
import { type CompleteRow, engineWithId, isComplete, noLongerHere, toPending } from "./study.ts";
import { mostFollowUps } from "./study-limits.ts";
import { idempotencyHeader } from "./study-request.ts";
import { withoutFindings } from "./study-status.ts";

type Respondents = Awaited<ReturnType<typeof findRespondents>>;

/** Asks the respondents of a complete study one more question. It takes one of the key's slots while they answer. */
export const askFollowUp: Verb<typeof askFollowUpEndpoint> = async (input, caller) => {
  const account = accountOf(caller);
  const { study_id, question, dry_run } = input;
  refuseHiddenIn({ question }, "invalid_request");
  refuseUnlawful([question], "invalid_request");
  const once = dry_run ? null : onceOf(askFollowUpEndpoint, input);
  // Before the checks: the study or the engine may have changed since.
  const earlier = once && (await earlierFollowUp(account.account_id, once));
  if (earlier !== null) return toFollowUp(earlier);
  const respondents = await findRespondents(input, account.account_id);
  if (respondents.study.visibility === "public") await refusePublicFollowUp({ question });
  if (dry_run) return estimate(study_id, respondents);
  const accepted = await acceptFollowUp(account, { study_id, question, once });
  return toFollowUp(isAnswered(accepted) ? accepted : await answer(account, accepted, respondents));
};

async function estimate(study_id: string, { study, respondents, engine }: Respondents) {
  await transact((ask) => refuseFull(ask, study_id));
  const { id, kind, version } = engine;
  return {
    dry_run: true as const,
    ...estimateFollowUp(study.brief, respondents, engine),
    engine: { id, kind, version },
  };
}

const answer = (account: Account, row: FollowUpRow, respondents: Respondents): Promise<AnsweredRow> =>
  holdSlot(account, row.follow_up_id, {
    work: async () => ({ ...row, result: await resultOf(row, respondents) }),
    store,
  });

async function resultOf(
  { question }: FollowUpRow,
  { study, plan, respondents, engine, calls }: Respondents,
): Promise<FollowUpResult> {
  const began = Date.now();
  const before = { ...engine.usage };
  const clock = clockOf({ signal: undefined, deadline: began + waitingDeadlineMs, now: Date.now });
  try {
    const task = { brief: study.brief, plan, respondents, question, signal: clock.writing };
    const { answers, missing } = await askRespondents(task, engine);
    const billed = answers
      .filter(isAnswer)
      .map(({ interview }) => respondents.find((one) => one.interview === interview)!);
    const usage = usageOf(engine, before, {
      ...{ interviews: answers.length, price_usd: followUpPrice(engine, billed) },
      wall_ms: Date.now() - began,
    });
    const { id, kind, version } = engine;
    return { answers, missing, usage, engine: { id, kind, version } };
  } catch (error) {
    console.error("A follow-up failed:", loggedError(error));
    throw error;
  } finally {
    await calls?.flush();
    clock.end();
  }
}

/** Stores the answers, unless they would make public what must not be. The study may have been listed meanwhile. */
async function store(tx: Transaction, { follow_up_id, study_id, question, result }: AnsweredRow): Promise<void> {
  const [study] = await tx
    .select({ visibility: studies.visibility })
    .from(studies)
    .where(eq(studies.study_id, study_id))
    .for("update");
  if (study?.visibility === "public") await refusePublicFollowUp({ question, answers: result.answers });
  const isOpen = and(eq(studyFollowUps.follow_up_id, follow_up_id), isNull(studyFollowUps.result));
  const insertion = await tx
    .update(studyFollowUps)
    .set({ result })
    .where(isOpen)
    .returning({ follow_up_id: studyFollowUps.follow_up_id });
  if (insertion.length === 0) throw new AppError("research_failed", whyLost().message);
}

type Input = { study_id: string; persona_ids?: string[] | undefined };

/** Which study takes a follow-up. */
export const takesFollowUps =
  "The study must be complete, of a topic that was understood, and made by an engine that this server still has.";

/** A complete study of the account with the respondents who are asked once more, and the engine that speaks for them. */
async function findRespondents({ study_id, persona_ids }: Input, account_id: string) {
  const [study] = await db.select().from(studies).where(oneStudy(account_id, study_id));
  if (study === undefined) throw await missingStudy(db, study_id);
  if (!isComplete(study))
    throw refused(
      `Only the respondents of a complete study can be asked more; this one ${withoutFindings[toPending(study).status]}.`,
    );
  const { setting } = study;
  if (setting === null)
    throw refused(`This study was made before it was kept where its respondents ended. ${runAgain}`);
  if (!setting.plan.understood)
    throw refused(
      "The topic of this study was not understood, so its respondents have nothing to add. Run it again in other words.",
    );
  // Asked once more in the same words, a respondent says the same, and nothing is paid again.
  const calls = study.engine.kind === "model" ? await callRecordOf(study) : undefined;
  const engine = engineWithId(study.engine, { ...(calls && { calls }), deadlineMs: waitingDeadlineMs });
  if (engine === null) throw refused(`This study was made by ${study.engine.id}, ${noLongerHere}. ${runAgain}`);
  const respondents = respondentsOf(study, setting);
  allKnown(persona_ids ?? [], (id) => respondents.find(({ persona }) => persona.id === id)?.persona, {
    sentence: "Name personas of this study only. See its interviews.",
    message: "is not a persona that this study interviewed",
  });
  const chosen = respondents.filter(({ persona }) => persona_ids?.includes(persona.id) ?? true);
  return { study, plan: wholePlan(setting.plan), engine, calls, respondents: chosen };
}

const refused = (sentence: string) => new AppError("invalid_request", sentence);
const runAgain = "Run the study again, and ask that one.";

const respondentsOf = ({ brief, findings }: CompleteRow, { dispositions }: Setting): Respondent[] =>
  findings.interviews.map(({ persona_id, repeat, transcript }, interview) => ({
    interview,
    persona: brief.personas.find(({ id }) => id === persona_id)!,
    repeat,
    disposition: dispositions[interview]!,
    transcript,
  }));

type Request = { study_id: string; question: string; once: Once | null };

/** Stores a follow-up with its slot and its key, all or none. One that is returned with a result was made before. */
async function acceptFollowUp(account: Account, { study_id, question, once }: Request): Promise<FollowUpRow> {
  const creation = { study_id, follow_up_id: randomUUID() };
  return transact(async (ask, tx) => {
    const earlier = once && (await claimOnce(ask, account.account_id, once, creation));
    if (earlier !== null) return answeredOf(tx, earlier);
    await takeSlot({ ask, tx }, account, creation.follow_up_id, leaseMs);
    await refuseFull(ask, study_id);
    const [row] = await tx
      .insert(studyFollowUps)
      .values({ ...creation, key_id: account.key_id, question })
      .returning();
    return row!;
  });
}

/** The follow-up that the same request made before; null where it may run. */
async function earlierFollowUp(account_id: string, once: Once): Promise<AnsweredRow | null> {
  const earlier = await earlierRequest(askOnce, account_id, once);
  return earlier && answeredOf(db, earlier);
}

/** Refuses one more follow-up on a study that has as many as it may. Those of one study wait here for each other. */
async function refuseFull(ask: Ask, study_id: string): Promise<void> {
  await ask("lock_study", "select from studies where study_id = $1 for update", [study_id]);
  const dropFailed = `
    delete from study_follow_ups as follow_up where study_id = $1 and result is null and not ${followUpRuns}`;
  await ask("drop_failed_follow_ups", dropFailed, [study_id]);
  const count = "select count(*)::int as follow_ups from study_follow_ups where study_id = $1";
  const [{ follow_ups } = { follow_ups: 0 }] = await ask<{ follow_ups: number }>("count_follow_ups", count, [study_id]);
  if (follow_ups >= mostFollowUps) throw new AppError("invalid_request", full);
}

const full = `This study has its ${mostFollowUps} follow-ups, those that are still being answered included. Run another study, and ask there.`;

async function answeredOf(db: Database | Transaction, { follow_up_id }: Creation): Promise<AnsweredRow> {
  const [row] = await db.select().from(studyFollowUps).where(eq(studyFollowUps.follow_up_id, follow_up_id!));
  if (row !== undefined && isAnswered(row)) return row;
  throw new AppError("in_progress", stillAsked, { retry_after: stillRunsRetrySeconds });
}

const stillAsked = `The follow-up of this ${idempotencyHeader} is still being answered. Ask again in ${stillRunsRetrySeconds} seconds.`;
