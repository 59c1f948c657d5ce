import type { Review } from "../reviews/contract.ts";
import { publishAt } from "../reviews/publish-review.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";
import { type Agent, aDocument, anAgent, signed } from "./samples/agent.ts";

/** Publishes a review from an address at a moment of a made-up clock. */
export async function publishOn(
  at: Date,
  agent: Agent,
  members: Partial<ReviewDocument>,
  address: string | null = "203.0.113.9",
): Promise<Review> {
  const document = aDocument({ created_at: at.toISOString(), ...members });
  const published = await publishAt(at, { ...signed(agent, document), dry_run: false }, { address, spent: [] });
  if (!("review" in published)) throw new Error("answered as a dry run");
  return JSON.parse(JSON.stringify(published.review)) as Review;
}

/** Publishes reviews by so many new keys, each from its own address, over the last hours. */
export async function publishByMany(count: number, members: Partial<ReviewDocument>, hours = 25): Promise<Review[]> {
  const published: Review[] = [];
  for (let index = 0; index < count; index += 1) {
    const hoursAgo = count === 1 ? 0 : hours * (1 - index / (count - 1));
    const at = new Date(Date.now() - hoursAgo * 3_600_000);
    published.push(await publishOn(at, anAgent(), members, `198.51.100.${index % 250}`));
  }
  return published;
}
