import { OnwardLink } from "#components/chrome/page-names.tsx";
import { type Filter, WithoutEach } from "#components/text/filters-in-force.tsx";
import { ToolLinks } from "#components/tools/tool-links.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import type { SearchResult } from "#lib/tools/contract.ts";
import { facets } from "#lib/tools/facts/contract.ts";

/** Says which product of a search is not listed, and which of the tools below are only alternatives to it. */
export function NotListedProduct({
  match,
  alternatives,
  tools,
}: Pick<SearchResult, "match" | "alternatives" | "tools">) {
  if (match !== "not_listed") return null;
  const products = [...Map.groupBy(alternatives, (one) => one.alternative_to)];
  return (
    <div className="mb-4 max-w-prose border-ink border-s-2 ps-3">
      {products.length === 0 && <p className="font-semibold">The product you named is not listed here.</p>}
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

/** Beside few matches: tools that come close, each with what it lacks of what was ticked. */
export function AlsoClose({ close, match }: Pick<SearchResult, "close" | "match">) {
  if (close.length === 0) return null;
  return (
    <section aria-labelledby="close" className="mt-6">
      <h2 id="close" className="text-base">
        {match === "ruled_out" ? "For this need, but not as you want it" : "Also close"}
      </h2>
      {match !== "ruled_out" && (
        <p className="text-ink-2 text-sm">They do not match all of your words, or lack something you ticked.</p>
      )}
      <ul className="mt-1 text-sm">
        {close.map(({ tool_id, name, type, lacks }) => (
          <li key={tool_id}>
            <a href={`/tools/${tool_id}`} className="wrap-anywhere inline-block min-h-6">
              <bdi>{name}</bdi>
            </a>{" "}
            <span className="text-ink-2">
              {[typeNames[type], ...facets.flatMap(({ id, lack }) => (lacks.includes(id) ? [lack] : []))].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { guidance: string | null; without: Filter[] };

/** An empty list: which filter to drop, and what to do when a tool is not listed. */
export function NoTools({ guidance, without }: Props) {
  return (
    <div className="max-w-prose border-hairline border-t py-6">
      <p className="font-semibold text-lg">
        {guidance !== null ? "Nothing listed here matches." : "No tool matches all of this."}
      </p>
      {guidance !== null && <p className="mt-2">{guidance}</p>}
      <WithoutEach filters={without} noun="tool" />
      <p className="mt-3">
        <OnwardLink to="/tools" />. A tool that is not listed is added by the first review of it:{" "}
        <a href="/#publish">how to publish one</a>.
      </p>
    </div>
  );
}
