import { given } from "#lib/format.ts";

/** How many decimals the numbers among these have, of at most two, so that all of a column can have as many. */
export const decimalsOf = (values: readonly unknown[]): number =>
  Math.max(0, ...values.map((value) => (typeof value === "number" ? (given(value).split(".")[1] ?? "").length : 0)));
