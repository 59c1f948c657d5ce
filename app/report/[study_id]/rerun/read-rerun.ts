import * as z from "zod";
import type { RerunOffer } from "#components/studies/rerun-form.tsx";
import type { Operation, Verb } from "#lib/contract.ts";
import { signedInAccount } from "#lib/http/signed-in.ts";
import { priceRerun } from "#lib/studies/rerun/rerun-study.ts";
import { engineOf } from "#lib/studies/study.ts";

/** The input of the page that runs a study again, with the browser's cookies. */
export const readRerunOperation = {
  name: "read_rerun",
  summary: "Read what it costs to run a study again, for who is signed in to its account.",
  input: z.object({ study_id: z.string(), cookie: z.string() }),
  result: z.custom<RerunOffer>(),
} satisfies Operation;

/** Reads what running a study again costs, or why it cannot be run again from here. */
export const readRerun: Verb<typeof readRerunOperation> = async ({ study_id, cookie }) => {
  const account = await signedInAccount(new Headers({ cookie }));
  if (account === null) return "signed_out";
  const price = await priceRerun(study_id, account);
  if (price === null) return "other_account";
  const { id, kind } = engineOf();
  return { ...price, model: kind === "model" ? id : null };
};
