import * as z from "zod";
import type { Account, Operation, Verb } from "#lib/contract.ts";
import { signedInAccount } from "#lib/http/account-form.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import { listPersonas } from "#lib/personas/list-personas.ts";
import { countUses } from "#lib/studies/count-uses.ts";

/** Who opened the page, the personas they have saved, and how many studies asked each. */
export type Owner = { account: Account; saved: SavedPersona[]; uses: Map<string, number> };

/** The input of a page of personas: the browser's cookies. */
export const readOwnerOperation = {
  name: "read_owner",
  summary: "Read who is signed in and the personas they have saved; null for a visitor.",
  input: z.object({ cookie: z.string() }),
  result: z.custom<Owner | null>(),
} satisfies Operation;

/** Reads who is signed in and their personas, newest first. */
export const readOwner: Verb<typeof readOwnerOperation> = async ({ cookie }, caller) => {
  const account = await signedInAccount(new Headers({ cookie }));
  if (account === null) return null;
  const { saved } = await listPersonas({}, { ...caller, account });
  return { account, saved: saved as SavedPersona[], uses: await countUses(account.account_id) };
};
