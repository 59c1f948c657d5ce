import { ToolLinks } from "#components/tools/tool-links.tsx";
import type { Tool } from "#lib/tools/contract.ts";

/** Names the listed tools that this unverified tool could be mistaken for. */
export function NotTheListed({ similar_to }: Pick<Tool, "similar_to">) {
  return (
    <>
      Not the catalogued <ToolLinks tools={similar_to} joinedBy="disjunction" />
    </>
  );
}
