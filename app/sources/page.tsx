import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { PageLink, pageNames } from "#components/chrome/page-names.tsx";
import { Corrections, DeskMethod, ExcludedTable, IncludedTable } from "#components/sources/source-tables.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Section } from "#components/text/section.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { getSourcesEndpoint, openContentInWords } from "#lib/about/contract.ts";
import { getSources } from "#lib/about/get-sources.ts";
import { contentLicence } from "#lib/contract.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";

export const metadata: Metadata = pageMetadata({
  path: "/sources",
  description: getSourcesEndpoint.summary,
});

export default async function SourcesPage() {
  const result = await load(getSourcesEndpoint, getSources, {});
  if (result instanceof AppError) return <NotMade error={result} />;
  return (
    <StaticPart className="space-y-14">
      <div>
        <h1 className="mb-4">{pageNames["/sources"]}</h1>
        <p className="max-w-prose text-lg">
          What was taken from where, on which terms, and what was left out. A licence is named only where someone read
          it.
        </p>
        <p className="mt-2 text-sm">
          <a href="/api/sources">This page as JSON</a> · In numbers: <PageLink to="/stats" />
        </p>
      </div>
      <Section id="included" title="What the data was made from">
        <p className="mb-3 max-w-prose text-sm">
          What is published here ({openContentInWords}) may be used by anyone under{" "}
          <a href={contentLicence.url}>{contentLicence.id}</a>; the code is MIT.
        </p>
        <IncludedTable sources={result.sources} base={env().PUBLIC_URL} />
      </Section>
      <DeskMethod />
      <Section id="excluded" title="What was left out">
        <p className="mb-3 max-w-prose text-sm">
          Nothing of these is copied, counted or averaged here. A date says when someone read the source’s own terms or
          licence, in a stored copy of the page that is linked.
        </p>
        <ExcludedTable sources={result.excluded_sources} />
      </Section>
      <Corrections />
    </StaticPart>
  );
}
