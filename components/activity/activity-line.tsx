import { type ActivityQuery, activityHref } from "#components/activity/activity-href.ts";
import { PageLink } from "#components/chrome/page-names.tsx";
import { Ago } from "#components/text/ago.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { type ActivityItem, newestFirst } from "#lib/activity/contract.ts";
import { activityKinds, kindWords } from "#lib/activity/kinds.ts";
import { plural } from "#lib/format.ts";

type LinesProps = { items: ActivityItem[]; most?: number; isEach?: boolean };

/** A line for each thread and review among the newest events, with its newest; or one for each event. */
export function ThreadLines({ items, most, isEach = false }: LinesProps) {
  const threads = Map.groupBy(items, ({ kind, id, question_id }) => (isEach ? `${kind} ${id}` : (question_id ?? id)));
  return (
    <ol className="border-hairline border-b">
      {[...threads].slice(0, most).map(([id, [item, ...earlier]]) => (
        <ActivityLine key={id} item={item!} earlier={earlier.length} />
      ))}
    </ol>
  );
}

type Props = { item: ActivityItem; earlier?: number };

/** One event: its kind, its place, its first words and its time, and how many earlier ones of its thread it speaks for. */
export function ActivityLine({ item, earlier = 0 }: Props) {
  const { title, excerpt } = item;
  const { pathname, hash } = new URL(item.url);
  const { one } = kindWords[item.kind];
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-hairline border-t py-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <p className="font-semibold text-sm sm:pt-0.5">{one}</p>
      <div dir="auto" className="min-w-0 space-y-0.5">
        {title === null ? (
          <p className="text-ink-2">
            <a href={pathname + hash}>Removed</a>: what was published here is gone; its place in this list stays.
          </p>
        ) : (
          <p>
            <a href={pathname + hash} className="wrap-anywhere inline-block min-h-6">
              {title}
            </a>
          </p>
        )}
        {excerpt !== null && <p className="wrap-anywhere max-w-prose text-sm">{excerpt}</p>}
        <p className="text-ink-2 text-sm">
          <Ago moment={item.at} />
          {earlier > 0 && ` · ${plural(earlier, "earlier post")} in this thread`}
          {item.tool_id !== null && (
            <>
              {" · "}
              <NamedTool of={item} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** Said where no activity is. */
export const noActivity = "Nothing has happened yet.";

/** The last few threads and reviews with their newest event. */
export function LatestActivity({ items }: { items: ActivityItem[] }) {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-3 text-xl">
        Latest activity
      </h2>
      {items.length === 0 ? (
        <p className="max-w-prose border-hairline border-t py-4">{noActivity}</p>
      ) : (
        <ThreadLines items={newestFirst(items)} most={5} />
      )}
      <p className="mt-3 text-sm">
        <a href="/activity">All activity</a> · <PageLink to="/questions" />
      </p>
    </section>
  );
}

/** The kinds of activity as links, the chosen one marked. */
export function KindFilter({ query }: { query: ActivityQuery }) {
  return (
    <nav aria-label="Kinds of activity" data-screen-only="">
      <ul className="flex flex-wrap gap-2">
        {(["all", ...activityKinds] as const).map((kind) => (
          <li key={kind}>
            <a
              href={activityHref({ ...query, kind })}
              aria-current={query.kind === kind ? "true" : undefined}
              className="inline-flex min-h-touch items-center rounded-sm border border-ink-2 px-3 no-underline aria-[current]:forced-color-adjust-none aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
            >
              {kind === "all" ? "All" : kindWords[kind].many}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
