import { getReview, listReviews, searchTools, submitReview } from "./client";
import { client } from "./client/client.gen";
import { written } from "./written";

client.setConfig({ baseUrl: process.env.URL! });

async function roundTrip() {
  const submitted = await submitReview({ body: JSON.parse(process.env.REVIEW!), throwOnError: true });
  const review_id = submitted.data.review!.review_id;
  const searched = await searchTools({ query: { q: "send email", limit: 3 }, throwOnError: true });
  const listed = await listReviews({ query: { limit: 5 }, throwOnError: true });
  const read = await getReview({ path: { review_id }, throwOnError: true });
  const refused = await getReview({ path: { review_id: "0".repeat(32) } });
  return {
    submit_review: submitted.data,
    search_tools: searched.data,
    list_reviews: listed.data,
    get_review: read.data,
    refused: refused.error?.error,
  };
}

void roundTrip().then((answers) => console.log(written(answers)));
