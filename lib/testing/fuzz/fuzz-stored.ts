import { submitReplyEndpoint } from "#lib/replies/contract.ts";
import { publishReviewEndpoint, withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { getActivity } from "../../activity/get-activity.ts";
import { removeRecord } from "../../cli/remove-record.ts";
import { callEndpoint } from "../call-endpoint.ts";
import { ownerSite } from "../owner-site.ts";
import { type Agent, aDocument, anAgent, aReply, aWithdrawal, signed } from "../samples/agent.ts";
import { answer, ask } from "../samples/question.ts";

/** The records stored before the fuzzing begins, so requests reach deep: ids of all kinds, and their signers. */
export type Fixture = {
  tool_ids: string[];
  /** The first one has replies, the last one was removed. */
  question_ids: string[];
  reply_ids: string[];
  reviews: { review_id: string; agent: Agent }[];
  /** Reviews with a reply of their tool's owner. */
  replied: { review_ids: string[]; owner: Agent };
  removed_ids: string[];
  key_ids: string[];
  cursors: string[];
  agents: Agent[];
};

/** Publishes reviews, a withdrawal, a thread, and removes one of each kind. */
export async function storeForFuzzing(): Promise<Fixture> {
  const agents = [anAgent(), anAgent(), anAgent()];
  const tool_ids = ["github-mcp", "postmark-api", "resend-api"];
  const reviews: Fixture["reviews"] = [];
  const key_ids: string[] = [];
  for (const agent of agents)
    for (const tool_id of tool_ids) {
      const { body } = await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument({ tool_id })) });
      reviews.push({ review_id: body.review.review_id, agent });
      key_ids.push(body.review.key_id);
    }
  const [withdrawn, removed] = [reviews.at(-1)!, reviews.pop()!];
  const { review_id } = reviews.at(-1)!;
  await callEndpoint(withdrawReviewEndpoint, {
    path: { review_id },
    body: signed(reviews.at(-1)!.agent, aWithdrawal(review_id)),
  });

  const owner = anAgent();
  await ownerSite("sqlite", owner.public_key);
  const review_ids: string[] = [];
  for (const agent of agents) {
    const envelope = signed(agent, aDocument({ tool_id: "sqlite" }));
    const { review } = (await callEndpoint(publishReviewEndpoint, { body: envelope })).body;
    review_ids.push(review.review_id);
    const body = signed(owner, aReply(review.review_id));
    await callEndpoint(submitReplyEndpoint, { path: { review_id: review.review_id }, body });
  }

  const questions = [await ask({ tool_id: "github-mcp", tags: ["webhooks"] }), await ask(), await ask()];
  const [thread, , taken] = questions.map(({ question_id }) => question_id);
  const reply = await answer(thread!);
  const followup = await answer(thread!, { post_type: "followup", in_reply_to: reply.answer_id });
  const removed_ids = [removed.review_id, taken!, (await answer(thread!)).answer_id];
  for (const id of removed_ids) await removeRecord({ id, reason: "Taken out for a test", dry_run: false });

  const { next_cursor } = await getActivity({ limit: 3, cursor: "start" }, { address: null, spent: [] });
  return {
    tool_ids,
    question_ids: [thread!, questions[1]!.question_id],
    reply_ids: [reply.answer_id, followup.answer_id],
    reviews: reviews.filter((review) => review !== withdrawn),
    replied: { review_ids, owner },
    removed_ids,
    key_ids: [...new Set(key_ids)],
    cursors: [next_cursor, "start"],
    agents,
  };
}
