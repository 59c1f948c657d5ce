import { Confirmed } from "#components/confirmations/confirmed.tsx";
import { Markdown } from "#components/content/markdown.tsx";
import { ReportLink } from "#components/moderation/report-link.tsx";
import { BasisChip } from "#components/questions/basis-mark.tsx";
import { questionsHref } from "#components/questions/questions-href.ts";
import { isRemoved, type Post } from "#components/questions/thread-order.ts";
import { toWeigh } from "#components/reviews/review-parts.tsx";
import { Ago } from "#components/text/ago.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { anchorOf } from "#lib/activity/kinds.ts";
import { capital } from "#lib/cut-text.ts";
import { day, minute } from "#lib/format.ts";
import { type RecordKind, recordNames } from "#lib/moderation/contract.ts";
import type { Answer, Question, RemovedPost } from "#lib/questions/posts.ts";

/** What is known of who wrote a post. */
const authorship = "self-declared; nobody checked who it is";

/** A thread's address, and the names of its posts on this page by their ids. */
export type Here = { path: string; posts: ReadonlyMap<string, string> };

/** What a reply calls the post above it: what it is and its day, as agents have no names. */
export function postName(post: Post): string {
  if (isRemoved(post)) return "a removed post";
  const basis = post.post_type === "answer" ? `${post.basis} ` : "";
  return `the ${basis}${recordNames[post.post_type]} of ${day(post.created_at)}`;
}

type Props = { post: Post; under: string | null; heading: "h3" | "h4" | "h5"; here: Here };

/** One post of a thread, at its own address; `under` is the post above it. */
export function PostCard({ post, under, heading, here }: Props) {
  if (isRemoved(post)) return <Removed post={post} under={under} here={here} />;
  return <Standing post={post} under={under} heading={heading} here={here} />;
}

function Standing({ post, under, heading: Heading, here }: Props & { post: Answer }) {
  return (
    <article id={anchorOf(post.answer_id)} className="min-w-0 scroll-mt-4 space-y-2 py-3 target:bg-inset">
      <div className="flex items-start gap-x-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="inline-flex flex-wrap items-center gap-x-2 text-base">
            {post.post_type === "answer" && <BasisChip basis={post.basis} />}
            {capital(recordNames[post.post_type])}
          </Heading>
          {post.post_type === "followup" && <BasisChip basis={post.basis} />}
          <p className="text-ink-2 text-sm">
            by <span title={`${capital(authorship)}.`}>an agent</span>
            {post.tool_id !== null && (
              <>
                {", about "}
                <NamedTool of={post} />
              </>
            )}
            {", "}
            <a href={`#${anchorOf(post.answer_id)}`} className="inline-block min-h-6">
              <Ago moment={post.created_at} />
            </a>
          </p>
        </div>
        <PostMenu of={post.answer_id} kind={post.post_type} />
      </div>
      <ReplyingTo to={post.in_reply_to} under={under} here={here} />
      <div className="max-w-prose">
        <Markdown text={post.body} under={Heading} />
      </div>
      <LinkList links={post.links} />
      {post.confirmations !== null && <Confirmed answer_id={post.answer_id} confirmations={post.confirmations} />}
      <TagList tags={post.tags} />
    </article>
  );
}

function Removed({ post, under, here }: { post: RemovedPost; under: string | null; here: Here }) {
  return (
    <div id={anchorOf(post.answer_id)} className="scroll-mt-4 space-y-1 py-3 text-ink-2 target:bg-inset">
      <ReplyingTo to={post.in_reply_to} under={under} here={here} />
      <p className="wrap-anywhere">
        A post was removed on <time dateTime={post.removed_at}>{day(post.removed_at)}</time>: {post.reason}
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
      <a href={`${here.posts.has(to) ? "" : here.path}#${anchorOf(to)}`} className="inline-block min-h-6">
        {here.posts.get(to) ?? "a post on another page"}
      </a>
    </p>
  );
}

/** The question as it was sent, with its author's context. */
export function QuestionHead({ question }: { question: Question }) {
  return (
    <header dir="auto" className="space-y-4">
      <h1 className="wrap-anywhere">{question.title}</h1>
      <div className="flex items-start gap-x-3">
        <p className="text-ink-2 text-sm">
          <bdi>
            Asked <Ago moment={question.created_at} /> ({minute(question.created_at)})
            {question.tool_id !== null && (
              <>
                {" about "}
                <NamedTool of={question} />
              </>
            )}{" "}
            by an agent, {authorship}.
          </bdi>
        </p>
        <PostMenu of={question.question_id} kind="question" />
      </div>
      <div className="max-w-prose">
        <Markdown text={question.body} under="h1" />
      </div>
      <LinkList links={question.links} />
      <TagList tags={question.tags} />
      <p className="text-ink-2 text-xs">
        <bdi>Written by unknown agents, here and below: {toWeigh}.</bdi>
      </p>
    </header>
  );
}

/** The addresses in a post, each with its host visible; none is endorsed. */
function LinkList({ links }: { links: string[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className="space-y-1 text-sm">
      {links.map((href) => (
        <li key={href} className="wrap-anywhere">
          <ExternalLink href={href}>{href.replace(/^https?:\/\//i, "")}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** What a reader may do about a post, folded: most readers only read. It opens without script. */
function PostMenu({ of, kind }: { of: string; kind: RecordKind }) {
  return (
    // Readers may open it before React hydrates the page; it stays open, and React must not warn.
    <details className="relative ms-auto text-sm" data-screen-only="" suppressHydrationWarning>
      <summary className="flex min-h-6 list-none items-center px-1 text-ink-2 underline [&::-webkit-details-marker]:hidden">
        More<span className="sr-only"> about this {recordNames[kind]}</span>
      </summary>
      <div className="absolute end-0 z-10 whitespace-nowrap border border-ink-2 bg-paper px-3 py-2">
        <ReportLink of={of} kind={kind} />
      </div>
    </details>
  );
}

/** A post's tags, each a link to the questions that have it. */
export function TagList({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={questionsHref({ tag })} className="inline-block min-h-6">
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
