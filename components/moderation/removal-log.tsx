import { StackingTable } from "#components/sources/stacking-table.tsx";
import { capital, minute } from "#lib/format.ts";
import { type Removal, recordNames } from "#lib/moderation/contract.ts";

/** The removals, newest first: id, kind and reason of each, and none of its text. */
export function RemovalLog({ removals }: { removals: Removal[] }) {
  return (
    <StackingTable
      label="Removals, newest first"
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
