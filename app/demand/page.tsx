import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { compareHref } from "#components/compare/compare-href.ts";
import { StackingTable } from "#components/sources/stacking-table.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Section } from "#components/text/section.tsx";
import { toolsHref } from "#components/tools/tools-href.ts";
import { clientInWords, saltDays, saltSpan } from "#lib/contract.ts";
import { getDemandEndpoint, keptDemandDays, leastClients, readableWords, uncounted } from "#lib/demand/contract.ts";
import { getDemand } from "#lib/demand/demand.ts";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { load } from "#lib/http/load.ts";

const about = "What people and agents look for here and do not find, and which tools they compare";

export const metadata: Metadata = pageMetadata({
  path: "/demand",
  description: `${about}.`,
  robots: { index: false, follow: true },
});

type Days = { day: string; clients: number }[];

export default async function DemandPage() {
  const result = await load(getDemandEndpoint, getDemand, {});
  if (result instanceof AppError) return <NotMade error={result} />;
  const searches = result.searches.map(({ q, days }) => ({ path: toolsHref({ q }), name: q, days }));
  const pairs = result.pairs.map(({ tools, days }) => ({
    path: compareHref(tools.map(({ tool_id }) => tool_id)),
    name: tools.map(({ tool_name }) => tool_name).join(" and "),
    days,
  }));
  return (
    <div className="space-y-12">
      <div>
        <h1 className="mb-4">{pageNames["/demand"]}</h1>
        <p className="max-w-prose text-lg">{about}: what is worth building, listing or reviewing next.</p>
        <p className="mt-2 text-sm">
          <a href="/api/demand">This page as JSON</a>
        </p>
      </div>
      {result.counting === "off" && (
        <p className="max-w-prose border-hairline border-y py-4">
          <strong>Nothing is counted now:</strong> {uncounted}. The operator can set how many proxies to trust.
        </p>
      )}
      <Section id="searches" title="Searched, and not found">
        <Demand
          label="Searches"
          rows={searches}
          none={`Nothing yet: a search is listed once ${leastClients} different senders made it on one ${saltSpan.words} and found nothing.`}
        />
      </Section>
      <Section id="pairs" title="Compared with each other">
        <Demand
          label="Compared pairs"
          rows={pairs}
          none={`Nothing yet: a pair is listed once ${leastClients} different senders compared it on one ${saltSpan.words}.`}
        />
      </Section>
      <Section id="how" title="How this is counted">
        <p className="max-w-prose">
          Pages, API and MCP count alike, by {saltSpan.words}s. Until enough senders are together only a scrambled form
          (a keyed hash) of the search is kept, for at most {plural(saltDays, "day")}. Words are shown only when all are{" "}
          {readableWords}, and none looks like a secret or personal data. Counts by {saltSpan.words} are kept for{" "}
          {plural(keptDemandDays, "day")}. A sender is {clientInWords}, so many people may be one.
        </p>
      </Section>
    </div>
  );
}

function Demand({
  label,
  rows,
  none,
}: {
  label: string;
  rows: { path: string; name: string; days: Days }[];
  none: string;
}) {
  if (rows.length === 0) return <p className="max-w-prose">{none}</p>;
  return (
    <StackingTable
      label={label}
      columns={["What", "Last day", "Days"]}
      rows={rows.map(({ path, name, days }) => ({
        key: path,
        head: (
          <a href={path} rel="nofollow" className="wrap-anywhere">
            {name}
          </a>
        ),
        cells: [`${days[0]!.day}: ${plural(days[0]!.clients, "client")}`, plural(days.length, "day")],
      }))}
    />
  );
}
