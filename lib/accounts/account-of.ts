import type { Account, Caller } from "../contract.ts";

/** The account of an authenticated caller. */
export function accountOf(caller: Caller): Account {
  if (caller.account === undefined) throw new Error("this operation was asked without an account");
  return caller.account;
}
