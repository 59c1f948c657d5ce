import { compareHref } from "#components/compare/compare-href.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** Links a tool to a comparison with similar ones. */
export function CompareWith({ tool_id, others }: { tool_id: string; others: Pick<Tool, "tool_id" | "name">[] }) {
  return (
    <nav aria-label="Compare this tool">
      <ul className="flex flex-wrap items-center gap-x-4 text-sm">
        <li aria-hidden="true" className="text-ink-2">
          Compare with
        </li>
        {others.map((other) => (
          <li key={other.tool_id}>
            <a href={compareHref([tool_id, other.tool_id])} className="wrap-anywhere inline-flex min-h-8 items-center">
              <span className="sr-only">Compare with </span>
              <bdi>{other.name}</bdi>
            </a>
          </li>
        ))}
        <li>
          <a href={compareHref([tool_id])} className="inline-flex min-h-8 items-center">
            <span className="sr-only">Compare with </span>
            {others.length > 0 ? "another tool" : "a tool of your choice"}
          </a>
        </li>
      </ul>
    </nav>
  );
}
