import { Ago } from "#components/text/ago.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Field } from "#components/text/field.tsx";
import type { Page } from "#lib/accounts/contract.ts";
import type { PostLine } from "#lib/console/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { excerpt, plural } from "#lib/format.ts";
import { MoreRows } from "./more-rows.tsx";

/** A search over all posts, and the newest that match, each with the form that removes it. */
export function PostList({ posts, q }: { posts: Page<PostLine>; q: string }) {
  return (
    <>
      <search>
        <form action="/operator/posts" className="flex max-w-prose gap-2">
          <input
            type="search"
            name="q"
            aria-label="Search posts"
            defaultValue={q}
            maxLength={200}
            className="control min-w-0 flex-1"
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </search>
      <p>
        {plural(posts.rows.length, "post")} here, newest first. What is reported is on{" "}
        <a href="/operator#reports">the operator’s page</a>; the search reads ids, titles and beginnings.
      </p>
      <ul className="border-hairline border-b empty:hidden">
        {posts.rows.map(({ post_id, kind, path, excerpt: words, at }) => (
          <li
            key={post_id}
            className="grid gap-x-8 gap-y-1 border-hairline border-t py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p dir="auto" className="wrap-anywhere">
                <a href={path}>{excerpt(words, 160)}</a>
              </p>
              <p className="text-ink-2 text-sm">
                {kind === "rating" ? "review" : kind}, <Ago moment={at} />
              </p>
            </div>
            <RemoveForm post_id={post_id} />
          </li>
        ))}
      </ul>
      <MoreRows page={posts} href={(from) => `/operator/posts?${new URLSearchParams({ q, from: String(from) })}`} />
    </>
  );
}

/** The form that removes a post for good, with a reason that is public. */
export function RemoveForm({ post_id }: { post_id: string }) {
  return (
    <Disclosure summary={`Remove ${partOf(post_id, 0, 8)}`}>
      <form action={`/operator/posts/${post_id}/remove`} method="post" className="max-w-80 space-y-2">
        <Field
          id={`reason-${post_id}`}
          name="reason"
          label="Why, in one line that all can read"
          hint="Its text is gone for good, and cannot be published again."
          required
          minLength={3}
          maxLength={200}
        />
        <button type="submit" className="button">
          Remove for good
        </button>
      </form>
    </Disclosure>
  );
}
