import { NotTheListed } from "#components/tools/unverified.tsx";
import { excerpt, type ToolNamed } from "#lib/format.ts";
import { unverifiedWord } from "#lib/tools/metadata.ts";

type Props = { of: ToolNamed; longest?: number };

/** The tool of a review or post: a link to its page, with at most so many characters of its name, and what is not known of it. */
export function NamedTool({ of: { tool_id, tool_name, tool_unverified: unverified }, longest = Infinity }: Props) {
  if (tool_name === null)
    return (
      <>
        <span className="identifier">{tool_id}</span> (not listed here)
      </>
    );
  return (
    <>
      <a href={`/tools/${tool_id}`} dir="auto" className="wrap-anywhere inline-block min-h-6">
        {excerpt(tool_name, longest)}
      </a>
      {unverified && (
        <>
          {` (${unverifiedWord}`}
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
