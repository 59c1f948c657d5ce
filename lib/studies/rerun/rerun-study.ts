import { accountOf } from "../../accounts/authenticate.ts";
import type { Account, Caller, Verb } from "../../contract.ts";
import { db } from "../../db/client.ts";
import type { RequestFacts } from "../../engines/understood.ts";
import { present } from "../../own-value.ts";
import { onceOf } from "../brief-of.ts";
import { answerOf, startStudy } from "../create-study.ts";
import { estimateStudy } from "../estimate-study.ts";
import { missingStudy, oneStudy } from "../get-study.ts";
import { priceOf } from "../pipeline/study-clock.ts";
import { studies } from "../studies.sql.ts";
import type { StudyRow } from "../study.ts";
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
  return answerOf(await startStudy(again, account, { respond_async, once }), respond_async);
}

type Change = Pick<Parameters<RerunStudy>[0], "study_id" | "seed" | "engine" | "dry_run" | "webhook_headers">;

/** The request that made a study of the account, changed as asked. */
export async function requestAgain({ study_id, ...change }: Change, account_id: string): Promise<StudyInput> {
  const [row] = await db.select().from(studies).where(oneStudy(account_id, study_id));
  if (row === undefined) throw await missingStudy(db, study_id);
  return { ...requestOf(row), ...present(change) };
}

/** What of a request a rerun takes from itself; `persona_ids` are those who were interviewed. */
type OwnMember = "persona_ids" | "seed" | "engine" | "dry_run" | "webhook_headers";

/** A stored study as its request. People who were not yet made when it ended are made again from their description. */
function requestOf({ brief, webhook_url, ...row }: StudyRow): StudyInput {
  const { topic, study_type, audience, audience_description, personas, n_per_persona, given, closed_questions } = brief;
  const webhook_events = webhook_url === null ? null : row.webhook_events;
  const request = {
    ...{ topic, study_type, audience, n_per_persona, audience_description, interviewed: personas },
    ...{ closed_questions, webhook_url, webhook_events },
    ...(given as Required<RequestFacts>),
  } satisfies Record<Exclude<keyof StudyInput, OwnMember>, unknown>;
  return { ...present(request), dry_run: false } as StudyInput;
}

type RerunPrice = { interviews: number; price_usd: number };

/** What it costs the account to run its study again with the same people; null for another account's. */
export async function priceRerun(study_id: string, { account_id }: Account): Promise<RerunPrice | null> {
  const isOwn = oneStudy(account_id, study_id);
  const [study] = await db.select({ brief: studies.brief, setting: studies.setting }).from(studies).where(isOwn);
  if (study === undefined) return null;
  const { personas, n_per_persona } = study.brief;
  const audiences = personas.flatMap(({ audience }) => Array<typeof audience>(n_per_persona).fill(audience));
  return { interviews: audiences.length, price_usd: (study.setting?.plan.understood ?? true) ? priceOf(audiences) : 0 };
}
