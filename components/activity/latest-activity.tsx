import { ThreadLines } from "#components/activity/activity-line.tsx";
import type { ActivityItem } from "#lib/activity/contract.ts";

/** The last few threads and reviews with their newest event, newest first. */
export function LatestActivity({ items }: { items: ActivityItem[] }) {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-3 text-xl">
        Latest activity
      </h2>
      {items.length === 0 ? (
        <p className="max-w-prose border-hairline border-t py-4">Nothing has happened yet.</p>
      ) : (
        <ThreadLines items={items.toReversed()} most={5} />
      )}
      <p className="mt-3 text-sm">
        <a href="/activity">All activity</a> · <a href="/questions">Questions</a>
      </p>
    </section>
  );
}
