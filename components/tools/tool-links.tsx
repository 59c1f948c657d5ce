import { language } from "#lib/in-words.ts";
import type { Tool } from "#lib/tools/contract.ts";

type Props = { tools: Pick<Tool, "tool_id" | "name">[]; joinedBy?: "conjunction" | "disjunction" };

/** Names tools in a sentence, each a link to its page. */
export function ToolLinks({ tools, joinedBy = "conjunction" }: Props) {
  const list = new Intl.ListFormat(language, { type: joinedBy });
  const names = new Map(tools.map(({ tool_id, name }) => [tool_id, name]));
  return list.formatToParts(names.keys()).map(({ type, value }) =>
    type === "element" ? (
      <a key={value} href={`/tools/${value}`} className="wrap-anywhere inline-block min-h-6">
        <bdi>{names.get(value)}</bdi>
      </a>
    ) : (
      value
    ),
  );
}
