import { partOf } from "#lib/cut-text.ts";
import { day } from "#lib/format.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { mcpRegistry } from "#lib/tools/sources.ts";

type ToolOrigin = Pick<Tool, "origin" | "listing" | "confirmed_at">;

/** Says who wrote a tool's record, and whether that is a stranger. */
export function listedBy({ origin, listing, confirmed_at }: ToolOrigin): { sentence: string; byStranger: boolean } {
  if (origin === "review") {
    const confirmed = confirmed_at && ` An editor confirmed them on ${day(partOf(confirmed_at, 0, 10))}.`;
    const sentence = `Listed by its first review: name, description and address are that reviewer’s words.${confirmed ?? ""}`;
    return { sentence, byStranger: true };
  }
  if (listing === "imported")
    return {
      sentence: `Imported from the ${mcpRegistry}: name, description and address are its publisher’s words.`,
      byStranger: true,
    };
  return { sentence: "Listed by the editors of this catalogue.", byStranger: false };
}
