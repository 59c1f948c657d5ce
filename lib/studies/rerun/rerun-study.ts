import { accountOf } from "../../accounts/authenticate.ts";
import type { Account, Caller, Verb } from "../../contract.ts";
import { database } from "../../db/client.ts";
import { estimateStudy } from "../estimate-study.ts";
import { missingStudy, oneStudy } from "../get-study.ts";
import { priceOf } from "../pipeline/estimate.ts";
import { onceOf } from "../run/idempotency.ts";
import { endOf, startStudy } from "../run/start-study.ts";
import { studies } from "../studies.sql.ts";
import { isComplete, type StudyRow, toPending, toStudy } from "../study.ts";
import type { StudyInput } from "../study-request.ts";
import { rerunStudyEndpoint } from "./contract.ts";

type RerunStudy = Verb<typeof rerunStudyEndpoint>;

/** Runs a study again as a new one: the same request and people, with the seed and the engine of this request. */
export async function rerunStudy(input: Parameters<RerunStudy>[0], caller: Caller): ReturnType<RerunStudy> {
  const account = accountOf(caller);
  const again = await requestAgain(input, account.account_id);
  if (input.dry_run) return estimateStudy(again, account);
  const { respond_async } = input;
  const once = onceOf(rerunStudyEndpoint, input);
  const { study, ended } = await startStudy(again, account, { respond_async, once });
  if (respond_async) return isComplete(study) ? toStudy(study) : toPending(study);
  const end = endOf(ended === null ? study : await ended, ended === null);
  return end.status === "complete" ? toStudy(end) : toPending(end);
}

type Change = Pick<Parameters<RerunStudy>[0], "study_id" | "seed" | "engine" | "dry_run" | "webhook_headers">;

/** The request that made a study of the account, changed as asked. */
export async function requestAgain({ study_id, ...change }: Change, account_id: string): Promise<StudyInput> {
  const db = await database();
  const [row] = await db.select().from(studies).where(oneStudy(account_id, study_id));
  if (row === undefined) throw await missingStudy(db, study_id);
  return { ...requestOf(row), ...only(change) };
}

/** A stored study as its request. People who were not yet made when it ended are made again from their description. */
function requestOf({ brief, webhook_url, webhook_events }: StudyRow): StudyInput {
  const { topic, study_type, audience, audience_description, personas, n_per_persona, given } = brief;
  const { subject, stimulus, rivals = [], price, questions = [] } = given ?? {};
  return {
    topic,
    study_type,
    audience,
    n_per_persona,
    dry_run: false,
    ...(audience_description !== null && { audience_description }),
    ...(webhook_url !== null && { webhook_url, webhook_events }),
    ...(subject && { subject }),
    ...(stimulus && { stimulus }),
    ...(rivals.length > 0 && { rivals }),
    ...(price && { price }),
    ...(questions.length > 0 && { questions }),
    ...(personas.length > 0 && { interviewed: personas }),
  };
}

const only = ({ seed, engine, dry_run, webhook_headers }: Omit<Change, "study_id">) => ({
  dry_run,
  ...(seed !== undefined && { seed }),
  ...(engine !== undefined && { engine }),
  ...(webhook_headers !== undefined && { webhook_headers }),
});

/** What running a study again holds and costs, in interviews and US dollars. */
type RerunPrice = { interviews: number; price_usd: number };

/** What it costs the account to run its study again with the same people; null for another account's. */
export async function priceRerun(study_id: string, { account_id }: Account): Promise<RerunPrice | null> {
  const db = await database();
  const [study] = await db
    .select({ brief: studies.brief, setting: studies.setting })
    .from(studies)
    .where(oneStudy(account_id, study_id));
  if (study === undefined) return null;
  const { personas, n_per_persona } = study.brief;
  const audiences = personas.flatMap(({ audience }) => Array<typeof audience>(n_per_persona).fill(audience));
  const isUnderstood = study.setting?.plan.understood ?? true;
  return { interviews: audiences.length, price_usd: isUnderstood ? priceOf(audiences) : 0 };
}
