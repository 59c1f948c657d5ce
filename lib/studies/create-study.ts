import { accountOf } from "../accounts/authenticate.ts";
import type { Caller, Verb } from "../contract.ts";
import { createStudyEndpoint } from "./contract.ts";
import { estimateStudy } from "./estimate-study.ts";
import { ignoredIn } from "./ignored-in.ts";
import { onceOf } from "./run/idempotency.ts";
import { endOf, startStudy } from "./run/start-study.ts";
import { isComplete, toPending, toStudy } from "./study.ts";

type CreateStudy = Verb<typeof createStudyEndpoint>;

/** Runs a study and answers with its findings, or with 202's few members when the caller waits for no answer. */
export async function createStudy(input: Parameters<CreateStudy>[0], caller: Caller): ReturnType<CreateStudy> {
  const account = accountOf(caller);
  if (input.dry_run) return { ...(await estimateStudy(input, account)), ...ignoredIn(caller) };
  const { respond_async } = input;
  const { study, ended } = await startStudy(input, account, {
    respond_async,
    once: onceOf(createStudyEndpoint, input),
  });
  const ignored = ignoredIn(caller);
  if (respond_async) return { ...(isComplete(study) ? toStudy(study) : toPending(study)), ...ignored };
  const end = endOf(ended === null ? study : await ended, ended === null);
  return { ...(end.status === "complete" ? toStudy(end) : toPending(end)), ...ignored };
}
