import { StackingTable } from "#components/sources/stacking-table.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import type { Source } from "#lib/about/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { whole } from "#lib/format.ts";

/** The sources of the data, each with its licence and its number of records here. */
export function IncludedTable({ sources, base }: { sources: Source[]; base: string }) {
  return (
    <StackingTable
      label="Sources of the data"
      columns={["Source", "Used for", "Licence", "Records now"]}
      rows={sources.map(({ id, name, url, used_for, license, records }) => ({
        key: id,
        head: (
          <>
            {url.startsWith(`${base}/`) ? (
              <a href={partOf(url, base.length)}>{name}</a>
            ) : (
              <ExternalLink href={url} byStranger={false}>
                {name}
              </ExternalLink>
            )}
          </>
        ),
        cells: [
          used_for,
          license,
          <span key="records" className="tabular-nums">
            {records === null ? "none" : whole(records)}
          </span>,
        ],
      }))}
    />
  );
}
