import { TickList } from "#components/compare/tick-list.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { ToolRow } from "#components/tools/tool-row.tsx";
import { leastCompared, mostCompared } from "#lib/tools/compare/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** A page of tools, use and reading in separate columns, with a tick for comparison. */
export function ToolList({ tools, wanted = [] }: { tools: Tool[]; wanted?: string[] | undefined }) {
  return (
    <TickList
      action="/compare"
      hint={
        <>
          Tick {leastCompared} to {mostCompared} tools, or <a href="/compare">find them by name</a>.
        </>
      }
    >
      <div
        aria-hidden="true"
        className="hidden grid-cols-[minmax(0,1fr)_13rem_6rem] gap-x-6 pb-2 text-ink-2 text-sm md:grid"
      >
        <span>Tool</span>
        <span>
          <ProvenanceKey of="firsthand" />, by use
        </span>
        <span>
          <ProvenanceKey of="desk" />, by reading
        </span>
      </div>
      <ul className="border-hairline border-b">
        {tools.map((tool) => (
          <ToolRow key={tool.tool_id} tool={tool} wanted={wanted} />
        ))}
      </ul>
    </TickList>
  );
}
