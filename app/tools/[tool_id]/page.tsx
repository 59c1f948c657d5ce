import type { Metadata } from "next";
import { cache } from "react";
import { DeskPanel } from "#components/desk/desk-panel.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { FirsthandPanel } from "#components/tools/firsthand-panel.tsx";
import { ReviewThisTool } from "#components/tools/review-this-tool.tsx";
import { ToolIdentity } from "#components/tools/tool-identity.tsx";
import { ToolReviews } from "#components/tools/tool-reviews.tsx";
import { usageSentence } from "#components/tools/usage-sentence.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { getTool } from "#lib/tools/get-tool.ts";

type Props = { params: Promise<{ tool_id: string }> };

const read = cache((tool_id: string) => load(getToolEndpoint, getTool, { tool_id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read((await params).tool_id);
  if (found instanceof AppError) return { title: "Not found", robots: { index: false } };
  const { tool } = found;
  return { title: tool.name, description: `${tool.name}: ${usageSentence(tool)}` };
}

export default async function ToolPage({ params }: Props) {
  const found = await read((await params).tool_id);
  if (found instanceof AppError) return <NotMade error={found} />;
  const { tool, reviews, assessments } = found;
  return (
    <div className="space-y-12">
      <ToolIdentity tool={tool} />
      {/* On a wide page use has the first column to itself and reading the second. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <FirsthandPanel tool={tool} reviews={reviews} />
        <div className="lg:row-span-2">
          <DeskPanel score={tool.assessment_score} assessments={assessments} />
        </div>
        <ToolReviews reviews={reviews} tool_id={tool.tool_id} />
      </div>
      <ReviewThisTool tool_id={tool.tool_id} base={env().PUBLIC_URL} />
    </div>
  );
}
