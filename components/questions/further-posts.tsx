import { Section } from "#components/text/section.tsx";
import { plural, whole } from "#lib/format.ts";
import { answersOnPage } from "#lib/questions/contract.ts";
import type { Further } from "#lib/questions/thread.ts";

type Props = { path: string; further: Further };

/** The address of a page of a thread. */
const hrefOf = (path: string, answers_cursor: string) => `${path}?${new URLSearchParams({ answers_cursor })}`;

/** The way through a thread of several pages. */
export function ThreadPager({ path, further, isFirst }: Props & { isFirst: boolean }) {
  const [next] = further;
  if (isFirst && next === undefined) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {!isFirst && (
        <a href={path} className="flex min-h-11 items-center">
          First page
        </a>
      )}
      {next === undefined ? (
        <span className="text-ink-2">This is the last page.</span>
      ) : (
        <>
          <a href={hrefOf(path, next.answers_cursor)} rel="next" className="flex min-h-11 items-center">
            Next
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
                <li key={id} id={`a-${id}`} className="scroll-mt-4 target:bg-inset">
                  <a href={`${hrefOf(path, answers_cursor)}#a-${id}`} className="inline-block min-h-6">
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
