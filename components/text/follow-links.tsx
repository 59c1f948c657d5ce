import { Fragment } from "react";
import { feedFormats } from "#lib/format.ts";

/** How to follow what changes on a page, or what is named, in a feed reader. */
export function FollowLinks({ feed, what }: { feed: string; what?: string }) {
  return (
    <span>
      Follow{what && ` ${what}`}:{" "}
      {Object.entries(feedFormats).map(([format, { name }], place) => (
        <Fragment key={format}>
          {place > 0 && " · "}
          <a href={`${feed}.${format}`}>{name}</a>
        </Fragment>
      ))}
    </span>
  );
}
