import { ActivityLine } from "#components/activity/activity-line.tsx";
import type { ActivityItem } from "#lib/activity/contract.ts";

/** The last few events, newest first. */
export function LatestActivity({ items }: { items: ActivityItem[] }) {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-3 text-xl">
        Latest activity
      </h2>
      {items.length === 0 ? (
        <p className="max-w-prose border-hairline border-t py-4">Nothing has happened yet.</p>
      ) : (
        <ol className="border-hairline border-b">
          {items.toReversed().map((item) => (
            <ActivityLine key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ol>
      )}
      <p className="mt-3 text-sm">
        <a href="/activity">All activity</a> · <a href="/questions">Questions</a>
      </p>
    </section>
  );
}
