import type * as z from "zod";
import { accountOf } from "../accounts/authenticate.ts";
import type { Caller, Verb } from "../contract.ts";
import { AppError } from "../errors.ts";
import { excerpt } from "../format.ts";
import { inShape } from "../own-value.ts";
import { createStudyEndpoint, researchEndpoint } from "./contract.ts";
import { estimateStudy } from "./estimate-study.ts";
import { markdownOf } from "./pipeline/markdown.ts";
import { longestTitle } from "./report/label.ts";
import { answerOf, endOf, startStudy } from "./run/accept-study.ts";
import { onceOf } from "./run/idempotency.ts";
import { toFullStudy } from "./study.ts";
import { ResearchSummary } from "./study-record.ts";

type CreateStudy = Verb<typeof createStudyEndpoint>;

/** Runs a study and answers with its findings, or with 202's few members when the caller waits for no answer. */
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
  if (end.status !== "complete")
    throw new AppError(
      "research_failed",
      "The study was cancelled before it was complete. Send the same request again to run it.",
    );
  const full = toFullStudy(end, []);
  const markdown = markdownOf({ ...full, topic: excerpt(full.topic, longestTitle) });
  return inShape(ResearchSummary, { ...full, markdown, ...ignoredIn(caller) });
}

/** The members of a request that the service does not know, for its answer; nothing where there are none. */
export const ignoredIn = ({ ignored = [] }: Pick<Caller, "ignored">): { ignored?: string[] } =>
  ignored.length === 0 ? {} : { ignored };
