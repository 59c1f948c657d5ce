import type { Tool } from "#lib/tools/contract.ts";

const list = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Names the listed tools that this unverified tool could be mistaken for. */
export function NotTheListed({ similar_to }: Pick<Tool, "similar_to">) {
  const parts = list.formatToParts(similar_to.map(({ tool_id }) => tool_id));
  return (
    <>
      Not the catalogued{" "}
      {parts.map(({ type, value }) =>
        type === "element" ? (
          <span key={value}>
            <a href={`/tools/${value}`} className="inline-block min-h-6">
              <bdi>{similar_to.find(({ tool_id }) => tool_id === value)!.name}</bdi>
            </a>{" "}
            (<code>{value}</code>)
          </span>
        ) : (
          value
        ),
      )}
    </>
  );
}
