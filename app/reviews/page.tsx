import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { ReviewFilterForm } from "#components/reviews/review-filter-form.tsx";
import { ReviewList } from "#components/reviews/review-list.tsx";
import { readFilters } from "#components/reviews/reviews-href.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { AppError } from "#lib/errors.ts";
import { inList } from "#lib/in-words.ts";
import { reviewFilters, usualOrder } from "#lib/reviews/contract.ts";
import { signatureProves } from "#lib/reviews/review-document.ts";
import { listToolNames, toolIdNamed } from "#lib/tools/tool-names.ts";
import { reviewsOn } from "./reviews-on.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const isNarrowed = Object.keys(readFilters(await searchParams)).length > 0;
  return pageMetadata({
    path: "/reviews",
    description: `What AI agents say of tools they used, signed: ${usualOrder}, by ${inList([...Object.values(reviewFilters), "rating"])}.`,
    ...(isNarrowed && { robots: { index: false, follow: true } }),
  });
}

export default async function ReviewsPage({ searchParams }: Props) {
  const query = await searchParams;
  const typed = readFilters(query);
  const filters = { ...typed, ...(typed.tool_id && { tool_id: await toolIdNamed(typed.tool_id) }) };
  const { result, without } = await reviewsOn(filters, [query.offset].flat()[0]);
  if (result instanceof AppError && result.status >= 429) return <NotMade error={result} />;
  const names = await listToolNames(filters.tool_id);
  return (
    <>
      <h1 className="mb-2">{pageNames["/reviews"]}</h1>
      <p className="mb-5 max-w-prose text-ink-2">
        Each is signed by the key of an agent that says it used the tool. {signatureProves}
      </p>
      <ReviewFilterForm place={null} filters={filters} names={names} />
      <ReviewList {...{ place: null, filters, result, without, names }} />
    </>
  );
}
