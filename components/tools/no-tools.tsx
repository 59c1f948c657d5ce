import { filterWords } from "#components/tools/filter-chips.tsx";
import { type FilterInForce, type ToolFilters, toolsHref } from "#components/tools/tools-href.ts";
import { plural } from "#lib/format.ts";

/** One filter, and the number of tools without it. */
export type Without = FilterInForce & { count: number };

type Props = { filters: ToolFilters; isUnmatched: boolean; without: Without[] };

/** An empty list: which filter to drop, and what to do when a tool is not listed. */
export function NoTools({ filters, isUnmatched, without }: Props) {
  const useful = without.filter(({ count }) => count > 0);
  return (
    <div className="max-w-prose border-hairline border-t py-6">
      <p className="font-semibold text-lg">
        {isUnmatched ? "Nothing listed here matches." : "No tool matches all of this."}
      </p>
      {isUnmatched && (
        <p className="mt-2">
          No tool has the telling words of <bdi>“{filters.q}”</bdi>. Try other words for the task, or a product’s name.
        </p>
      )}
      {useful.length > 0 && (
        <ul className="mt-3 list-disc ps-5">
          {useful.map((filter) => (
            <li key={filter.name + filter.value} className="py-0.5">
              <a href={toolsHref(filter.others)}>
                Without <bdi>{filterWords(filter)}</bdi>
              </a>
              : {plural(filter.count, "tool")}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <a href="/tools">All tools</a>. A tool that is not listed is added by the first review of it:{" "}
        <a href="/#publish">how to publish one</a>.
      </p>
    </div>
  );
}
