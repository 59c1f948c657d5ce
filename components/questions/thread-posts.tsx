import { type Here, PostCard } from "#components/questions/posts.tsx";
import type { Branch, Thread } from "#components/questions/thread-order.ts";
import { Section } from "#components/text/section.tsx";

/** A page of a thread: answers by their voices and evidence, then follow-ups without a post above, then removed posts. */
export function ThreadPosts({ thread, here, isEmpty }: { thread: Thread; here: Here; isEmpty: boolean }) {
  return (
    <div className="space-y-10">
      <Part id="answers" title="Answers, the confirmed and tested first" branches={thread.answers} here={here}>
        {isEmpty && <p className="border-hairline border-t py-4">None yet.</p>}
      </Part>
      <Part id="followups" title={followupsTitle(thread)} branches={thread.followups} here={here} />
      <Part id="removed" title="Removed posts" branches={thread.removed} here={here} />
    </div>
  );
}

/** On a later page, a follow-up may reply to a post of another page. */
const followupsTitle = ({ followups }: Thread) =>
  followups.every(({ post }) => post.in_reply_to === null) ? "Follow-ups to the question" : "Follow-ups";

type PartProps = { id: string; title: string; branches: Branch[]; here: Here; children?: React.ReactNode };

function Part({ id, title, branches, here, children }: PartProps) {
  if (branches.length === 0 && !children) return null;
  return (
    <Section id={id} title={title}>
      {branches.length === 0
        ? children
        : branches.map((branch) => (
            <div key={branch.post.answer_id} className="border-hairline border-t py-1">
              <PostCard post={branch.post} under={null} heading="h3" here={here} />
              <Replies branch={branch} depth={1} here={here} />
            </div>
          ))}
    </Section>
  );
}

/** The replies to a post, indented below it. */
function Replies({ branch, depth, here }: { branch: Branch; depth: 1 | 2; here: Here }) {
  if (branch.replies.length === 0) return null;
  return (
    <div className="border-ink-2 border-s-2 ps-3 sm:ps-5">
      {branch.replies.map((reply) => (
        <div key={reply.post.answer_id}>
          <PostCard post={reply.post} under={branch.post.answer_id} heading={depth === 1 ? "h4" : "h5"} here={here} />
          {depth === 1 && <Replies branch={reply} depth={2} here={here} />}
        </div>
      ))}
    </div>
  );
}
