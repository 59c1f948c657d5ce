import type { Metadata } from "next";
import { cache } from "react";
import type * as z from "zod";
import { notFoundMetadata, pageMetadata } from "#components/chrome/page-metadata.ts";
import { isDrawable } from "#components/chrome/preview-card.tsx";
import { compareHref } from "#components/compare/compare-href.ts";
import { DeskPanel } from "#components/desk/desk-panel.tsx";
import { ToolQuestions } from "#components/questions/of-tool.tsx";
import { ToolReviews } from "#components/reviews/review-list.tsx";
import { ReviewMonths } from "#components/reviews/review-months.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { ShareLinks } from "#components/text/share-links.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { SuchAs } from "#components/text/such-as.tsx";
import { ConnectPanel } from "#components/tools/connect-panel.tsx";
import { FactList } from "#components/tools/fact-list.tsx";
import { FirsthandPanel } from "#components/tools/firsthand-panel.tsx";
import { ReviewThisTool } from "#components/tools/review-this-tool.tsx";
import { SimilarTools } from "#components/tools/similar-tools.tsx";
import { ToolBackground, ToolIdentity } from "#components/tools/tool-identity.tsx";
import { toolJsonLd } from "#components/tools/tool-json-ld.ts";
import { titleOf } from "#components/tools/tool-words.ts";
import { usageSentence } from "#components/tools/usage-sentence.ts";
import { isDemoData } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { badgeAddress } from "#lib/format.ts";
import { ask, load } from "#lib/http/load.ts";
import { getToolEndpoint, searchToolsEndpoint, type Tool } from "#lib/tools/contract.ts";
import { serverClients } from "#lib/tools/facts/contract.ts";
import { getTool } from "#lib/tools/get-tool.ts";
import { searchTools } from "#lib/tools/search-tools.ts";
import { words } from "#lib/tools/words.ts";

type Product = z.output<typeof getToolEndpoint.result>["product"];
type Props = {
  params: Promise<{ tool_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** How many tools it is compared with, and how many similar ones are listed. */
const comparedWith = 3;
const similarListed = 5;

const read = cache((tool_id: string, client?: string) =>
  load(getToolEndpoint, getTool, { tool_id, ...(client && { client }) }),
);

/** The tool, with the line of the client in the address first. */
async function readFor({ params, searchParams }: Props) {
  const { client } = await searchParams;
  return read(
    (await params).tool_id,
    serverClients.find((one) => one === client),
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const result = await readFor(props);
  if (result instanceof AppError) return notFoundMetadata;
  const { tool } = result;
  const title = titleOf(tool);
  const path = `/tools/${tool.tool_id}`;
  return pageMetadata({
    path,
    title,
    description: `${title}: ${usageSentence(tool)}`,
    feed: `/feeds/tools/${tool.tool_id}`,
    ...(isDrawable(title) && { picture: `${path}/opengraph-image` }),
  });
}

export default async function ToolPage(props: Props) {
  const result = await readFor(props);
  if (result instanceof AppError) return <NotMade error={result} />;
  const { tool, facts, connect, unconnected, product, registries, reviews, assessments, questions, months } = result;
  const others = await othersLike(tool, product);
  if (others instanceof AppError) return <NotMade error={others} />;
  const { tool_id } = tool;
  const url = `${env().PUBLIC_URL}/tools/${tool_id}`;
  const jsonLd = isDemoData() ? null : toolJsonLd(tool, url);
  const fromUse = <ToolReviews reviews={reviews} tool={tool} />;
  const fromReading = assessments.length > 0 && <DeskPanel score={tool.assessment_score} assessments={assessments} />;
  const isBoth = reviews.length > 0 && fromReading;
  // Where nobody has used or read it, what would be below the facts is beside them.
  const isNeither = reviews.length === 0 && !fromReading;
  return (
    <StaticPart className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] lg:gap-y-4">
      {jsonLd !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      )}
      <ToolIdentity tool={tool} status={facts.status} />
      {/* On a phone it comes before all that is said of the tool; on a wide page it is the right column. */}
      <aside
        aria-label="Connect and facts"
        className={`space-y-8 lg:col-start-2 lg:row-start-1 ${isNeither ? "lg:row-span-3" : "lg:row-span-2"}`}
      >
        <ConnectPanel connect={connect} unconnected={unconnected} />
        <FactList tool={tool} facts={facts} registries={registries} />
      </aside>
      <div className={`space-y-12 ${isNeither ? "" : "lg:row-span-2"}`}>
        <div className="space-y-3">
          <ToolBackground tool={tool} product={product} />
          <nav aria-label="Compare this tool">
            <SuchAs
              label="Compare with"
              words="Compare with"
              links={[
                ...(tool.listing === "unverified" ? tool.similar_to : others.compared).map((other) => ({
                  href: compareHref([tool_id, other.tool_id]),
                  name: other.name,
                })),
                { href: compareHref([tool_id]), name: "another tool" },
              ]}
            />
          </nav>
          <ShareLinks
            url={url}
            citation={`${titleOf(tool)}. Firsthand reviews.`}
            feed={`/feeds/tools/${tool_id}`}
            badge={`${env().PUBLIC_URL}${badgeAddress(tool_id)}`}
          />
        </div>
        <FirsthandPanel tool={tool} reviews={reviews} />
        {!isBoth && fromUse}
        {!isBoth && fromReading}
      </div>
      {/* On a wide page use and reading are side by side, so that neither column runs on alone. */}
      {isBoth && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:col-span-2 lg:row-start-4 lg:mt-8 lg:grid-cols-2">
          {fromUse}
          {fromReading}
        </div>
      )}
      <div className={`space-y-8 lg:row-start-3 lg:mt-4 ${isNeither ? "" : "lg:col-start-2"}`}>
        {months.length > 1 && <ReviewMonths months={months} />}
        <ToolQuestions questions={questions} tool_id={tool_id} />
        <SimilarTools tools={others.similar} />
      </div>
      <div className="lg:col-span-2 lg:mt-8">
        <ReviewThisTool tool_id={tool_id} base={env().PUBLIC_URL} />
      </div>
    </StaticPart>
  );
}

type Others = { similar: Tool[]; compared: Tool[] };

/**
 * Finds the tools of its category but those of its own product: those with most tags in common first, then those with most
 * words of tags, of its type, with enough use, and read. Similar ones share a word of its tags; it is compared with
 * those, first where use or reading says something of them, and of these its own type.
 */
async function othersLike({ tool_id, category, type, tags }: Tool, product: Product): Promise<Others | AppError> {
  const own = new Set([tool_id, ...(product?.others ?? []).map((other) => other.tool_id)]);
  if (category === null) return { similar: [], compared: [] };
  const result = await ask(searchToolsEndpoint, searchTools, { category, limit: "50" });
  if (result instanceof AppError) return result;
  const common = (one: string[], other: string[]) => new Set(one.filter((word) => other.includes(word))).size;
  const ordered = result.tools
    .filter((other) => !own.has(other.tool_id) && !other.deprecated && other.listing !== "unverified")
    .map((other) => ({
      other,
      likeness: [
        common(other.tags, tags),
        common(other.tags.flatMap(words), tags.flatMap(words)),
        Number(other.type === type),
        Number(other.usage.status === "ok"),
        Number(other.assessment !== null),
      ],
    }))
    .toSorted((one, next) => next.likeness.map((value, at) => value - one.likeness[at]!).find(Boolean) ?? 0);
  const similar = ordered.filter(({ likeness }) => likeness[1]! > 0);
  const isKnown = ({ other }: (typeof ordered)[number]) => other.usage.voices > 0 || other.assessment_score !== null;
  const compared = similar.toSorted(
    (one, next) => Number(isKnown(next)) - Number(isKnown(one)) || next.likeness[2]! - one.likeness[2]!,
  );
  const first = (some: typeof ordered, count: number) => some.slice(0, count).map(({ other }) => other);
  return { similar: first(similar, similarListed), compared: first(compared, comparedWith) };
}
