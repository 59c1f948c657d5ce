/** How to follow what changes on a page in a feed reader. */
export function FollowLinks({ feed }: { feed: string }) {
  return (
    <span>
      Follow: <a href={`${feed}.atom`}>Atom</a> · <a href={`${feed}.json`}>JSON Feed</a>
    </span>
  );
}
