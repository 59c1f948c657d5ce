import { type Filter, WithoutEach } from "#components/text/filters-in-force.tsx";
import type { ToolFilters } from "#components/tools/tools-href.ts";

type Props = { filters: ToolFilters; isUnmatched: boolean; without: Filter[] };

/** An empty list: which filter to drop, and what to do when a tool is not listed. */
export function NoTools({ filters, isUnmatched, without }: Props) {
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
      <WithoutEach filters={without} noun="tool" />
      <p className="mt-3">
        <a href="/tools">All tools</a>. A tool that is not listed is added by the first review of it:{" "}
        <a href="/#publish">how to publish one</a>.
      </p>
    </div>
  );
}
