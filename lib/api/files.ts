import { securityText } from "../about/operator.ts";
import type { Caller } from "../contract.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { atomOf, type FeedFormat, feedTypes, jsonFeedOf } from "../feeds/feed.ts";
import { readFeed } from "../feeds/read-feed.ts";
import { fileRoute, type ServedFile } from "../http/file-route.ts";
import type { Route } from "../http/route.ts";
import { ownValue } from "../own-value.ts";

/** Every file that the service makes for readers and programs of elsewhere, by its address. */
export const files: Record<string, Route> = {
  "/feeds/[kind]": fileRoute(feedFile),
  "/feeds/[kind]/[file]": fileRoute(feedFile),
  "/.well-known/security.txt": fileRoute(() => {
    const text = securityText();
    if (text !== null) return { type: "text/plain; charset=utf-8", text };
    throw new AppError("not_found", "The operator of this service has not said where to write to.");
  }),
};

/** A feed by its address: what it is of, and the ending that says its format. */
async function feedFile({ kind = "", file }: Record<string, string>, caller: Caller): Promise<ServedFile> {
  const [, name, format] = /^(.*)\.(\w+)$/.exec(file ?? kind) ?? [];
  const type = ownValue<string>(feedTypes, format ?? "");
  if (type === undefined) throw new AppError("not_found", "A feed's address ends in .atom or .json.");
  const feed = file === undefined ? await readFeed(name!, "", caller) : await readFeed(kind, name!, caller);
  const self = `${env().PUBLIC_URL}/feeds/${file === undefined ? kind : `${kind}/${file}`}`;
  return { type: `${type}; charset=utf-8`, text: { atom: atomOf, json: jsonFeedOf }[format as FeedFormat](feed, self) };
}
