import type { Caller } from "../contract.ts";

/** The members of a request that the service does not know, for its answer; nothing where there are none. */
export const ignoredIn = ({ ignored = [] }: Pick<Caller, "ignored">): { ignored?: string[] } =>
  ignored.length === 0 ? {} : { ignored };
