import * as z from "zod";
import type { Operation, Verb } from "#lib/contract.ts";
import { signedInAccount } from "#lib/http/signed-in.ts";
import { getRun } from "#lib/studies/events/read-events.ts";
import type { Run } from "#lib/studies/events/run-state.ts";

/** The input of a run's page: the study, and the browser's cookies. */
export const readRunOperation = {
  name: "read_run",
  summary: "Read how far a study has come, and whether it is the reader's own; null without one.",
  input: z.object({ study_id: z.string(), cookie: z.string() }),
  result: z.custom<{ run: Run; isOwn: boolean } | null>(),
} satisfies Operation;

/** Reads a run for its page; only its own account is offered to stop it. */
export const readRun: Verb<typeof readRunOperation> = async ({ study_id, cookie }) => {
  const row = await getRun(study_id);
  if (row === null) return null;
  const { account_id, ...run } = row;
  const account = await signedInAccount(new Headers({ cookie }));
  return { run, isOwn: account?.account_id === account_id };
};
