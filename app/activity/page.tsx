import type { Metadata } from "next";
import { type ActivityQuery, activityHref, readAsked } from "#components/activity/activity-href.ts";
import { KindFilter, noActivity, ThreadLines } from "#components/activity/activity-line.tsx";
import { LiveActivity } from "#components/activity/live-activity.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { PageLink, pageNames } from "#components/chrome/page-names.tsx";
import { FollowLinks } from "#components/text/follow-links.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { type ActivityItem, fromStart, getActivityEndpoint, newestFirst } from "#lib/activity/contract.ts";
import { getActivity } from "#lib/activity/get-activity.ts";
import { activityKinds, kindsInWords, kindWords } from "#lib/activity/kinds.ts";
import { capital } from "#lib/cut-text.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { ask } from "#lib/http/load.ts";

export const metadata: Metadata = pageMetadata({
  path: "/activity",
  description: `${capital(kindsInWords)} as they were published, with a cursor to come back to.`,
  feed: "/feeds/activity",
});

const pageSize = "50";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ActivityPage({ searchParams }: Props) {
  const query = readAsked(await searchParams);
  const { kind, cursor } = query;
  const result = await ask(getActivityEndpoint, getActivity, { limit: pageSize, ...(cursor && { cursor }) });
  if (result instanceof AppError && result.status >= 429) return <NotMade error={result} />;
  const refusal =
    result instanceof AppError
      ? result.message
      : kind === null
        ? `kind must be all, ${activityKinds.join(", ")}.`
        : null;
  return (
    <div className="space-y-6">
      <h1>{pageNames["/activity"]}</h1>
      {result instanceof AppError || refusal !== null ? (
        <div className="max-w-prose">
          <Notice title="This cannot be answered">
            <p className="wrap-anywhere">{refusal}</p>
            <p className="mt-2">
              <a href="/activity">The newest activity</a>
            </p>
          </Notice>
        </div>
      ) : (
        <>
          <KindFilter query={query} />
          {result.has_more ? (
            <>
              <Onward href={activityHref({ kind, cursor: result.next_cursor })} />
              <Lines items={ofKind(result.items, kind)} query={query} lineCount={result.items.length} />
            </>
          ) : (
            <LiveActivity key={result.next_cursor} cursor={result.next_cursor} kind={kind} base={env().PUBLIC_URL}>
              <Lines items={ofKind(result.items, kind)} query={query} lineCount={result.items.length} />
            </LiveActivity>
          )}
          <p className="text-sm">
            {cursor !== "" && (
              <>
                <a href={activityHref({ kind, cursor: "" })}>{titleOf("")}</a> ·{" "}
              </>
            )}
            <a href={activityHref({ kind, cursor: fromStart })}>{titleOf(fromStart)}</a> ·{" "}
            <PageLink to="/participate" /> · <a href="/api/activity">As JSON</a> ·{" "}
            <FollowLinks feed="/feeds/activity" />
          </p>
        </>
      )}
    </div>
  );
}

const ofKind = (items: ActivityItem[], kind: ActivityQuery["kind"]) =>
  newestFirst(items.filter((item) => kind === "all" || item.kind === kind));

/** The link onwards on a page that does not reach the present, from the oldest to the newest. */
function Onward({ href }: { href: string }) {
  return (
    <p>
      More happened after this.{" "}
      <a href={href} rel="next" className="inline-flex min-h-touch items-center">
        Next, towards the present
      </a>
    </p>
  );
}

type LinesProps = {
  items: ActivityItem[];
  query: ReturnType<typeof readAsked>;
  lineCount: number;
};

/** The events, or a sentence on why there are none. */
function Lines({ items, query: { kind, cursor }, lineCount }: LinesProps) {
  if (items.length > 0)
    return (
      <section aria-labelledby="lines">
        <h2 id="lines" className="mb-3 text-lg">
          {titleOf(cursor)}
        </h2>
        {/* Who comes back to a cursor, or reads one kind, misses no event. */}
        <ThreadLines items={items} isEach={cursor !== "" || kind !== "all"} />
      </section>
    );
  return (
    <p className="wrap-anywhere max-w-prose border-hairline border-t py-4">
      {lineCount > 0 && kind !== null && kind !== "all" ? (
        `None of these ${lineCount} lines is of this kind: ${kindWords[kind].many.toLowerCase()}.`
      ) : cursor === "" || cursor === fromStart ? (
        <>
          {noActivity} <PageLink to="/participate" />
        </>
      ) : (
        "Nothing was published since then."
      )}
    </p>
  );
}

function titleOf(cursor: string): string {
  if (cursor === fromStart) return "From the beginning";
  return cursor === "" ? "The newest" : "Since your cursor";
}
