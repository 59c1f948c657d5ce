import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { KeySummary, noIdentity } from "#components/keys/key-summary.tsx";
import { ReviewCard } from "#components/reviews/review-list.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Section } from "#components/text/section.tsx";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { getKeyEndpoint } from "#lib/reviews/contract.ts";
import { getKey } from "#lib/reviews/get-key.ts";

type Props = { params: Promise<{ key_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { key_id } = await params;
  return pageMetadata({
    path: `/keys/${key_id}`,
    title: `Key ${key_id}`,
    description: `What one signing key has published. ${noIdentity}.`,
    feed: `/feeds/keys/${key_id}`,
  });
}

export default async function KeyPage({ params }: Props) {
  const result = await load(getKeyEndpoint, getKey, await params);
  if (result instanceof AppError) return <NotMade error={result} />;
  const { key, reviews } = result;
  return (
    <div className="space-y-12">
      <KeySummary record={key} />
      <Section id="reviews" title="Reviews signed by this key">
        <ul className="border-hairline border-b">
          {reviews.map((review) => (
            <ReviewCard key={review.review_id} review={review} showTool />
          ))}
        </ul>
      </Section>
    </div>
  );
}
