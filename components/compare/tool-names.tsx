import type { Tool } from "#lib/tools/contract.ts";

const list = new Intl.ListFormat("en-GB");

/** The names of tools as one list, each in its own direction. */
export function ToolNames({ tools, ids }: { tools: Tool[]; ids: string[] }) {
  return list.formatToParts(ids).map(({ type, value }) =>
    type === "element" ? (
      <bdi key={value} className="wrap-anywhere">
        {tools.find(({ tool_id }) => tool_id === value)?.name ?? value}
      </bdi>
    ) : (
      value
    ),
  );
}
