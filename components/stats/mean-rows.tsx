import type { ReactNode } from "react";
import { RailScale } from "#components/marks/rail-scale.tsx";
import { Missing } from "#components/text/missing.tsx";

type Row = { id: string; name: string; value: string | null; basis: string | null; rail: ReactNode };

/** Dimensions in rows: the name, the value and its base, and a mark on a rail from 1 to 5. */
export function MeanRows({ rows, missing }: { rows: Row[]; missing: string }) {
  return (
    <div className="@container">
      <div aria-hidden="true" className="hidden @md:grid @md:grid-cols-[7.5rem_minmax(0,1fr)_9rem] @md:gap-x-3">
        <div className="col-start-2">
          <RailScale />
        </div>
      </div>
      <ul className="space-y-2 @md:space-y-1">
        {rows.map(({ id, name, value, basis, rail }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 text-sm @md:grid-cols-[7.5rem_minmax(0,1fr)_9rem]"
          >
            <a href={`/dimensions#${id}`}>{name}</a>
            <div className="col-span-2 row-start-2 @md:col-span-1 @md:row-start-auto">{rail}</div>
            <p className="text-end tabular-nums @md:text-start">
              {value === null ? (
                <Missing words={missing} />
              ) : (
                <>
                  <b>{value}</b> <span className="text-ink-2">({basis})</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
