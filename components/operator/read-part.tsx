import type { ReactNode } from "react";
import type { Reading } from "#lib/console/contract.ts";

type Props<Value> = { of: Reading<Value>; children: (value: Value) => ReactNode };

/** A part of a page, or in its place why it could not be read. */
export function ReadPart<Value>({ of, children }: Props<Value>) {
  if ("value" in of) return children(of.value);
  return <span className="wrap-anywhere block text-sm">Could not be read: {of.fault}</span>;
}
