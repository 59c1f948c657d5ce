import type { Metadata } from "next";
import { cookies } from "next/headers";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { PostList } from "#components/operator/post-list.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { searchPostsOperation } from "#lib/console/contract.ts";
import { searchPosts } from "#lib/console/search-posts.ts";
import { AppError } from "#lib/errors.ts";
import { operatorSession } from "#lib/http/form-cookies.ts";
import { load } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "Posts", robots: { index: false, follow: false } };

export default async function PostsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const session = (await cookies()).get(operatorSession.name())?.value;
  const q = [(await searchParams).q].flat()[0] ?? "";
  const result = session ? await load(searchPostsOperation, searchPosts, { session, q }) : null;
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <h1 className="text-2xl sm:text-3xl">Posts</h1>
      <p>
        <a href="/operator">The operator’s page</a>
      </p>
      <PostList posts={result.posts} q={q} />
    </div>
  );
}
