import { TickList } from "#components/compare/tick-list.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { columns, ToolRow } from "#components/tools/tool-row.tsx";
import { capital } from "#lib/cut-text.ts";
import { scaleInWords } from "#lib/rubric/dimensions.ts";
import { leastCompared, mostCompared } from "#lib/tools/compare/contract.ts";
import type { ListedTool, Tool } from "#lib/tools/contract.ts";
import { evidenceOrder } from "#lib/votes/contract.ts";

type Props = { tools: Tool[]; facets?: string[] | undefined; terms: string[] };

/** A page of tools, use and reading in separate columns, with a tick for comparison. */
export function ToolList({ tools, facets = [], terms }: Props) {
  return (
    <TickList
      action="/compare"
      hint={
        <>
          To compare, tick {leastCompared} to {mostCompared} tools: the button then stays in view. Or{" "}
          <a href="/compare">find them by name</a>.
        </>
      }
    >
      <div aria-hidden="true" className={`hidden items-end gap-x-6 pb-2 text-ink-2 text-sm md:grid ${columns}`}>
        <span className="col-start-2">Tool</span>
        <span>
          <ProvenanceKey of="firsthand" />, used: {scaleInWords}
        </span>
        <span>
          <ProvenanceKey of="desk" />, read
        </span>
      </div>
      <ul className="border-hairline border-b">
        {tools.map((tool) => (
          <ToolRow key={tool.tool_id} tool={tool} facets={facets} terms={terms} />
        ))}
      </ul>
    </TickList>
  );
}

/** How the shown tools came to their order, where nobody chose one: use and desk score are never mixed. */
export function OrderNote({ tools, first }: { tools: ListedTool[]; first: string | null }) {
  const unused = tools.filter(({ ordered_by }) => ordered_by === "assessment").length;
  if (tools.length < 2) return null;
  const by = unused === tools.length ? "by desk score, as no firsthand review of them counts yet" : evidenceOrder;
  return (
    <p className="mb-4 max-w-prose text-ink-2 text-sm">{`${first ? `${first}. Of equal fit: ${by}` : capital(by)}.`}</p>
  );
}
