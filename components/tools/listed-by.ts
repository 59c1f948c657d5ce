import type { Tool } from "#lib/tools/contract.ts";

/** Whose words a tool's record is, and whether they are a stranger's. */
export function listedBy({ origin, sources }: Pick<Tool, "origin" | "sources">): {
  sentence: string;
  byStranger: boolean;
} {
  if (origin === "review")
    return {
      sentence: "Listed by its first review: name, description and address are that reviewer’s words.",
      byStranger: true,
    };
  if (!sources.includes("touchstone-catalog"))
    return {
      sentence: "Imported from the official MCP registry: name, description and address are its publisher’s words.",
      byStranger: true,
    };
  return { sentence: "Listed by the editors of this catalogue.", byStranger: false };
}
