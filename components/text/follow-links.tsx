/** How to follow what changes on a page, or what is named, in a feed reader. */
export function FollowLinks({ feed, what }: { feed: string; what?: string }) {
  return (
    <span>
      Follow{what && ` ${what}`}: <a href={`${feed}.atom`}>Atom</a> · <a href={`${feed}.json`}>JSON Feed</a>
    </span>
  );
}
