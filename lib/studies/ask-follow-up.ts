import { and, eq, isNull } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Account, Verb } from "../contract.ts";
import { database, type Transaction } from "../db/client.ts";
import { loggedError } from "../db/logged-error.ts";
import { transact } from "../db/transact.ts";
import { isAnswer } from "../engines/marks.ts";
import { AppError } from "../errors.ts";
import { refusePublicFollowUp } from "./change-study.ts";
import { askFollowUpEndpoint } from "./contract.ts";
import { findRespondents } from "./find-respondents.ts";
import { type AnsweredRow, type FollowUpRow, isAnswered, toFollowUp } from "./get-study.ts";
import { askRespondents } from "./pipeline/ask-respondents.ts";
import { estimateFollowUp } from "./pipeline/estimate.ts";
import { clockOf, waitingDeadlineMs } from "./pipeline/study-clock.ts";
import { usageOf } from "./pipeline/study-usage.ts";
import { refuseUnlawful } from "./refuse-unlawful.ts";
import { acceptFollowUp, earlierFollowUp, refuseFull } from "./run/accept-follow-up.ts";
import { refuseHiddenIn } from "./run/accept-study.ts";
import { onceOf } from "./run/idempotency.ts";
import { holderGone } from "./run/slot.ts";
import { holdSlot } from "./run/with-slot.ts";
import { type FollowUpResult, studies, studyFollowUps } from "./studies.sql.ts";

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
  const asked = await findRespondents(input, account.account_id);
  if (asked.study.visibility === "public") await refusePublicFollowUp({ question });
  if (dry_run) return estimate(study_id, asked);
  const accepted = await acceptFollowUp(account, { study_id, question, once });
  return toFollowUp(isAnswered(accepted) ? accepted : await answer(account, accepted, asked));
};

async function estimate(study_id: string, { study, respondents, engine }: Respondents) {
  await transact(await database(), (ask) => refuseFull(ask, study_id));
  const { id, kind, version } = engine;
  return {
    dry_run: true as const,
    ...estimateFollowUp(study.brief, respondents, engine),
    engine: { id, kind, version },
  };
}

/** Asks the respondents of an accepted follow-up and stores what they say. */
function answer(account: Account, row: FollowUpRow, asked: Respondents): Promise<AnsweredRow> {
  return holdSlot(account, row.follow_up_id, {
    work: async () => ({ ...row, result: await resultOf(row, asked) }),
    store,
  });
}

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
      .map(({ interview }) => respondents.find((one) => one.interview === interview)!.persona.audience);
    const usage = usageOf(engine, before, {
      ...{ held: answers.length, billed: engine.kind === "simulator" ? [] : billed },
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
  const stored = await tx
    .update(studyFollowUps)
    .set({ result })
    .where(isOpen)
    .returning({ follow_up_id: studyFollowUps.follow_up_id });
  if (stored.length === 0) throw new AppError("research_failed", holderGone);
}
