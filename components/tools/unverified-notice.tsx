import { Notice } from "#components/text/notice.tsx";
import { NotTheListed } from "#components/tools/not-the-listed.tsx";
import type { Tool } from "#lib/tools/contract.ts";
import { leastVoices, listedDays } from "#lib/votes/rules.ts";

/** What a reader must know first about an unverified tool; empty for any other tool. */
export function UnverifiedNotice({ tool }: { tool: Tool }) {
  if (tool.listing !== "unverified") return null;
  return (
    <div className="mt-4 max-w-prose">
      <Notice title="Unverified: nobody has checked what this is">
        {tool.similar_to.length > 0 && (
          <p className="wrap-anywhere">
            <b>
              <NotTheListed similar_to={tool.similar_to} />.
            </b>{" "}
            Its name, its id or the domain of its website is confusable with that.
          </p>
        )}
        <p>
          A review listed it. It stays unverified until {leastVoices} voices have spoken of it over {listedDays} days,
          or an editor confirms it. <a href="/dimensions#listing">What listing means</a>
        </p>
      </Notice>
    </div>
  );
}
