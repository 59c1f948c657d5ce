import type { ListedTool } from "#lib/tools/contract.ts";

/** How the shown tools came to their order, where nobody chose one: use and desk score are never mixed. */
export function OrderNote({ tools, isSearch, hint = "" }: { tools: ListedTool[]; isSearch: boolean; hint?: string }) {
  const unused = tools.filter(({ ordered_by }) => ordered_by === "assessment").length;
  if (tools.length < 2) return null;
  const by = isSearch ? "Best fit first. Of equal fit: by" : "By";
  const desk =
    unused === tools.length
      ? "desk score, as no firsthand review of them counts yet."
      : `firsthand use (the low end of the score’s range)${unused === 0 ? "" : ", then by desk score"}.`;
  return <p className="mb-4 max-w-prose text-ink-2 text-sm">{`${by} ${desk}${hint}`}</p>;
}
