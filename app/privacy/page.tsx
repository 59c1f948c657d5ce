import type { Metadata } from "next";
import { connection } from "next/server";
import { PublicPage, WhoRunsThis } from "#components/about/public-page.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { OnwardLink, PageLink, pageNames } from "#components/chrome/page-names.tsx";
import { StackingTable } from "#components/sources/stacking-table.tsx";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { noAccount } from "#lib/about/contract.ts";
import { operator } from "#lib/about/operator.ts";
import { contentLicence } from "#lib/contract.ts";
import { cookieFacts, keptFacts, leavingFacts } from "./privacy-facts.ts";

export const metadata: Metadata = pageMetadata({
  path: "/privacy",
  description: "What this service keeps, why and how long, what leaves it, which cookies it sets, and how to delete.",
});

export default async function PrivacyPage() {
  await connection();
  return (
    <PublicPage
      title={pageNames["/privacy"]}
      lead={`Reading, asking and answering need ${noAccount}, and nobody counts your visits. All the rest is below.`}
    >
      <Section id="kept" title="What is kept, why and how long">
        {Object.entries(keptFacts()).map(([when, rows]) => (
          <div key={when} className="pt-3 [&_table]:table-fixed">
            <h3 className="text-base">{when}</h3>
            <StackingTable
              label={when}
              columns={["What", "Why", "How long"]}
              rows={rows.map(([what, ...cells]) => ({ key: what, head: what, cells }))}
            />
          </div>
        ))}
      </Section>
      <Section id="leaves" title="What leaves the machine">
        <Points of={leavingFacts()} />
        <p className="max-w-prose">Pages load nothing from other sites.</p>
      </Section>
      <Section id="cookies" title="Cookies">
        <p className="max-w-prose">
          None is set until you choose a theme or sign in. No page outside this service can read them.
        </p>
        <StackingTable
          label="Cookies"
          columns={["Name", "For", "How long"]}
          rows={cookieFacts().map(([name, ...cells]) => ({ key: name, head: <code>{name}</code>, cells }))}
        />
      </Section>
      <Section id="rights" title="See, take along, delete">
        <Points
          of={[
            <>
              All of your account is at <PageLink to="/account" isInText />: there you download it as one file, end
              sign-ins and connections, and delete it.
            </>,
            <>
              A review is taken back with its key: <OnwardLink to="/moderation#withdraw" isInText />.
            </>,
            <>
              For a post that says something about you: <OnwardLink to="/contact#takedown" isInText />.
            </>,
          ]}
        />
      </Section>
      <WhoRunsThis of={operator()} title="Who is responsible" />
      <Section id="copies" title="What cannot be called back">
        <p className="max-w-prose">
          What is published is under {contentLicence.id}: copies that others made, copies of the whole data, and backups
          elsewhere cannot be called back. A deletion here does not reach them.
        </p>
      </Section>
    </PublicPage>
  );
}
