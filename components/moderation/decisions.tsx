import { StackingTable } from "#components/sources/stacking-table.tsx";
import { Section } from "#components/text/section.tsx";
import { capital } from "#lib/cut-text.ts";
import { day, minute } from "#lib/format.ts";
import { type KeptPost, type Removal, recordNames } from "#lib/moderation/contract.ts";

export const removalsTitle = "Removals";

/** The removals: id, kind and reason of each, and none of its text. */
export function RemovalLog({ removals }: { removals: Removal[] }) {
  return (
    <StackingTable
      label={removalsTitle}
      columns={["Removed", "Reason", "Published"]}
      rows={removals.map(({ id, kind, reason, published_at, removed_at }) => ({
        key: id,
        head: (
          <>
            {capital(recordNames[kind])}, <time dateTime={removed_at}>{minute(removed_at)}</time>
            <span className="identifier block font-normal text-ink-2 sm:whitespace-nowrap">{id}</span>
          </>
        ),
        cells: [
          <span key="reason" dir="auto" className="wrap-anywhere">
            {reason}
          </span>,
          <time key="published" dateTime={published_at} className="sm:whitespace-nowrap">
            {minute(published_at)}
          </time>,
        ],
      }))}
    />
  );
}

/** What stayed after a request to take it down; nothing without any. */
export function KeptPosts({ posts }: { posts: KeptPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="kept" title="Asked to be taken down, and kept" className="max-w-prose space-y-3">
      <p className="mb-2">The operator read the request and decided that the post breaks no rule.</p>
      <ul className="border-hairline border-b">
        {posts.map(({ id, requested_at, decided_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-hairline border-t py-2">
            <span className="identifier">{id}</span>
            <span>
              asked <time dateTime={requested_at}>{day(requested_at)}</time>, decided{" "}
              <time dateTime={decided_at}>{day(decided_at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The tools that a review had listed and an editor confirmed; nothing while there are none. */
export function ConfirmedTools({ tools }: { tools: { tool_id: string; confirmed_at: string }[] }) {
  if (tools.length === 0) return null;
  return (
    <Section id="confirmed" title="Tools that an editor confirmed" className="max-w-prose space-y-3">
      <p className="mb-2">
        A review had listed them. <a href="/dimensions#listing">What that changes</a>
      </p>
      <ul className="border-hairline border-b">
        {tools.map(({ tool_id, confirmed_at }) => (
          <li key={tool_id} className="flex flex-wrap justify-between gap-x-4 border-hairline border-t py-2">
            <a href={`/tools/${tool_id}`} className="wrap-anywhere">
              {tool_id}
            </a>
            <time dateTime={confirmed_at}>{day(confirmed_at)}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
