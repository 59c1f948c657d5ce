import { BasisMark, basisWords } from "#components/questions/basis-mark.tsx";
import { CountBars } from "#components/stats/count-bars.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { percent } from "#components/stats/percent.ts";
import type { Stats } from "#lib/about/contract.ts";
import { whole } from "#lib/format.ts";
import { bases } from "#lib/questions/posts.ts";

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
