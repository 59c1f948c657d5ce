import { type Here, PostCard } from "#components/questions/posts.tsx";
import type { Branch, Thread } from "#components/questions/thread-order.ts";
import { Section } from "#components/text/section.tsx";
import { pagerWords } from "#components/tools/pager.tsx";
import { anchorOf } from "#lib/activity/kinds.ts";
import { capital } from "#lib/cut-text.ts";
import { plural, whole } from "#lib/format.ts";
import { answersOnPage, type Further } from "#lib/questions/contract.ts";
import { threadParts } from "#lib/questions/posts.ts";

/** A page of a thread: its parts in their order, each where it has posts. */
export function ThreadPosts({ thread, here, isEmpty }: { thread: Thread; here: Here; isEmpty: boolean }) {
  const titles = { answers: "Answers", followups: followupsTitle(thread), removed: capital(threadParts.removed) };
  return (
    <div className="space-y-10">
      {Object.keys(threadParts)
        .filter((part): part is keyof Thread => part in titles)
        .map((part) => (
          <Part key={part} id={part} title={titles[part]} branches={thread[part]} here={here}>
            {part === "answers" && isEmpty && <p className="border-hairline border-t py-4">None yet.</p>}
          </Part>
        ))}
    </div>
  );
}

/** On a later page, a follow-up may reply to a post of another page. */
const followupsTitle = ({ followups }: Thread) =>
  followups.every(({ post }) => post.in_reply_to === null) ? capital(threadParts.followups) : "Follow-ups";

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

type Props = { path: string; further: Further };

/** The address of a page of a thread. */
const hrefOf = (path: string, answers_cursor: string) => `${path}?${new URLSearchParams({ answers_cursor })}`;

/** The way through a thread of several pages. */
export function ThreadPager({ path, further, isFirst }: Props & { isFirst: boolean }) {
  const [next] = further;
  if (isFirst && next === undefined) return null;
  return (
    <nav aria-label={pagerWords.all} className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {!isFirst && (
        <a href={path} className="flex min-h-touch items-center">
          First page
        </a>
      )}
      {next === undefined ? (
        <span className="text-ink-2">This is the last page.</span>
      ) : (
        <>
          <a href={hrefOf(path, next.answers_cursor)} rel="next" className="flex min-h-touch items-center">
            {pagerWords.next}
          </a>
          <span className="text-ink-2">{plural(countOf(further), "post")} follow on further pages.</span>
        </>
      )}
    </nav>
  );
}

/** Lists posts on further pages: a post's address names the first page and leads here. */
export function FurtherPosts({ path, further }: Props) {
  if (further.length === 0) return null;
  return (
    <Section id="further" title="On further pages" className="max-w-3xl space-y-3">
      <ol className="border-hairline border-t">
        {further.map(({ answers_cursor, posts }, at) => (
          <li key={answers_cursor} className="border-hairline border-b py-2 text-sm">
            <a href={hrefOf(path, answers_cursor)} className="inline-block min-h-6">
              Page {whole(at + 2)}
            </a>
            <ul aria-label={`Posts of page ${whole(at + 2)}`} className="flex flex-wrap gap-x-3">
              {posts.map((id, nth) => (
                <li key={id} id={anchorOf(id)} className="scroll-mt-4 target:bg-inset">
                  <a href={`${hrefOf(path, answers_cursor)}#${anchorOf(id)}`} className="inline-block min-h-6">
                    Post {whole(answersOnPage * (at + 1) + nth + 1)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const countOf = (further: Further) => further.reduce((sum, { posts }) => sum + posts.length, 0);
