import type { ListedTool } from "#lib/tools/contract.ts";

/** How the shown tools came to their order, where nobody chose one: use and desk score are never mixed. */
export function OrderNote({ tools, isSearch }: { tools: ListedTool[]; isSearch: boolean }) {
  const unused = tools.filter(({ ordered_by }) => ordered_by === "assessment").length;
  if (tools.length < 2) return null;
  const fit = isSearch ? "Best fit first. Tools that fit as well are ordered by " : "Ordered by ";
  const by =
    unused === tools.length
      ? "desk score, because no firsthand review of them counts yet."
      : `firsthand use, by the low end of the score’s range${unused === 0 ? "" : "; those that nobody has used follow by desk score"}.`;
  return <p className="mb-4 max-w-prose text-ink-2 text-sm">{fit + by}</p>;
}
