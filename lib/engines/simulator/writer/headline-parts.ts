import type { CountedReason } from "./counts.ts";

/** A headline in its parts: what stays, what goes where the whole is too long, and the reason it names. */
export type HeadlineParts = {
  first: string;
  rest?: string;
  reason?: CountedReason | undefined;
  names?: "for" | "against";
};
