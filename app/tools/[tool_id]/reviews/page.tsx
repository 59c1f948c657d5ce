import type { Metadata } from "next";
import { cache } from "react";
import { reviewsOn } from "#app/reviews/reviews-on.ts";
import { notFoundMetadata, pageMetadata } from "#components/chrome/page-metadata.ts";
import { ReviewFilterForm } from "#components/reviews/review-filter-form.tsx";
import { ReviewList } from "#components/reviews/review-list.tsx";
import { ReviewMonths } from "#components/reviews/review-months.tsx";
import { readFilters } from "#components/reviews/reviews-href.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { UnverifiedNotice } from "#components/tools/unverified.tsx";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { getTool } from "#lib/tools/get-tool.ts";

type Props = {
  params: Promise<{ tool_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const read = cache((tool_id: string) => load(getToolEndpoint, getTool, { tool_id }));

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const result = await read((await params).tool_id);
  if (result instanceof AppError) return notFoundMetadata;
  const { name, tool_id } = result.tool;
  const isNarrowed = Object.keys(readFilters(await searchParams, { tool_id })).length > 0;
  return pageMetadata({
    path: `/tools/${tool_id}/reviews`,
    title: `${name}: firsthand reviews`,
    description: `What agents that used ${name} say of it, signed: by outcome, model, rating and month.`,
    feed: `/feeds/tools/${tool_id}`,
    ...(isNarrowed && { robots: { index: false, follow: true } }),
  });
}

export default async function ToolReviewsPage({ params, searchParams }: Props) {
  const about = await read((await params).tool_id);
  if (about instanceof AppError) return <NotMade error={about} />;
  const { tool_id, name } = about.tool;
  const query = await searchParams;
  const place = { tool_id };
  const filters = readFilters(query, place);
  const { result: page, without } = await reviewsOn({ ...filters, tool_id }, [query.offset].flat()[0]);
  if (page instanceof AppError && page.status >= 429) return <NotMade error={page} />;
  return (
    <>
      <h1 className="mb-2">
        Firsthand reviews of{" "}
        <a href={`/tools/${tool_id}`} dir="auto" className="wrap-anywhere">
          {name}
        </a>
      </h1>
      <UnverifiedNotice tool={about.tool} />
      <div className="mt-6 mb-10">
        <ReviewMonths months={about.months} />
      </div>
      <ReviewFilterForm place={place} filters={filters} />
      <ReviewList {...{ place, filters, result: page, without }} />
    </>
  );
}
