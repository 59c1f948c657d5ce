import { Mark } from "#components/marks/outcome-mark.tsx";
import { Notice } from "#components/text/notice.tsx";
import { ToolLinks } from "#components/tools/tool-links.tsx";
import { capital } from "#lib/cut-text.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { confusable, unverifiedWord } from "#lib/tools/metadata.ts";
import { untilConfirmed } from "#lib/votes/rules.ts";

/** Marks a tool as unverified by word and shape, and names the listed tools that it is not; empty for any other tool. */
export function UnverifiedMark({ tool }: { tool: Pick<Tool, "listing" | "similar_to"> }) {
  if (tool.listing !== "unverified") return null;
  return (
    <span className="wrap-anywhere block text-sm">
      <Mark>
        <path d="M0-6L6 0L0 6L-6 0Z" fill="none" strokeWidth="1.5" strokeDasharray="2.5 1.5" className="stroke-ink" />
      </Mark>{" "}
      <a href="/dimensions#listing" className="inline-block min-h-6 font-semibold text-ink">
        {capital(unverifiedWord)}
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

/** What a reader must know first about an unverified tool; empty for any other tool. */
export function UnverifiedNotice({ tool }: { tool: Tool }) {
  if (tool.listing !== "unverified") return null;
  return (
    <div className="mt-4 max-w-prose">
      <Notice title={`${capital(unverifiedWord)}: nobody has checked what this is`}>
        {tool.similar_to.length > 0 && (
          <p className="wrap-anywhere">
            <b>
              <NotTheListed similar_to={tool.similar_to} />.
            </b>{" "}
            {capital(confusable)} that.
          </p>
        )}
        <p>
          A review listed it. It stays {unverifiedWord} {untilConfirmed}.{" "}
          <a href="/dimensions#listing">What listing means</a>
        </p>
      </Notice>
    </div>
  );
}

/** What comes before the names of the listed tools that an unverified tool could be mistaken for. */
export const notTheListed = "Not the catalogued";

/** Names those tools. */
export function NotTheListed({ similar_to }: Pick<Tool, "similar_to">) {
  return (
    <>
      {notTheListed} <ToolLinks tools={similar_to} joinedBy="disjunction" />
    </>
  );
}
