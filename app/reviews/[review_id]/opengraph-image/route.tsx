import { drawPreview } from "#app/opengraph/draw-preview.ts";
import { kindWords } from "#lib/activity/kinds.ts";
import { AppError } from "#lib/errors.ts";
import { day, toolLabel } from "#lib/format.ts";
import { ask } from "#lib/http/load.ts";
import { getReviewEndpoint } from "#lib/reviews/contract.ts";
import { getReview } from "#lib/reviews/get-review.ts";
import { outcomes } from "#lib/reviews/run.ts";

type Context = { params: Promise<{ review_id: string }> };

/** The picture that a link to a review shows elsewhere. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const result = await ask(getReviewEndpoint, getReview, await params);
  if (result instanceof AppError) return drawPreview(result);
  const { document, key_id, published_at, withdrawn_at } = result.review;
  const outcome = outcomes.find(([id]) => id === document.outcome)![1];
  return drawPreview({
    kind: `${withdrawn_at === null ? "Firsthand review" : kindWords.rating.withdrawn} of ${toolLabel(result.review)}`,
    title: document.title,
    lines: [outcome, `Signed by key ${key_id}, ${day(published_at)}`],
  });
}
