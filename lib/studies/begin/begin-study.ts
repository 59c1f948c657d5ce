import { accountOf } from "../../accounts/authenticate.ts";
import { isVisitor } from "../../accounts/built-in-accounts.ts";
import type { Account, Verb } from "../../contract.ts";
import { type Charge, refundAttempt, spendAttempt } from "../../limits/spend-attempt.ts";
import { draftKey } from "../run/draft.ts";
import { type StudyStart, startStudy } from "../run/start-study.ts";
import { asVisitor, inVisitorsWords, refuseVisitorsContent } from "./as-visitor.ts";
import type { beginStudyOperation, PageStudy } from "./contract.ts";

type BeginStudy = Verb<typeof beginStudyOperation>;

/** Begins a study that runs on without its caller; one of the built-in engine takes a moment, and has ended when this returns. */
export const beginStudy: BeginStudy = async (input, caller) => {
  const account = accountOf(caller);
  const { study, ended } = isVisitor(account) ? await beginAsVisitor(input, caller) : await begin(input, account);
  if (study.engine.kind === "simulator") await ended?.catch(() => undefined);
  return { id: study.study_id };
};

/** The form is its own Idempotency-Key: its seed was drawn with the page, so pressing twice begins one study. */
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
