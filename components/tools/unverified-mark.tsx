import { NotTheListed } from "#components/tools/not-the-listed.tsx";
import type { Tool } from "#lib/tools/contract.ts";

/**
 * Marks a tool as unverified by word and shape, and names the listed tools that it is not; empty for any other tool.
 */
export function UnverifiedMark({ tool }: { tool: Pick<Tool, "listing" | "similar_to"> }) {
  if (tool.listing !== "unverified") return null;
  return (
    <span className="wrap-anywhere block text-sm">
      <svg
        viewBox="-7 -7 14 14"
        width="14"
        height="14"
        aria-hidden="true"
        className="inline-block shrink-0 align-[-0.1em]"
      >
        <path d="M0-6L6 0L0 6L-6 0Z" fill="none" strokeWidth="1.5" strokeDasharray="2.5 1.5" className="stroke-ink" />
      </svg>{" "}
      <a href="/dimensions#listing" className="inline-block min-h-6 font-semibold text-ink">
        Unverified
      </a>
      {tool.similar_to.length > 0 && (
        <>
          {" · "}
          <NotTheListed similar_to={tool.similar_to} />
        </>
      )}
    </span>
  );
}
