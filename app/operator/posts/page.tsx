import type { Metadata } from "next";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { PostList } from "#components/operator/post-list.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { searchPosts } from "#lib/console/overview.ts";
import { partOf } from "#lib/cut-text.ts";
import { AppError } from "#lib/errors.ts";
import { loadForOperator } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "Posts", robots: { index: false, follow: false } };

export default async function PostsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const q = partOf([(await searchParams).q].flat()[0] ?? "", 0, 200);
  const result = await loadForOperator(() => searchPosts(q));
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <OperatorHead title="Posts" at="/operator/posts" />
      <PostList posts={result} q={q} />
    </div>
  );
}
