import { refuseContent, textsOf } from "../../content/refuse-content.ts";
import { AppError } from "../../errors.ts";
import { inWords, spanInWords } from "../../in-words.ts";
import { allowed } from "../../limits/limits.ts";
import { visitorStudies } from "../study-limits.ts";
import type { PageStudy } from "./contract.ts";

/** A visitor's request: the built-in engine speaks, as no one pays for a model. */
export const asVisitor = (input: PageStudy): PageStudy => ({ ...input, engine: "simulator" });

/** Refuses secrets and personal data in what a visitor writes, before any of it is stored. */
export async function refuseVisitorsContent(input: PageStudy): Promise<void> {
  const { topic, audience_description, subject, stimulus, rivals, questions } = input;
  await refuseContent(textsOf({ topic, audience_description, subject, stimulus, rivals, questions }, ""));
}

/** A refusal of a limit in words for a visitor, who knows no keys; any other error as it is. */
export function inVisitorsWords(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const wait = spanInWords((error.extras.retry_after ?? 0) * 1000);
  const sentences: { [code in AppError["code"]]?: string } = {
    concurrency_limit: `${inWords(visitorStudies.atOnce)} studies of yours run at this moment, which is all that a visitor may. Try again in ${wait}, or sign in for more.`,
    rate_limited: `A visitor may begin ${allowed("visitor_studies", "client")}. Sign in for more, or come back in ${wait}.`,
  };
  const sentence = sentences[error.code];
  if (sentence === undefined) return error;
  return new AppError(
    error.code,
    sentence.replace(/^./, (first) => first.toUpperCase()),
    error.extras,
    error.headers,
  );
}
