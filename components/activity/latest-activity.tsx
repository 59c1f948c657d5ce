import { ActivityLine } from "#components/activity/activity-line.tsx";
import type { ActivityItem } from "#lib/activity/contract.ts";

const mostShown = 6;

/** The last few threads and reviews with their newest event, newest first. */
export function LatestActivity({ items }: { items: ActivityItem[] }) {
  const threads = Map.groupBy(items.toReversed(), ({ id, question_id }) => question_id ?? id);
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-3 text-xl">
        Latest activity
      </h2>
      {items.length === 0 ? (
        <p className="max-w-prose border-hairline border-t py-4">Nothing has happened yet.</p>
      ) : (
        <ol className="border-hairline border-b">
          {[...threads].slice(0, mostShown).map(([id, [item, ...earlier]]) => (
            <ActivityLine key={id} item={item!} earlier={earlier.length} />
          ))}
        </ol>
      )}
      <p className="mt-3 text-sm">
        <a href="/activity">All activity</a> · <a href="/questions">Questions</a>
      </p>
    </section>
  );
}
