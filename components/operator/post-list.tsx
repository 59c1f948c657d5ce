import { Ago } from "#components/text/ago.tsx";
import { Disclosure, shortId } from "#components/text/disclosure.tsx";
import { Field, Submit } from "#components/text/field.tsx";
import type { Page } from "#lib/accounts/contract.ts";
import { kindWords } from "#lib/activity/kinds.ts";
import type { PostLine } from "#lib/console/contract.ts";
import { longestSearch } from "#lib/contract.ts";
import { excerpt, plural } from "#lib/format.ts";
import { removalReason } from "#lib/moderation/contract.ts";
import { ActForm } from "./act-form.tsx";
import { operatorTitle } from "./operator-head.tsx";
import { Row, Rows } from "./rows.tsx";

type Props = { posts: Page<PostLine>; q: string };

/** A search over all posts, and the newest that match, each with the form that removes it. */
export function PostList({ posts, q }: Props) {
  return (
    <>
      <search>
        <form action="/operator/posts" className="flex max-w-prose gap-2">
          <input
            type="search"
            name={"q" satisfies keyof Props}
            aria-label="Search posts"
            defaultValue={q}
            maxLength={longestSearch}
            className="control min-w-0 flex-1"
          />
          <Submit>Search</Submit>
        </form>
      </search>
      <p>
        {plural(posts.rows.length, "post")} here. What is reported is on{" "}
        <a href="/operator#reports">{operatorTitle.toLowerCase()}</a>.
      </p>
      <Rows of={posts} href={(from) => `/operator/posts?${new URLSearchParams({ q, from: String(from) })}`}>
        {({ post_id, kind, path, excerpt: words, at }) => (
          <Row
            key={post_id}
            as="p"
            title={<a href={path}>{excerpt(words, 160)}</a>}
            facts={[
              <>
                {kindWords[kind].one.toLowerCase()}, <Ago moment={at} />
              </>,
            ]}
            acts={<RemoveForm post_id={post_id} />}
          />
        )}
      </Rows>
    </>
  );
}

/** The form that removes a post for good, with its reason. */
export function RemoveForm({ post_id }: { post_id: string }) {
  return (
    <Disclosure summary={`Remove ${shortId(post_id)}`}>
      <ActForm action={`/operator/posts/${post_id}/remove`} act="Remove for good">
        <Field
          id={`reason-${post_id}`}
          name="reason"
          label={`Why, in ${removalReason.form}`}
          hint="Its text is gone for good, and cannot be published again."
          required
          minLength={removalReason.least}
          maxLength={removalReason.most}
        />
      </ActForm>
    </Disclosure>
  );
}
