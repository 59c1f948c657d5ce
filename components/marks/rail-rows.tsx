import type { ReactNode } from "react";
import { RailScale } from "#components/marks/rails.tsx";

type Row = { key: string; name: ReactNode; rail: ReactNode; words: ReactNode };

/** Marks on rails in rows, between their names and their numbers; below these where there is little room. */
export function RailRows({ rows, hasLongWords = false }: { rows: Row[]; hasLongWords?: boolean }) {
  const columns = hasLongWords
    ? "@md:grid-cols-[8rem_minmax(0,1fr)_15rem]"
    : "@md:grid-cols-[7.5rem_minmax(0,1fr)_9rem]";
  return (
    <div className="@container">
      <div aria-hidden="true" className={`hidden @md:grid @md:gap-x-3 ${columns}`}>
        <div className="col-start-2">
          <RailScale />
        </div>
      </div>
      <ul className="space-y-2 @md:space-y-1">
        {rows.map(({ key, name, rail, words }) => (
          <li key={key} className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 text-sm ${columns}`}>
            <span>{name}</span>
            <div className="col-span-2 row-start-2 @md:col-span-1 @md:row-start-auto">{rail}</div>
            <p className="text-end tabular-nums @md:text-start">{words}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Rating = { key: string; name: ReactNode; rail: ReactNode; value: ReactNode; why: ReactNode };

/** Ratings on rails below the numbers of the scale, each with what is said of it. */
export function RatingRows({ ratings }: { ratings: Rating[] }) {
  const columns = "grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(0,2.5rem)] gap-x-3";
  return (
    <div>
      <div aria-hidden="true" className={columns}>
        <div className="col-start-2">
          <RailScale />
        </div>
      </div>
      <ul className="text-sm">
        {ratings.map(({ key, name, rail, value, why }) => (
          <li key={key} className="border-hairline border-t py-2 first:border-t-0">
            <div className={`${columns} items-center`}>
              <span>{name}</span>
              <div>{rail}</div>
              <span className="text-end font-bold tabular-nums">{value}</span>
            </div>
            {why && <p className="mt-1 text-ink-2">{why}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
