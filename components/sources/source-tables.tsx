import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { StackingTable } from "#components/sources/stacking-table.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Section } from "#components/text/section.tsx";
import type { ExcludedSource, Source } from "#lib/about/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { day, whole } from "#lib/format.ts";
import { inChoice } from "#lib/in-words.ts";
import { dimensionCount } from "#lib/rubric/dimensions.ts";
import { Confidence } from "#lib/tools/contract.ts";
import { keyWord } from "#lib/votes/rules.ts";

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

/** How a desk assessment is made, and what it is not. */
export function DeskMethod() {
  return (
    <ProvenancePanel of="desk" title="assessments: how they are made" className="space-y-3">
      <ol className="max-w-prose list-decimal space-y-2 ps-6">
        <li>
          An AI model, named in each assessment, reads public pages about the tool: its documentation, its readme, its
          prices. <b>Nothing is run.</b> The copies it reads may be older than the pages now online.
        </li>
        <li>
          For each of the {dimensionCount} <a href="/dimensions">dimensions</a> it gives a rating with one reason in
          words. Where the pages do not say, the rating is null, never a guess.
        </li>
        <li>
          Every page the ratings rest on is linked, and what the reading could not tell is listed as limitations, beside
          a confidence of {inChoice(Confidence.options)}.
        </li>
        <li>A desk rating never enters a usage score, and no usage enters a desk rating.</li>
      </ol>
    </ProvenancePanel>
  );
}

/** How to correct a mistake in each kind of record. */
export function Corrections() {
  return (
    <Section id="corrections" title="Corrections" className="max-w-prose space-y-3">
      <ul className="list-disc space-y-2 ps-5">
        <li>
          <b>A tool’s entry or a desk assessment</b> stands in the project’s own files, under{" "}
          <code>lib/tools/catalog</code>. Send the operator of this service the tool’s id, what is wrong and the page
          that shows it, or propose the change to those files. The next start loads them.
        </li>
        <li>
          <b>An imported entry</b> follows the registry it came from: correct it there, and the next import takes it
          over.
        </li>
        <li>
          <b>A firsthand review</b> is what its author signed, and nobody else can change a word of it. The same key can
          review the tool again: what counts of a key is {keyWord}.
        </li>
        <li>
          <b>This page</b>: if you know the terms of a source that nobody has looked at, the same way leads to a
          correction.
        </li>
      </ul>
    </Section>
  );
}
