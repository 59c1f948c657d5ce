import type { Metadata } from "next";
import { cache } from "react";
import { longestDescription, notFoundMetadata, pageMetadata } from "#components/chrome/page-metadata.ts";
import { isDrawable } from "#components/chrome/preview-card.tsx";
import { ReportLink } from "#components/moderation/report-link.tsx";
import { OwnerReply, RatingRails, ReviewFacts, ReviewHead, ReviewText } from "#components/reviews/review-parts.tsx";
import { Verification } from "#components/reviews/verification.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Section } from "#components/text/section.tsx";
import { ShareLinks } from "#components/text/share-links.tsx";
import { excerptOf } from "#lib/content/read-markdown.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { day, toolLabel } from "#lib/format.ts";
import { ask, load } from "#lib/http/load.ts";
import { getReplyEndpoint } from "#lib/replies/contract.ts";
import { getReply } from "#lib/replies/replies.ts";
import { getReviewEndpoint } from "#lib/reviews/contract.ts";
import { getReview } from "#lib/reviews/get-review.ts";

type Props = { params: Promise<{ review_id: string }> };

const read = cache((review_id: string) => load(getReviewEndpoint, getReview, { review_id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await read((await params).review_id);
  if (result instanceof AppError) return notFoundMetadata;
  const { review } = result;
  const { title, review: account } = review.document;
  const path = `/reviews/${review.review_id}`;
  return pageMetadata({
    path,
    title: `${title}: review of ${toolLabel(review)}`,
    description: excerptOf(account, longestDescription),
    ...(isDrawable(title) && { picture: `${path}/opengraph-image` }),
  });
}

export default async function ReviewPage({ params }: Props) {
  const result = await read((await params).review_id);
  if (result instanceof AppError) return <NotMade error={result} />;
  const { review } = result;
  const answer = await ask(getReplyEndpoint, getReply, { review_id: review.review_id });
  const reply = answer instanceof AppError ? null : answer.reply;
  return (
    <article className="grid items-start gap-x-12 gap-y-12 grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <div className="space-y-10">
        <ReviewHead review={review} />
        <ReviewText document={review.document} />
        <Section id="ratings" title="Ratings">
          <RatingRails ratings={review.document.ratings} />
        </Section>
        {reply !== null && <OwnerReply reply={reply} />}
        <ReviewFacts review={review} />
        <ShareLinks
          url={review.url}
          citation={`“${review.document.title}”. Review of ${toolLabel(review)}, signed by key ${review.key_id}, ${day(review.published_at)}.`}
        />
        <ReportLink of={review.review_id} kind="review" />
      </div>
      <Verification review={review} base={env().PUBLIC_URL} />
    </article>
  );
}
