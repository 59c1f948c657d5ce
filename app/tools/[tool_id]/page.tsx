import type { Metadata } from "next";
import { cache } from "react";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { isDrawable } from "#components/chrome/preview-card.tsx";
import { CompareWith } from "#components/compare/compare-with.tsx";
import { DeskPanel } from "#components/desk/desk-panel.tsx";
import { ToolQuestions } from "#components/questions/tool-questions.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { ShareLinks } from "#components/text/share-links.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { FirsthandPanel } from "#components/tools/firsthand-panel.tsx";
import { ReviewThisTool } from "#components/tools/review-this-tool.tsx";
import { ToolIdentity } from "#components/tools/tool-identity.tsx";
import { toolJsonLd } from "#components/tools/tool-json-ld.ts";
import { ToolReviews } from "#components/tools/tool-reviews.tsx";
import { titleOf } from "#components/tools/tool-words.ts";
import { usageSentence } from "#components/tools/usage-sentence.ts";
import { isDemoData } from "#lib/db/demo-data.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { ask, load } from "#lib/http/load.ts";
import { searchToolsEndpoint, type Tool } from "#lib/tools/contract.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "#lib/tools/get-tool.ts";
import { searchTools } from "#lib/tools/search-tools.ts";

type Props = { params: Promise<{ tool_id: string }> };

const comparedWith = 3;

const read = cache((tool_id: string) => load(toolWithoutMonths, getToolWithoutMonths, { tool_id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await read((await params).tool_id);
  if (result instanceof AppError) return { title: "Not found", robots: { index: false } };
  const { tool } = result;
  const title = titleOf(tool);
  const path = `/tools/${tool.tool_id}`;
  return pageMetadata({
    path,
    title,
    description: `${title}: ${usageSentence(tool)}`,
    feed: `/feeds${path}`,
    ...(isDrawable(title) && { picture: `${path}/opengraph-image` }),
  });
}

export default async function ToolPage({ params }: Props) {
  const result = await read((await params).tool_id);
  if (result instanceof AppError) return <NotMade error={result} />;
  const { tool, reviews, assessments, questions } = result;
  const others = await othersLike(tool);
  if (others instanceof AppError) return <NotMade error={others} />;
  const { tool_id } = tool;
  const url = `${env().PUBLIC_URL}/tools/${tool_id}`;
  const jsonLd = isDemoData() ? null : toolJsonLd(tool, url);
  return (
    <StaticPart className="space-y-12">
      {jsonLd !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      )}
      <div className="space-y-3">
        <ToolIdentity tool={tool} />
        <CompareWith tool_id={tool.tool_id} others={others} />
        <ShareLinks
          url={url}
          citation={`${titleOf(tool)}. Firsthand reviews. Touchstone.`}
          feed={`/feeds/tools/${tool_id}`}
        />
      </div>
      {/* On a wide page, use fills the first column and reading the second. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <FirsthandPanel tool={tool} reviews={reviews} />
        <div className="lg:row-span-2">
          <DeskPanel score={tool.assessment_score} assessments={assessments} />
        </div>
        <ToolReviews reviews={reviews} tool_id={tool.tool_id} />
      </div>
      <ToolQuestions questions={questions} tool_id={tool.tool_id} />
      <ReviewThisTool tool_id={tool.tool_id} base={env().PUBLIC_URL} />
    </StaticPart>
  );
}

/** Finds tools of the same category to compare with, those of the same type first. */
async function othersLike({ tool_id, category, type }: Tool): Promise<Tool[] | AppError> {
  if (category === null) return [];
  const result = await ask(searchToolsEndpoint, searchTools, { category });
  if (result instanceof AppError) return result;
  const others = result.tools.filter((tool) => tool.tool_id !== tool_id);
  return others
    .toSorted((one, other) => Number(other.type === type) - Number(one.type === type))
    .slice(0, comparedWith);
}
