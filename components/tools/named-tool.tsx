import { NotTheListed } from "#components/tools/not-the-listed.tsx";
import type { ToolUnverified } from "#lib/tools/metadata.ts";

type Props = { tool_id: string; listed: boolean | null; unverified: ToolUnverified };

/** A tool by its id alone: a link to its page, and what is not known of it. */
export function NamedTool({ tool_id, listed, unverified }: Props) {
  if (!listed)
    return (
      <>
        <span className="identifier">{tool_id}</span> (not listed here)
      </>
    );
  return (
    <>
      <a href={`/tools/${tool_id}`} className="wrap-anywhere inline-block min-h-6">
        {tool_id}
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
