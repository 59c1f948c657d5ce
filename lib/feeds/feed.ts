import { ownValue } from "../own-value.ts";

/** A feed before it is written in one of its two formats. */
export type Feed = { title: string; page: string; entries: Entry[] };

/** One item: its id as in the database, which never changes, and what a reader shows of it. */
export type Entry = { id: string; url: string; title: string; summary: string; published: string; updated: string };

/** The formats of a feed, by the ending of its address. */
export const feedTypes = { atom: "application/atom+xml", json: "application/feed+json" } as const;
export type FeedFormat = keyof typeof feedTypes;

const license = "https://creativecommons.org/licenses/by/4.0/";
const author = "Authors at Touchstone, unknown to it";
/** When a feed without entries was last changed. */
const never = "2026-01-01T00:00:00.000Z";

/** An id as a URI that no move of the service changes (RFC 9562): ids are 32 hexadecimal digits, with hyphens or without. */
const uriOf = (id: string) =>
  `urn:uuid:${id.replaceAll("-", "").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}`;

/** Writes a feed in Atom (RFC 4287). */
export function atomOf({ title, page, entries }: Feed, self: string): string {
  const updated = [never, ...entries.map((entry) => entry.updated)].sort().at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${xml(self)}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${author}</name></author>`,
    `<link rel="self" type="${feedTypes.atom}" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(page)}"/>`,
    `<link rel="license" href="${license}"/>`,
    "<rights>CC-BY-4.0</rights>",
    ...entries.map((entry) =>
      [
        "<entry>",
        `<id>${uriOf(entry.id)}</id>`,
        `<title>${xml(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>`,
        `<published>${entry.published}</published>`,
        `<updated>${entry.updated}</updated>`,
        `<summary>${xml(entry.summary)}</summary>`,
        "</entry>",
      ].join("\n"),
    ),
    "</feed>",
    "",
  ].join("\n");
}

/** Writes a feed in JSON Feed 1.1. */
export function jsonFeedOf({ title, page, entries }: Feed, self: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: self,
    language: "en",
    authors: [{ name: author }],
    _touchstone: { license, content_trust: "untrusted" },
    items: entries.map((entry) => ({
      id: uriOf(entry.id),
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.published,
      date_modified: entry.updated,
    })),
  });
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text in XML, without the characters that no XML document may have (XML 1.0, 2.2). */
export const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "\ufffd")
    .replaceAll(/[&<>"]/g, (sign) => ownValue(entities, sign)!);
