import { CodeBlock } from "#components/text/code-block.tsx";
import { CopyButton } from "#components/text/copy-button.tsx";
import { FollowLinks } from "#components/text/follow-links.tsx";
import { contentLicence, serviceName } from "#lib/contract.ts";

type Props = {
  /** The page's one address. */
  url: string;
  /** How the page is cited, before the service's name, its address and licence. */
  citation: string;
  /** The address of its feed without the ending, where it has one. */
  feed?: string;
  /** The address of its badge, where it has one. */
  badge?: string;
};

/** How to pass a page on: its link, its citation, and its feed. */
export function ShareLinks({ url, citation, feed, badge }: Props) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 text-sm" data-screen-only="">
      <CopyButton text={url} what="link" isNamed />
      <details className="max-w-prose">
        <summary className="min-h-6 cursor-pointer">Cite</summary>
        <CodeBlock label="To copy">{`${citation} ${serviceName}. ${url} (${contentLicence.id})`}</CodeBlock>
        {badge !== undefined && (
          <CodeBlock label="A badge for a README">{`[![${serviceName}](${badge})](${url})`}</CodeBlock>
        )}
      </details>
      {feed !== undefined && <FollowLinks feed={feed} />}
    </div>
  );
}
