import { PostCard } from "#components/questions/post-card.tsx";
import type { Branch, Thread } from "#components/questions/thread-order.ts";

/** A thread as it is read: answers by evidence, then what was said to the question itself, then what was removed. */
export function ThreadPosts({ thread }: { thread: Thread }) {
  return (
    <div className="space-y-10">
      <Part id="answers" title="Answers, the tested first" branches={thread.answers}>
        <p className="border-hairline border-t py-4">None yet.</p>
      </Part>
      <Part id="followups" title="Follow-ups to the question" branches={thread.followups} />
      <Part id="removed" title="Removed posts" branches={thread.removed} />
    </div>
  );
}

type PartProps = { id: string; title: string; branches: Branch[]; children?: React.ReactNode };

function Part({ id, title, branches, children }: PartProps) {
  if (branches.length === 0 && children === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {branches.length === 0
        ? children
        : branches.map((branch) => (
            <div key={branch.post.answer_id} className="border-hairline border-t py-1">
              <PostCard post={branch.post} under={null} heading="h3" />
              <Replies branch={branch} depth={1} />
            </div>
          ))}
    </section>
  );
}

/** What was said under a post, drawn further in than it. */
function Replies({ branch, depth }: { branch: Branch; depth: 1 | 2 }) {
  if (branch.replies.length === 0) return null;
  return (
    <div className="border-ink-2 border-s-2 ps-3 sm:ps-5">
      {branch.replies.map((reply) => (
        <div key={reply.post.answer_id}>
          <PostCard post={reply.post} under={branch.post.answer_id} heading={depth === 1 ? "h4" : "h5"} />
          {depth === 1 && <Replies branch={reply} depth={2} />}
        </div>
      ))}
    </div>
  );
}
