import createClient from "openapi-fetch";
import type { components, paths } from "./schema";

const client = createClient<paths>({ baseUrl: process.env.URL! });

async function roundTrip() {
  const review: components["schemas"]["SubmitReviewRequest"] = JSON.parse(process.env.REVIEW!);
  const submitted = await client.POST("/api/reviews", { body: review });
  if (submitted.error) throw new Error(submitted.error.message);
  const review_id = submitted.data.review!.review_id;
  const searched = await client.GET("/api/tools", { params: { query: { q: "send email", limit: 3 } } });
  const listed = await client.GET("/api/reviews", { params: { query: { limit: 5 } } });
  const read = await client.GET("/api/reviews/{review_id}", { params: { path: { review_id } } });
  const refused = await client.GET("/api/reviews/{review_id}", {
    params: { path: { review_id: "0".repeat(32) } },
  });
  const code: components["schemas"]["Error"]["error"] | undefined = refused.error?.error;
  return {
    submit_review: submitted.data,
    search_tools: searched.data,
    list_reviews: listed.data,
    get_review: read.data,
    refused: code,
  };
}

void roundTrip().then((answers) => console.log(JSON.stringify(answers)));
