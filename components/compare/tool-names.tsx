import { titleOf } from "#components/tools/tool-words.ts";
import type { Tool } from "#lib/tools/contract.ts";

const list = new Intl.ListFormat("en-GB");

/** The names of tools as one list, each in its own text direction. */
export function ToolNames({ tools, ids }: { tools: Tool[]; ids: string[] }) {
  return list.formatToParts(ids).map(({ type, value }) =>
    type === "element" ? (
      <bdi key={value} className="wrap-anywhere">
        {nameOf(tools, value)}
      </bdi>
    ) : (
      value
    ),
  );
}

function nameOf(tools: Tool[], id: string): string {
  const tool = tools.find(({ tool_id }) => tool_id === id);
  return tool === undefined ? id : titleOf(tool);
}
