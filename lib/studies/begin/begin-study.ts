import { accountOf } from "../../accounts/authenticate.ts";
import { isVisitor } from "../../accounts/built-in-accounts.ts";
import { refuseContent, textsOf } from "../../content/refuse-content.ts";
import type { Account, Verb } from "../../contract.ts";
import { capital } from "../../cut-text.ts";
import { AppError } from "../../errors.ts";
import { inWords, spanInWords } from "../../in-words.ts";
import { allowed } from "../../limits/limits.ts";
import { type Charge, refundAttempt, spendAttempt } from "../../limits/spend-attempt.ts";
import { draftKey } from "../brief-of.ts";
import { type StudyStart, startStudy } from "../create-study.ts";
import { estimateStudy, sketchStudy } from "../estimate-study.ts";
import { visitorStudies } from "../study-limits.ts";
import type { beginStudyOperation, PageStudy, previewStudyOperation } from "./contract.ts";

type BeginStudy = Verb<typeof beginStudyOperation>;

/** Begins a study that runs on without its caller; one of the built-in engine takes a moment, and has ended when this returns. */
export const beginStudy: BeginStudy = async (input, caller) => {
  const account = accountOf(caller);
  const { study, ended } = isVisitor(account) ? await beginAsVisitor(input, caller) : await begin(input, account);
  if (study.engine.kind === "simulator") await ended?.catch(() => undefined);
  return { id: study.study_id };
};

/** The form is its own key: its seed was drawn with the page, so pressing twice begins one study. */
function begin(page: PageStudy, account: Account): Promise<StudyStart> {
  const input = { ...page, dry_run: false };
  const request_sha256 = draftKey(input);
  return startStudy(input, account, { respond_async: true, once: { key: `page:${request_sha256}`, request_sha256 } });
}

const charges: Charge[] = [{ group: "visitor_studies" }];

/** The same for a visitor: checked and counted first, and only a new study counts. */
async function beginAsVisitor(input: PageStudy, caller: Parameters<BeginStudy>[1]): Promise<StudyStart> {
  await refuseVisitorsContent(input);
  try {
    await spendAttempt(caller, charges);
  } catch (error) {
    throw inVisitorsWords(error);
  }
  try {
    const started = await begin(asVisitor(input), accountOf(caller));
    if (started.ended === null) await refundAttempt(caller, charges);
    return started;
  } catch (error) {
    await refundAttempt(caller, charges);
    throw inVisitorsWords(error);
  }
}

/** A visitor's request: the built-in engine speaks, as no one pays for a model. */
const asVisitor = (input: PageStudy): PageStudy => ({ ...input, engine: "simulator" });

/** Refuses secrets and personal data in what a visitor writes, before any of it is stored. */
async function refuseVisitorsContent(input: PageStudy): Promise<void> {
  const { topic, audience_description, subject, category, stimulus, rivals, questions, closed_questions } = input;
  const members = { topic, audience_description, subject, category, stimulus, rivals, questions, closed_questions };
  await refuseContent(textsOf(members, ""));
}

/** A refusal of a limit in words for a visitor, who knows no keys; any other error as it is. */
function inVisitorsWords(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const wait = spanInWords((error.extras.retry_after ?? 0) * 1000);
  const sentences: { [code in AppError["code"]]?: string } = {
    concurrency_limit: `${inWords(visitorStudies.atOnce)} studies of yours run at this moment, which is all that a visitor may. Try again in ${wait}, or sign in for more.`,
    rate_limited: `A visitor may begin ${allowed("visitor_studies", "client")}. Sign in for more, or come back in ${wait}.`,
  };
  const sentence = sentences[error.code];
  if (sentence === undefined) return error;
  return new AppError(error.code, capital(sentence), error.extras, error.headers);
}

/** What a study would ask, of whom and for how much; where a model speaks, the model reads the topic. */
export const previewStudy: Verb<typeof previewStudyOperation> = async (input, caller) => {
  const account = accountOf(caller);
  if (!isVisitor(account)) return estimateStudy({ ...input, dry_run: true }, account);
  await refuseVisitorsContent(input);
  return estimateStudy({ ...asVisitor(input), dry_run: true }, account);
};

/** The same while it is typed: no model is called, so what it would understand is left out. */
export const sketchPreview: Verb<typeof previewStudyOperation> = async (input, caller) => {
  const account = accountOf(caller);
  return sketchStudy({ ...(isVisitor(account) ? asVisitor(input) : input), dry_run: true }, account);
};
