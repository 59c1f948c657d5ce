import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { refusePictures, refuseUnsafeUnicode, textsOf } from "../../content/refuse-content.ts";
import type { Account } from "../../contract.ts";
import { cutText } from "../../cut-text.ts";
import { type Database, database, type Transaction } from "../../db/client.ts";
import { enqueue } from "../../db/due-work.ts";
import { loggedError } from "../../db/logged-error.ts";
import { askOnce, transact } from "../../db/statements.ts";
import type { Brief } from "../../engines/brief.ts";
import { wholePlan } from "../../engines/plan.ts";
import { type StudyTypeId, studyForms } from "../../engines/study-types.ts";
import { contentWords, readPart } from "../../engines/text-parts.ts";
import type { RequestFacts } from "../../engines/understood.ts";
import { AppError, type ErrorCode } from "../../errors.ts";
import { present } from "../../own-value.ts";
import { peopleMade } from "../../personas/contract.ts";
import { usualEvents } from "../../webhooks/contract.ts";
import { refuseWebhookUrl } from "../../webhooks/deliveries.ts";
import { choosePersonas, refuseUnlawful } from "../brief-of.ts";
import { insertCalls, type KeptCall, reusedNow } from "../calls/calls.ts";
import { engineOf } from "../engine-of.ts";
import type { StudyEvent } from "../events/contract.ts";
import { withPeople } from "../pipeline/respondents.ts";
import { studies } from "../studies.sql.ts";
import { type CompleteRow, isComplete, type RunnableStudy, type StudyRow, toPending, toStudy } from "../study.ts";
import type { PendingStudy, Study } from "../study-record.ts";
import type { StudyInput } from "../study-request.ts";
import { claimOnce, type Draft, draftKey, earlierRequest, type Once, requestHash, takeDraft } from "./idempotency.ts";
import { leaseMs, refuseBeyondCap } from "./lease.ts";
import { causeOfFailure, runLeasedStudy } from "./run-leased-study.ts";
import { takeSlot, whyLost } from "./slot.ts";

/** How a study is run, which its body does not say. */
export type Ways = {
  respond_async?: boolean;
  once?: Once | null;
  /** How long a silent process keeps the study, in milliseconds. */
  lease?: number;
};

/** A stored study: a new one for this process to run, or that of an earlier request. */
type Acceptance = { study: RunnableStudy; isNew: boolean };

/** Whom a request asks, and what: everything that a study runs on. What a study is refused for is refused here. */
export async function briefOf(input: StudyInput, account_id: string): Promise<Brief> {
  refuseHidden(input);
  const { topic, subject, category, stimulus, questions = [], audience_description, closed_questions = [] } = input;
  refuseUnlawful([topic, subject, category, stimulus, ...questions, audience_description], "invalid_topic");
  refuseUnlawful(
    textsOf(closed_questions, "").map(({ text }) => text),
    "invalid_closed_questions",
  );
  const chosen = await choosePersonas(input, account_id);
  refuseLoneWebhook(input);
  if (input.webhook_url !== undefined) await refuseWebhookUrl(input.webhook_url);
  const { study_type, n_per_persona, seed = drawSeed() } = input;
  const members = givenIn(input);
  return {
    ...{ topic, ...(members && { given: members }), study_type, ...chosen, n_per_persona },
    ...(closed_questions.length > 0 && { closed_questions }),
    seed,
  };
}

/** Refuses what says how to send a webhook where nothing says whereto; generated clients send {} for no headers. */
function refuseLoneWebhook(input: StudyInput): void {
  if (input.webhook_url !== undefined) return;
  for (const member of ["webhook_events", "webhook_headers"] as const)
    if (Object.keys(input[member] ?? {}).length > 0) {
      const message = "needs a webhook_url to be sent to";
      throw new AppError("invalid_request", `${member} ${message}.`, { details: [{ pointer: `/${member}`, message }] });
    }
}

/** What the request says of its topic; null where it says nothing. */
function givenIn(input: StudyInput): RequestFacts | null {
  const { subject = null, category = null, stimulus = null, rivals = [], price = null, questions = [] } = input;
  const facts = { subject, category, stimulus, rivals, price, questions };
  return Object.keys(present(facts)).length === 0 ? null : facts;
}

/** Stores a study with its slot and its Idempotency-Key, all or none. */
export async function acceptStudy(input: StudyInput, account: Account, ways: Ways = {}): Promise<Acceptance> {
  const { respond_async = false, once = null, lease = leaseMs } = ways;
  const db = await database();
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
    const draft = await takeDraft(ask, account.account_id, draftKey(input), engine);
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
        request_sha256: requestHash(input, brief.seed, engine),
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

/** The calls of a dry run that the study need not make. */
const answeredIn = ({ calls }: Draft): KeptCall[] =>
  calls.flatMap((call) => (call.reply === null ? [] : [reusedNow({ ...call, reply: call.reply })]));

/** A request's brief with the seed of its dry run and the people who were made there. */
const withDraft = (brief: Brief, { seed, personas, unread = [] }: Brief): Brief =>
  brief.personas.length > 0 ? { ...brief, seed } : withPeople({ ...brief, seed }, { personas, not_understood: unread });

async function earlierOne(db: Database | Transaction, study_id: string): Promise<Acceptance> {
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  return { study: { ...study!, holder: null }, isNew: false };
}

/** How many interviews a study holds, with `peopleMade` personas where they are made from a description. */
const interviewsOf = ({ personas, n_per_persona }: Pick<Brief, "personas" | "n_per_persona">): number =>
  (personas.length || peopleMade) * n_per_persona;

/** A seed from 0 to 2^49 − 1: it has at most 15 digits, which spreadsheets keep. */
export const drawSeed = (): number => randomInt(2 ** 17) * 2 ** 32 + randomInt(2 ** 32);

/** Hidden characters in a request would be hidden in every prompt and in the report. */
function refuseHidden(input: StudyInput): void {
  const { topic, audience_description, subject, category, stimulus, rivals, price, questions } = input;
  refuseHiddenIn({ topic }, "invalid_topic");
  refuseHiddenIn({ audience_description, subject, category, stimulus, rivals, price, questions }, "invalid_request");
  refuseHiddenIn({ closed_questions: input.closed_questions }, "invalid_closed_questions");
}

/** Refuses members with hidden characters in their texts, by the code that these members are refused with, and with pictures. */
export function refuseHiddenIn(members: Record<string, unknown>, code: ErrorCode): void {
  const texts = textsOf(members, "");
  refuseUnsafeUnicode(texts, code);
  refusePictures(texts, "invalid_request");
}

const longest = 60;
/** So much of a topic is read: a slug has its first words. */
const longestRead = 2_000;

/** A study's slug: the topic's own words and the kind of study, such as `mid-market-cfos-evaluate-competitive-analysis`. */
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

const addressOf = (study_id: string) => `/api/v1/studies/${study_id}`;

/** Seconds until a repeat may find that its study has ended. */
export const stillRunsRetrySeconds = 5;

/** Why a repeat is refused while its study runs. */
export const stillRuns = (study_id: string): string =>
  `The request with this Idempotency-Key still runs as study ${study_id}. Ask again in ${stillRunsRetrySeconds} seconds, or follow GET ${addressOf(study_id)}.`;

/** A started study as its caller is answered: as it is now where the caller waits for no end, else as it ends. */
export async function answerOf({ study, ended }: StudyStart, respond_async = false): Promise<Study | PendingStudy> {
  const end = respond_async ? study : endOf(ended === null ? study : await ended, ended === null);
  return isComplete(end) ? toStudy(end) : toPending(end);
}

/** A study that has ended, for its caller; refuses with the reason when it failed. */
export function endOf(study: StudyRow, isEarlier: boolean): CompleteRow | (StudyRow & { status: "cancelled" }) {
  const { study_id, status } = study;
  const where = { Location: addressOf(study_id) };
  if (isComplete(study)) return study;
  if (status === "cancelled") return { ...study, status };
  if (status === "failed")
    throw Object.assign(new AppError(study.error_code as ErrorCode, study.error_message!, {}, where), {
      cause: causeOfFailure(study),
    });
  if (isEarlier) throw new AppError("in_progress", stillRuns(study_id), { retry_after: stillRunsRetrySeconds }, where);
  throw new AppError("research_failed", whyLost().message, {}, where);
}
