import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { ToolRow } from "#components/tools/tool-row.tsx";
import { leastCompared, mostCompared } from "#lib/tools/compare/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** A page of tools, use and reading in separate columns, with a tick for comparison. */
export function ToolList({ tools, wanted = [] }: { tools: Tool[]; wanted?: string[] | undefined }) {
  return (
    <form action="/compare" className="group/list">
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
      {/* The bar below never covers a focused element. */}
      <ul className="border-hairline border-b [&_:is(a,input)]:scroll-mb-24">
        {tools.map((tool) => (
          <ToolRow key={tool.tool_id} tool={tool} wanted={wanted} />
        ))}
      </ul>
      {/* Hidden until a tool is ticked, then visible everywhere in the list. */}
      <div
        data-screen-only=""
        className="bottom-0 flex items-center justify-between gap-x-4 border-hairline bg-paper py-2 group-has-checked/list:sticky group-has-checked/list:border-t"
      >
        <p className="text-ink-2 text-sm">
          Tick {leastCompared} to {mostCompared} tools, or <a href="/compare">find them by name</a>.
        </p>
        <button type="submit" className="quiet-button group-has-checked/list:bg-ink group-has-checked/list:text-paper">
          Compare
        </button>
      </div>
    </form>
  );
}
