import type { Metadata } from "next";
import { connection } from "next/server";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { Contents } from "#components/docs/contents.tsx";
import { docSection } from "#components/docs/doc-section.ts";
import "#components/docs/docs.css";
import { ErrorTable } from "#components/docs/error-table.tsx";
import { ConnectClients } from "#components/docs/research/connect-clients.tsx";
import { ResearchStart, WaysToRun } from "#components/docs/research/first-studies.tsx";
import { ResearchStability, Synthetic } from "#components/docs/research/principles.tsx";
import { Prices, ResearchLimits, StudyTypes } from "#components/docs/research/study-facts.tsx";
import { Webhooks } from "#components/docs/research/webhooks.tsx";
import { RestReference, Shapes } from "#components/docs/rest-reference.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { research } from "#lib/api/research.ts";
import { studyTypes } from "#lib/engines/study-types.ts";
import { env } from "#lib/env.ts";
import { webhookExample } from "#lib/openapi/research-webhook.ts";
import { disclaimerOf } from "#lib/studies/study.ts";
import { restContents } from "../contents-of.ts";
import { restReference } from "../reference.ts";
import { prices, researchLimits, researchSizes, schedule } from "./research-facts.ts";

export const metadata: Metadata = pageMetadata({
  path: "/docs/research",
  description:
    "Simulated customer research over REST: a key, a study, ways to run it, webhooks, prices, every operation and error.",
});

let cached: ReturnType<typeof restReference> | undefined;
const disclaimer = disclaimerOf({ kind: "simulator", id: "" });

export default async function ResearchDocsPage() {
  // Read at run time: addresses and limits belong to the running server, not to the build.
  await connection();
  const base = env().PUBLIC_URL;
  cached ??= restReference(research);
  const { groups, shapes, lengths, errors } = cached;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="space-y-4 lg:col-start-2">
        <h1>{pageNames["/docs/research"]}</h1>
        <p className="max-w-prose text-lg">
          For rehearsing questions and finding hypotheses in interviews with invented personas, never for evidence about
          people.
        </p>
        <p className="text-ink-2 text-sm">
          Interface version {research.version}. For programs: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a> ·{" "}
          <a href="/docs">Documentation of ratings, reviews and questions</a>
        </p>
      </div>
      <StaticPart className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Contents entries={[...sections, ...restContents(groups), { id: "stability", title: "What stays" }]} />
      </StaticPart>
      <StaticPart className="docs lg:col-start-2">
        <Synthetic disclaimer={disclaimer} />
        <ResearchStart base={base} />
        <StudyTypes types={studyTypes} />
        <WaysToRun base={base} />
        <ConnectClients base={base} />
        <Webhooks event={webhookExample("study.completed")} schedule={schedule} />
        <Prices prices={prices} />
        <ResearchLimits limits={researchLimits()} sizes={researchSizes} lengths={lengths} />
        <ErrorTable errors={errors}>
          or <code>retry_after</code> (seconds).
        </ErrorTable>
        <RestReference groups={groups} document="/api/v1/openapi.json" />
        <Shapes shapes={shapes} />
        <ResearchStability version={research.version} />
      </StaticPart>
    </div>
  );
}

const sections = [
  docSection("synthetic"),
  { id: "start", title: "Start" },
  { id: "types", title: "Types of study" },
  docSection("ways"),
  docSection("connect"),
  docSection("webhooks"),
  docSection("prices"),
  { ...docSection("limits"), inside: [docSection("sizes")] },
  docSection("errors"),
];
