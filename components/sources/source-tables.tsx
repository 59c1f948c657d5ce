import { StackingTable } from "#components/sources/stacking-table.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import type { ExcludedSource, Source } from "#lib/about/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { day, whole } from "#lib/format.ts";

/** The sources of the data, each with its licence and its number of records here. */
export function IncludedTable({ sources, base }: { sources: Source[]; base: string }) {
  return (
    <StackingTable
      label="Sources of the data"
      columns={["Source", "Used for", "Licence", "Records now"]}
      rows={sources.map(({ id, name, url, used_for, license, records }) => ({
        key: id,
        head: url.startsWith(`${base}/`) ? (
          <a href={partOf(url, base.length)}>{name}</a>
        ) : (
          <ExternalLink href={url} byStranger={false}>
            {name}
          </ExternalLink>
        ),
        cells: [
          used_for,
          license,
          <span key="records" className="tabular-nums">
            {records === null ? "no records" : whole(records)}
          </span>,
        ],
      }))}
    />
  );
}

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
