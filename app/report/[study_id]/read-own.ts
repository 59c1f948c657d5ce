import * as z from "zod";
import type { Operation, Verb } from "#lib/contract.ts";
import { signedInAccount } from "#lib/http/signed-in.ts";
import { ownsStudy } from "#lib/studies/get-study.ts";

/** The input of what a report offers its own account: the study, and the browser's cookies. */
export const readOwnOperation = {
  name: "read_own",
  summary: "Read whether a study belongs to the account that is signed in.",
  input: z.object({ study_id: z.string(), cookie: z.string() }),
  result: z.boolean(),
} satisfies Operation;

/** Reads whether a study is the reader's own; a browser without a session costs no read. */
export const readOwn: Verb<typeof readOwnOperation> = async ({ study_id, cookie }) => {
  const account = await signedInAccount(new Headers({ cookie }));
  return account !== null && (await ownsStudy(account.account_id, study_id));
};
