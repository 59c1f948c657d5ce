import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { ToolRow } from "#components/tools/tool-row.tsx";
import type { Tool } from "#lib/tools/contract.ts";

/** A page of tools, use and reading in columns of their own. */
export function ToolList({ tools }: { tools: Tool[] }) {
  return (
    <>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[minmax(0,1fr)_13rem_8rem] gap-x-6 pb-2 text-ink-2 text-sm md:grid"
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
          <ToolRow key={tool.tool_id} tool={tool} />
        ))}
      </ul>
    </>
  );
}
