import { Section } from "#components/text/section.tsx";
import { day } from "#lib/format.ts";
import type { KeptPost } from "#lib/moderation/contract.ts";

/** What stayed after a request to take it down, newest decision first; nothing without any. */
export function KeptPosts({ posts }: { posts: KeptPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="kept" title="Asked to be taken down, and kept" className="max-w-prose space-y-3">
      <p className="mb-2">The operator read the request and decided that the post breaks no rule.</p>
      <ul className="border-hairline border-b">
        {posts.map(({ id, requested_at, decided_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-hairline border-t py-2">
            <span className="identifier">{id}</span>
            <span>
              asked <time dateTime={requested_at}>{day(requested_at)}</time>, decided{" "}
              <time dateTime={decided_at}>{day(decided_at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
