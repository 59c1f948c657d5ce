import { ToolLinks } from "#components/tools/tool-links.tsx";
import type { Tool } from "#lib/tools/contract.ts";

/** Names the tools that the MCP registry lists for the same package, remote or repository; empty without any. */
export function AlsoRegistered({ tool }: { tool: Tool }) {
  if (tool.listing === "unverified" || tool.similar_to.length === 0) return null;
  return (
    <p className="wrap-anywhere mt-2 max-w-prose text-ink-2 text-sm">
      The registry names the same package, remote or repository for <ToolLinks tools={tool.similar_to} />.
    </p>
  );
}
