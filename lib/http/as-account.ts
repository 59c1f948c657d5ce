import * as z from "zod";
import type { Account, Operation, Verb } from "../contract.ts";
import { signedInAccount } from "./account-form.ts";

/** The input of a page for one's own account: the browser's cookies. */
export const readSignedInOperation = {
  name: "read_signed_in",
  summary: "Read which account is signed in; null for a visitor.",
  input: z.object({ cookie: z.string() }),
  result: z.custom<Account | null>(),
} satisfies Operation;

/** Reads which account is signed in, as a person or as the operator. */
export const readSignedIn: Verb<typeof readSignedInOperation> = ({ cookie }) =>
  signedInAccount(new Headers({ cookie }));

/** A verb as this account does it. */
export const asAccount =
  <O extends Operation>(account: Account, verb: Verb<O>): Verb<O> =>
  (input, caller) =>
    verb(input, { ...caller, account });
