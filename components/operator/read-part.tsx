import type { ReactNode } from "react";
import type { Reading } from "#lib/console/contract.ts";

type Props<Value> = { of: Reading<Value>; children: (value: Value) => ReactNode };

/** A part of a page, or in its place why it could not be read. */
export function ReadPart<Value>({ of, children }: Props<Value>) {
  if ("value" in of) return children(of.value);
  return <span className="wrap-anywhere block text-sm">Could not be read: {of.fault}</span>;
}

/** A part of the overview under its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
