import { typeNames } from "#components/tools/tool-words.ts";
import type { SearchResult } from "#lib/tools/contract.ts";
import { facets } from "#lib/tools/facts/contract.ts";

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
