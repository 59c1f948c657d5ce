import { ToolNames } from "#components/compare/tool-names.tsx";
import { VerdictMark } from "#components/compare/verdict-mark.tsx";
import type { DimensionComparison } from "#lib/tools/compare/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** The verdict on a dimension in words and by shape: which tool is higher, or why none is. */
export function Verdict({ comparison, tools }: { comparison: DimensionComparison; tools: Tool[] }) {
  const { verdict, higher } = comparison;
  return (
    <div className="flex items-start gap-2 font-normal text-sm">
      <VerdictMark verdict={verdict} />
      {higher.length > 0 ? (
        <ul className="min-w-0 space-y-1 font-semibold">
          {higher.map(({ tool_id, than }) => (
            <li key={tool_id}>
              <ToolNames tools={tools} ids={[tool_id]} /> is higher than <ToolNames tools={tools} ids={than} />, outside
              the margin
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          {verdict === "not_enough_data" ? "Not enough reviews to compare" : "No clear difference"}
        </p>
      )}
    </div>
  );
}
