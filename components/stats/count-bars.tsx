import type { ReactNode } from "react";
import { BasisMark, basisWords } from "#components/questions/basis-mark.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { percent } from "#components/stats/percent.ts";
import type { Stats } from "#lib/about/contract.ts";
import { whole } from "#lib/format.ts";
import { bases } from "#lib/questions/posts.ts";

type Row = { name: string; label?: ReactNode; share: number; words: string };

/** A bar for each of some counts, with its count in words. */
function CountBars({ rows }: { rows: Row[] }) {
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

/** The bases of the answers: one bar for each, the strongest first, with count and share. */
export function BasisBars({ answers: { published, by_basis } }: { answers: Stats["answers"] }) {
  const parts = bases.map((basis) => ({ basis, name: basisWords[basis].name, count: by_basis[basis] }));
  return (
    <div>
      <CountBars
        rows={parts.map(({ basis, name, count }) => ({
          name,
          label: (
            <>
              <BasisMark basis={basis} /> {name}
            </>
          ),
          share: count / published,
          words: `${whole(count)} (${percent(count, published)})`,
        }))}
      />
      <DataTable
        caption="Answers by basis"
        columns={["Basis", "Answers", "Share"]}
        rows={parts.map(({ name, count }) => [name, whole(count), percent(count, published)])}
      />
    </div>
  );
}

type Counts = { label: string; href: string | null; tools: number; reviewed: number; assessed: number };

/** Tools in groups: one bar for each with its count; the table splits it into reviewed and assessed. */
export function ToolBars({ name, groups }: { name: string; groups: Counts[] }) {
  const filled = groups.filter(({ tools }) => tools > 0);
  const most = Math.max(1, ...filled.map(({ tools }) => tools));
  return (
    <div>
      <CountBars
        rows={filled.map(({ label, href, tools }) => ({
          name: label,
          label: href === null ? label : <a href={href}>{label}</a>,
          share: tools / most,
          words: whole(tools),
        }))}
      />
      <DataTable
        caption={`Tools by ${name.toLowerCase()}`}
        columns={[name, "Tools", "With a firsthand review", "With a desk assessment"]}
        rows={filled.map(({ label, tools, reviewed, assessed }) => [label, ...[tools, reviewed, assessed].map(whole)])}
      />
    </div>
  );
}
