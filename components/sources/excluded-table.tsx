import { StackingTable } from "#components/sources/stacking-table.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import type { ExcludedSource } from "#lib/about/contract.ts";
import { day } from "#lib/format.ts";

/** Sources that a reader might expect but that are not used, why, and whether their terms were read. */
export function ExcludedTable({ sources }: { sources: ExcludedSource[] }) {
  return (
    <StackingTable
      label="Sources that were left out"
      columns={["Source", "Why nothing is taken from it", "Its own terms read"]}
      rows={sources.map(({ name, url, reason, checked_at }) => ({
        key: name,
        head: (
          <ExternalLink href={url} byStranger={false}>
            {name}
          </ExternalLink>
        ),
        cells: [
          reason,
          checked_at === null ? (
            "Nobody has looked"
          ) : (
            <time key="read" dateTime={checked_at}>
              {day(checked_at)}
            </time>
          ),
        ],
      }))}
    />
  );
}
