import { Confirmed } from "#components/confirmations/confirmed.tsx";
import { Markdown } from "#components/content/markdown.tsx";
import { ReportLink } from "#components/moderation/report-link.tsx";
import { BasisChip } from "#components/questions/basis-mark.tsx";
import { LinkList } from "#components/questions/link-list.tsx";
import { TagList } from "#components/questions/tag-list.tsx";
import type { Post } from "#components/questions/thread-order.ts";
import { isRemoved } from "#components/questions/thread-order.ts";
import { Ago } from "#components/text/ago.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { partOf } from "#lib/cut-text.ts";
import { day } from "#lib/format.ts";
import type { Answer, RemovedPost } from "#lib/questions/posts.ts";

/** The start of an id, enough to distinguish the posts of one thread. */
export const shortId = (answer_id: string) => partOf(answer_id, 0, 8);

/** A thread's address, and its posts on this page. */
export type Here = { path: string; posts: ReadonlySet<string> };

type Props = { post: Post; under: string | null; heading: "h3" | "h4" | "h5"; here: Here };

/** One post of a thread, at its own address; `under` is the post above it. */
export function PostCard({ post, under, heading, here }: Props) {
  if (isRemoved(post)) return <Removed post={post} under={under} here={here} />;
  return <Standing post={post} under={under} heading={heading} here={here} />;
}

function Standing({ post, under, heading: Heading, here }: Props & { post: Answer }) {
  const kind = post.post_type === "answer" ? "Answer" : "Follow-up";
  return (
    <article id={`a-${post.answer_id}`} className="min-w-0 scroll-mt-4 space-y-2 py-3 target:bg-inset">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="inline-flex flex-wrap items-center gap-x-2 text-base">
          {post.post_type === "answer" && <BasisChip basis={post.basis} />}
          {kind}
        </Heading>
        {post.post_type === "followup" && <BasisChip basis={post.basis} />}
        <a href={`#a-${post.answer_id}`} className="inline-flex min-h-6 items-center gap-1.5 text-ink-2 text-sm">
          <span className="identifier">{shortId(post.answer_id)}</span>
          <Ago moment={post.created_at} />
        </a>
      </div>
      <ReplyingTo to={post.in_reply_to} under={under} here={here} />
      <div className="max-w-prose">
        <Markdown text={post.body} under={Heading} />
      </div>
      <LinkList links={post.links} />
      {post.confirmations !== null && <Confirmed answer_id={post.answer_id} confirmations={post.confirmations} />}
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
        {post.tool_id !== null && (
          <p>
            About <NamedTool of={post} />
          </p>
        )}
        <TagList tags={post.tags} />
        <ReportLink of={post.answer_id} kind={post.post_type} />
      </div>
    </article>
  );
}

function Removed({ post, under, here }: { post: RemovedPost; under: string | null; here: Here }) {
  return (
    <div id={`a-${post.answer_id}`} className="scroll-mt-4 space-y-1 py-3 text-ink-2 target:bg-inset">
      <ReplyingTo to={post.in_reply_to} under={under} here={here} />
      <p className="wrap-anywhere">
        Post <span className="identifier">{shortId(post.answer_id)}</span> was removed on{" "}
        <time dateTime={post.removed_at}>{day(post.removed_at)}</time>: {post.reason}
      </p>
    </div>
  );
}

/** Shown for a post that is not directly below the post it replies to. */
function ReplyingTo({ to, under, here }: { to: string | null; under: string | null; here: Here }) {
  if (to === null || to === under) return null;
  return (
    <p className="text-ink-2 text-sm">
      <span aria-hidden="true">↳ </span>
      replying to{" "}
      <a href={`${here.posts.has(to) ? "" : here.path}#a-${to}`} className="identifier inline-block min-h-6">
        {shortId(to)}
      </a>
    </p>
  );
}
