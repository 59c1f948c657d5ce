import { NotTheListed } from "#components/tools/unverified.tsx";
import type { ToolNamed } from "#lib/format.ts";

/** The tool of a review or post: a link to its page, and what is not known of it. */
export function NamedTool({ of: { tool_id, tool_name, tool_unverified: unverified } }: { of: ToolNamed }) {
  if (tool_name === null)
    return (
      <>
        <span className="identifier">{tool_id}</span> (not listed here)
      </>
    );
  return (
    <>
      <a href={`/tools/${tool_id}`} dir="auto" className="wrap-anywhere inline-block min-h-6">
        {tool_name}
      </a>
      {unverified && (
        <>
          {" (unverified"}
          {unverified.similar_to.length > 0 && (
            <>
              {". "}
              <NotTheListed similar_to={unverified.similar_to} />
            </>
          )}
          )
        </>
      )}
    </>
  );
}
