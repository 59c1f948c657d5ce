import { PostList } from "#components/operator/post-list.tsx";
import { searchPosts } from "#lib/console/overview.ts";
import { longestSearch } from "#lib/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { fromRow, metadataOf, operatorPage } from "../operator-page.tsx";

const words = (q = "") => partOf(q, 0, longestSearch);

export const metadata = metadataOf("/operator/posts");

export default operatorPage({
  at: "/operator/posts",
  read: (_, { q, from }) => searchPosts(words(q), fromRow(from)),
  body: (posts, { q }) => <PostList posts={posts} q={words(q)} />,
});
