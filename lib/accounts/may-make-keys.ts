import { env } from "../env.ts";

/** Whether an account makes its own keys: all do on a self-serve service, else those that the operator lets. */
export const mayMakeKeys = ({ keys_allowed }: { keys_allowed: boolean }): boolean =>
  keys_allowed || env().API_KEYS === "self-serve";
