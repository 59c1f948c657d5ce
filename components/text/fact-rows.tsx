import type { ReactNode } from "react";

/** Facts beside their names, in rows; one that is empty is left out. */
export function FactRows({ of }: { of: Record<string, ReactNode> }) {
  return (
    <dl className="text-sm">
      {Object.entries(of)
        .filter(([, fact]) => fact !== null && fact !== false && fact !== "")
        .map(([name, fact]) => (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 border-hairline border-t py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd dir="auto" className="wrap-anywhere tabular-nums">
              {fact}
            </dd>
          </div>
        ))}
    </dl>
  );
}
