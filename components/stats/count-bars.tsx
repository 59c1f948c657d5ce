import type { ReactNode } from "react";

type Row = { name: string; label?: ReactNode; share: number; words: string };

/** A bar for each of some counts, with its count in words. */
export function CountBars({ rows }: { rows: Row[] }) {
  return (
    <ul className="space-y-1 text-sm">
      {rows.map(({ name, label = name, share, words }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_5.5rem]"
        >
          <span className="flex items-center gap-1.5">{label}</span>
          <svg
            aria-hidden="true"
            width="100%"
            height="12"
            className="col-span-2 row-start-2 block sm:col-span-1 sm:row-start-auto"
          >
            <rect width={`${100 * share}%`} height="12" className="fill-ink-2" />
          </svg>
          <span className="text-end tabular-nums">{words}</span>
        </li>
      ))}
    </ul>
  );
}
