import { type Answer, type RemovedPost, rankOf } from "#lib/questions/posts.ts";

/** A post, or the remainder of a removed one. */
export type Post = Answer | RemovedPost;

/** A post with its replies. */
export type Branch = { post: Post; replies: Branch[] };

/** The parts of a page of a thread. */
export type Thread = { answers: Branch[]; followups: Branch[]; removed: Branch[] };

export const isRemoved = (post: Post): post is RemovedPost => "removed_at" in post;

const isAnswer = (post: Post): post is Answer => !isRemoved(post) && post.post_type === "answer";

/** Puts each post of a thread in exactly one place: follow-ups under the post they reply to, two deep and then in a line. */
export function threadOf(answers: Answer[], removed: RemovedPost[]): Thread {
  const posts: Post[] = [...answers, ...removed];
  const ids = new Set(posts.map(({ answer_id }) => answer_id));
  const isRoot = (post: Post) => isAnswer(post) || post.in_reply_to === null || !ids.has(post.in_reply_to);
  const repliesTo = Map.groupBy(
    posts.filter((post) => !isRoot(post)),
    (post) => post.in_reply_to!,
  );
  const branchOf = (post: Post): Branch => ({
    post,
    replies: (repliesTo.get(post.answer_id) ?? []).map((reply) => ({ post: reply, replies: inLine(reply, repliesTo) })),
  });
  const roots = posts.filter(isRoot);
  return {
    answers: roots.filter(isAnswer).toSorted(byEvidence).map(branchOf),
    followups: roots.filter((post) => !isAnswer(post) && !isRemoved(post)).map(branchOf),
    removed: roots.filter(isRemoved).map(branchOf),
  };
}

function byEvidence(one: Answer, other: Answer): number {
  const [own, others] = [one, other].map(({ basis, confirmations }) => rankOf(basis, confirmations?.voices ?? null));
  return (
    own!.rank - others!.rank ||
    others!.surplus - own!.surplus ||
    other.created_at.localeCompare(one.created_at) ||
    one.answer_id.localeCompare(other.answer_id)
  );
}

/** Everything below a post in one line, each reply after its target; a chain may be as long as a thread. */
function inLine(post: Post, repliesTo: Map<string, Post[]>): Branch[] {
  const line: Branch[] = [];
  const ahead = (repliesTo.get(post.answer_id) ?? []).toReversed();
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    line.push({ post: next, replies: [] });
    ahead.push(...(repliesTo.get(next.answer_id) ?? []).toReversed());
  }
  return line;
}
