import { typeNames } from "#components/tools/tool-words.ts";
import type { SearchResult } from "#lib/tools/contract.ts";

/** Beside few matches: tools that have some of the words. */
export function AlsoClose({ close }: Pick<SearchResult, "close">) {
  if (close.length === 0) return null;
  return (
    <section aria-labelledby="close" className="mt-6">
      <h2 id="close" className="text-base">
        Also close
      </h2>
      <p className="text-ink-2 text-sm">They have some of your words, not all.</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {close.map(({ tool_id, name, type }) => (
          <li key={tool_id}>
            <a href={`/tools/${tool_id}`} className="wrap-anywhere inline-block min-h-6">
              <bdi>{name}</bdi>
            </a>{" "}
            <span className="text-ink-2">{typeNames[type]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
