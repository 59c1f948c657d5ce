import { ToolLinks } from "#components/tools/tool-links.tsx";
import type { ToolMatch } from "#lib/tools/contract.ts";

type Props = {
  match: ToolMatch | null;
  alternatives: { tool_id: string; alternative_to: string }[];
  tools: { tool_id: string; name: string }[];
};

/** Says which product of a search is not listed, and which of the tools below are only alternatives to it. */
export function NotListedProduct({ match, alternatives, tools }: Props) {
  if (match !== "not_listed") return null;
  const products = [...Map.groupBy(alternatives, (one) => one.alternative_to)];
  return (
    <div className="mb-4 max-w-prose border-ink border-s-2 ps-3">
      {products.length === 0 && <p className="font-semibold">A product of this search is not listed here.</p>}
      {products.map(([product, own]) => (
        <p key={product}>
          <strong>
            <bdi>“{product}”</bdi> is not listed here.
          </strong>{" "}
          Named as an alternative to it:{" "}
          <ToolLinks tools={tools.filter(({ tool_id }) => own.some((one) => one.tool_id === tool_id))} />.
        </p>
      ))}
    </div>
  );
}
