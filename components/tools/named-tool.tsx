/** A post's tool: a link to its page, or its id when it is not listed. */
export function NamedTool({ tool_id, listed }: { tool_id: string; listed: boolean | null }) {
  if (listed)
    return (
      <a href={`/tools/${tool_id}`} className="wrap-anywhere inline-block min-h-6">
        {tool_id}
      </a>
    );
  return (
    <>
      <span className="identifier">{tool_id}</span> (not listed here)
    </>
  );
}
