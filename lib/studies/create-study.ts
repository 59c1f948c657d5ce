import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { accountOf } from "../accounts/authenticate.ts";
import type { Account, Caller, Verb } from "../contract.ts";
import { cutText } from "../cut-text.ts";
import { type Database, db, type Transaction } from "../db/client.ts";
import { enqueue } from "../db/due-work.ts";
import { loggedError } from "../db/logged-error.ts";
import { askOnce, transact } from "../db/statements.ts";
import type { Brief } from "../engines/brief.ts";
import { wholePlan } from "../engines/plan.ts";
import { type StudyTypeId, studyForms } from "../engines/study-types.ts";
import { contentWords, readPart } from "../engines/texts.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { excerpt } from "../format.ts";
import { inShape } from "../own-value.ts";
import { peopleMade } from "../personas/contract.ts";
import { runAgain, usualEvents } from "../webhooks/contract.ts";
import { briefOf, draftKey, type Once, onceOf, requestHash } from "./brief-of.ts";
import { insertCalls, type KeptCall, reusedNow } from "./calls/calls.ts";
import { addressOf, createStudyEndpoint, researchEndpoint } from "./contract.ts";
import { estimateStudy } from "./estimate-study.ts";
import type { StudyEvent } from "./events/contract.ts";
import { markdownOf } from "./pipeline/markdown.ts";
import { withPeople } from "./pipeline/understand.ts";
import { longestTitle } from "./report/label.ts";
import { claimOnce, type Draft, earlierRequest, takeDraft } from "./run/idempotency.ts";
import { leaseMs, refuseBeyondCap } from "./run/lease.ts";
import { causeOfFailure, runLeasedStudy } from "./run/run-leased-study.ts";
import { takeSlot, whyLost } from "./run/slot.ts";
import { studies } from "./studies.sql.ts";
import { engineOf, isComplete, type RunnableStudy, type StudyRow, toFullStudy, toPending, toStudy } from "./study.ts";
import { type PendingStudy, ResearchSummary, type Study } from "./study-record.ts";
import { idempotencyHeader, repeatable, type StudyInput } from "./study-request.ts";
import { hasEnded } from "./study-status.ts";

type CreateStudy = Verb<typeof createStudyEndpoint>;

/** Runs a study and answers with its findings, or with its address when the caller waits for no answer. */
export async function createStudy(input: Parameters<CreateStudy>[0], caller: Caller): ReturnType<CreateStudy> {
  const account = accountOf(caller);
  if (input.dry_run) return { ...(await estimateStudy(input, account)), ...ignoredIn(caller) };
  const { respond_async } = input;
  const once = onceOf(createStudyEndpoint, input);
  const start = await startStudy(input, account, { respond_async, once });
  return { ...(await answerOf(start, respond_async)), ...ignoredIn(caller) };
}

type Input = z.output<(typeof researchEndpoint)["input"]>;

/** Runs a light study and answers with a summary of it in Markdown. */
export async function research(input: Input, caller: Caller): ReturnType<Verb<typeof researchEndpoint>> {
  const account = accountOf(caller);
  if (input.dry_run) return { ...(await estimateStudy(input, account)), ...ignoredIn(caller) };
  const { study, ended } = await startStudy(input, account, { once: onceOf(researchEndpoint, input) });
  const end = endOf(ended === null ? study : await ended, ended === null);
  if (!isComplete(end)) throw new AppError("research_failed", `The study ${repeatable}. ${runAgain}`);
  const full = toFullStudy(end, []);
  const markdown = markdownOf({ ...full, topic: excerpt(full.topic, longestTitle) });
  return inShape(ResearchSummary, { ...full, markdown, ...ignoredIn(caller) });
}

/** The members of a request that the service does not know, for its answer; nothing where there are none. */
export const ignoredIn = ({ ignored = [] }: Pick<Caller, "ignored">): { ignored?: string[] } =>
  ignored.length === 0 ? {} : { ignored };

/** How a study is run, which its body does not say. */
export type Ways = {
  respond_async?: boolean;
  once?: Once | null;
  /** How long a silent process keeps the study, in milliseconds. */
  lease?: number;
};

/** A stored study: a new one for this process to run, or that of an earlier request. */
type Acceptance = { study: RunnableStudy; isNew: boolean };

/** Stores a study with its slot and its key, all or none. */
export async function acceptStudy(input: StudyInput, account: Account, ways: Ways = {}): Promise<Acceptance> {
  const { respond_async = false, once = null, lease = leaseMs } = ways;
  // Before the checks: a repeat may name a persona that is gone by now.
  const previous = once === null ? null : await earlierRequest(askOnce, account.account_id, once);
  if (previous !== null) return earlierOne(db, previous.study_id);
  const newBrief = await briefOf(input, account.account_id);
  const { id, kind, version } = engineOf(input.engine);
  const engine = { id, kind, version };
  return transact(async (ask, tx): Promise<Acceptance> => {
    const study_id = randomUUID();
    const earlier = once && (await claimOnce(ask, account.account_id, once, { study_id, follow_up_id: null }));
    if (earlier !== null) return earlierOne(tx, earlier.study_id);
    await refuseBeyondCap(ask, account.account_id);
    await takeSlot({ ask, tx }, account, study_id, respond_async ? null : lease);
    // The built-in engine asks for no replies, so nothing of its dry runs and studies is looked up again.
    const isModel = kind === "model";
    const draft = isModel ? await takeDraft(ask, account.account_id, draftKey(input), engine) : undefined;
    const brief = draft === undefined ? newBrief : withDraft(newBrief, draft.brief);
    const [study] = await tx
      .insert(studies)
      .values({
        study_id,
        account_id: account.account_id,
        key_id: account.key_id,
        status: "queued",
        topic: brief.topic,
        study_type: brief.study_type,
        audience: brief.audience,
        slug: slugOf(brief.topic, brief.study_type),
        brief,
        engine,
        request_sha256: isModel ? requestHash(input, brief.seed, engine) : null,
        ...(draft && { setting: { plan: wholePlan(draft.plan), dispositions: [], used: draft.usage } }),
        webhook_url: input.webhook_url ?? null,
        webhook_events: input.webhook_events ?? usualEvents,
        webhook_headers: input.webhook_headers ?? null,
        respond_async,
        interviews: interviewsOf(brief),
        attempts: 1,
      })
      .returning();
    if (draft !== undefined) await insertCalls(tx, study_id, answeredIn(draft));
    const holder = randomUUID();
    await enqueue(tx, { kind: "study", subject: study_id, account_id: account.account_id }, { afterMs: lease, holder });
    return { study: { ...study!, holder }, isNew: true };
  });
}

const answeredIn = ({ calls }: Draft): KeptCall[] =>
  calls.flatMap((call) => (call.reply === null ? [] : [reusedNow({ ...call, reply: call.reply })]));

/** A request's brief with the seed of its dry run and the people who were made there. */
const withDraft = (brief: Brief, { seed, personas, unread = [] }: Brief): Brief =>
  brief.personas.length > 0 ? { ...brief, seed } : withPeople({ ...brief, seed }, { personas, not_understood: unread });

async function earlierOne(db: Database | Transaction, study_id: string): Promise<Acceptance> {
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  return { study: { ...study!, holder: null }, isNew: false };
}

const interviewsOf = ({ personas, n_per_persona }: Pick<Brief, "personas" | "n_per_persona">): number =>
  (personas.length || peopleMade) * n_per_persona;

const longest = 60;
/** So much of a topic is read: a slug has its first words. */
const longestRead = 2_000;

/** A study's slug: the topic's own words and the kind of study. */
export function slugOf(topic: string, study_type: StudyTypeId): string {
  const latin = readPart(topic, longestRead).replaceAll("&", "").normalize("NFKD").replace(/\p{M}/gu, "");
  const words = new Set(contentWords(latin).map((word) => word.replace(/[^a-z0-9]/g, "")));
  words.delete("");
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? cutText(word, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug === "" ? studyForms[study_type].slug : `${slug}-${studyForms[study_type].slug}`;
}

/** An accepted study, and the end of its run; null where an earlier request made it. */
export type StudyStart = { study: StudyRow; ended: Promise<StudyRow> | null };

/** Accepts a study and runs it in this process. It finishes even if the client disconnects, and is billed. */
export async function startStudy(
  input: StudyInput,
  account: Account,
  ways: Ways,
  onEvent?: (event: StudyEvent) => void,
): Promise<StudyStart> {
  const { study, isNew } = await acceptStudy(input, account, ways);
  if (!isNew) return { study, ended: null };
  const { lease } = ways;
  const ended = runLeasedStudy(study, { ...(onEvent && { onEvent }), ...(lease && { lease }) });
  // Without a waiting caller this is the only word of a failure; another process takes the study over.
  ended.catch((error) => console.error(`Study ${study.study_id} could not be run to its end:`, loggedError(error)));
  return { study, ended };
}

/** Seconds until a repeat may find that its study has ended. */
export const stillRunsRetrySeconds = 5;

/** Why a repeat is refused while its study runs. */
export const stillRuns = (study_id: string): string =>
  `The request with this ${idempotencyHeader} still runs as study ${study_id}. Ask again in ${stillRunsRetrySeconds} seconds, or follow GET ${addressOf(study_id)}.`;

/** A started study as its caller is answered: as it is now where the caller waits for no end, else as it ends. */
export async function answerOf({ study, ended }: StudyStart, respond_async = false): Promise<Study | PendingStudy> {
  const end = respond_async ? study : endOf(ended === null ? study : await ended, ended === null);
  return isComplete(end) ? toStudy(end) : toPending(end);
}

/** A study that has ended, for its caller; refuses with the reason when it failed. */
export function endOf(study: StudyRow, isEarlier: boolean): StudyRow {
  const { study_id, status, error_code } = study;
  const where = { Location: addressOf(study_id) };
  if (error_code !== null)
    throw Object.assign(new AppError(error_code as ErrorCode, study.error_message!, {}, where), {
      cause: causeOfFailure(study),
    });
  if (hasEnded(status)) return study;
  if (isEarlier) throw new AppError("in_progress", stillRuns(study_id), { retry_after: stillRunsRetrySeconds }, where);
  throw new AppError("research_failed", whyLost().message, {}, where);
}
