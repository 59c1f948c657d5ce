import { BasisMark, basisWords } from "#components/questions/basis-mark.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { percent } from "#components/stats/percent.ts";
import type { Stats } from "#lib/about/contract.ts";
import { plural, whole } from "#lib/format.ts";
import { bases } from "#lib/questions/posts.ts";

/** The bases of the answers: one bar for each, the strongest first, with count and share. */
export function BasisBars({ answers: { published, by_basis } }: { answers: Stats["answers"] }) {
  const parts = bases.map((basis) => ({ basis, name: basisWords[basis].name, count: by_basis[basis] }));
  return (
    <div>
      <ul className="space-y-1 text-sm">
        {parts.map(({ basis, name, count }) => (
          <li
            key={basis}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_7rem]"
          >
            <span className="flex items-center gap-1.5">
              <BasisMark basis={basis} /> {name}
            </span>
            <svg
              role="img"
              aria-label={`${name}: ${plural(count, "answer")}`}
              width="100%"
              height="12"
              className="col-span-2 row-start-2 block sm:col-span-1 sm:row-start-auto"
            >
              <rect width={`${(100 * count) / published}%`} height="12" className="fill-ink-2" />
            </svg>
            <span className="text-end tabular-nums" aria-hidden="true">
              {whole(count)} ({percent(count, published)})
            </span>
          </li>
        ))}
      </ul>
      <DataTable
        caption="Answers by basis"
        columns={["Basis", "Answers", "Share"]}
        rows={parts.map(({ basis, name, count }) => ({
          key: basis,
          head: name,
          cells: [whole(count), percent(count, published)],
        }))}
      />
    </div>
  );
}
