import type { ActivityItem } from "../activity/contract.ts";
import { getActivityEndpoint } from "../activity/contract.ts";
import { getActivity } from "../activity/get-activity.ts";
import { excerptOf } from "../content/excerpt-of.ts";
import type { Caller, Operation, Verb } from "../contract.ts";
import { isDemoData } from "../db/demo-data.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { escaped, excerpt, toolLabel } from "../format.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { ownValue } from "../own-value.ts";
import { searchQuestionsEndpoint } from "../questions/contract.ts";
import type { Question } from "../questions/posts.ts";
import { searchQuestions } from "../questions/search-questions.ts";
import { getKeyEndpoint, type Review } from "../reviews/contract.ts";
import { getKey } from "../reviews/get-key.ts";
import { listPublicStudiesOperation, type PublicStudy } from "../studies/contract.ts";
import { listPublicStudies } from "../studies/list-studies.ts";
import { studyTitle } from "../studies/report/label.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "../tools/get-tool.ts";

/** A feed before it is written in one of its two formats. */
type Feed = { title: string; page: string; entries: Entry[] };

/** One item: its id as in the database, which never changes, and what a reader shows of it. */
type Entry = { id: string; url: string; title: string; summary: string; published: string; updated: string };

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

/** A text in XML, without the characters that no XML document may have (XML 1.0, 2.2). */
export const xml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  escaped(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "\ufffd"));

/** The most entries of a feed that is not of one tool or key. */
const mostEntries = "50";
const summaryLength = 300;

type Reader = (id: string, caller: Caller) => Promise<Feed>;

/** The feeds by the first part of their address; the last three are of one tool, tag or key. */
const feeds: Record<string, Reader> = {
  activity: async (_, caller) => {
    const { items } = await call(getActivityEndpoint, getActivity, { limit: mostEntries }, caller);
    const entries = items.toReversed().flatMap((item) => (item.title === null ? [] : [ofItem(item, item.title)]));
    return { title: "Activity at Touchstone", page: pageOf("/activity"), entries };
  },
  studies: async (_, caller) => {
    const members = { limit: mostEntries };
    const { studies } = await call(listPublicStudiesOperation, listPublicStudies, members, caller);
    return { title: "Public synthetic studies at Touchstone", page: pageOf("/studies"), entries: studies.map(ofStudy) };
  },
  tools: async (tool_id, caller) => {
    const { tool, reviews, questions } = await call(toolWithoutMonths, getToolWithoutMonths, { tool_id }, caller);
    const entries = [...reviews.map(ofReview), ...questions.map(ofQuestion)];
    return {
      title: `Reviews and questions of ${tool.name}`,
      page: pageOf(`/tools/${tool_id}`),
      entries: entries.sort((one, other) => (one.published < other.published ? 1 : -1)),
    };
  },
  tags: async (tag, caller) => {
    const members = { tag, limit: mostEntries };
    const { questions } = await call(searchQuestionsEndpoint, searchQuestions, members, caller);
    return {
      title: `Questions tagged ${tag}`,
      page: pageOf(`/questions?tag=${tag}`),
      entries: questions.map(ofQuestion),
    };
  },
  keys: async (key_id, caller) => {
    const { reviews } = await call(getKeyEndpoint, getKey, { key_id }, caller);
    return {
      title: `Reviews signed by the key ${key_id}`,
      page: pageOf(`/keys/${key_id}`),
      entries: reviews.map(ofReview),
    };
  },
};

/** Reads the feed of an address below /feeds, such as "tools" and "nodejs". */
export async function readFeed(kind: string, id: string, caller: Caller): Promise<Feed> {
  const read = ownValue<Reader>(feeds, kind);
  if (read === undefined || (id === "") !== ["activity", "studies"].includes(kind))
    throw new AppError(
      "not_found",
      "No feed has this address. There are /feeds/activity, /feeds/studies, /feeds/tools/{tool_id}, /feeds/tags/{tag} and /feeds/keys/{key_id}, each with .atom or .json after it.",
    );
  const feed = await read(id, caller);
  return isDemoData() ? { ...feed, title: `DEMO DATA · ${feed.title}` } : feed;
}

const pageOf = (path: string) => `${env().PUBLIC_URL}${path}`;

const call = async <O extends Operation>(
  operation: O,
  verb: Verb<O>,
  members: Record<string, string>,
  caller: Caller,
) => verb(parseArguments(operation, members), caller);

const kinds = { question: "Question", answer: "Answer", followup: "Follow-up", rating: "Review" } as const;

const ofItem = (item: ActivityItem, title: string): Entry => {
  const { kind, id, url, excerpt, at } = item;
  const about = kind === "rating" ? ` of ${toolLabel(item)}` : "";
  return { id, url, title: `${kinds[kind]}${about}: ${title}`, summary: excerpt ?? "", published: at, updated: at };
};

const ofReview = (review: Review): Entry => ({
  id: review.review_id,
  url: review.url,
  title: `${review.withdrawn_at === null ? "Review" : "Withdrawn review"} of ${toolLabel(review)}: ${review.document.title}`,
  summary: excerptOf(review.document.review, summaryLength),
  published: review.published_at,
  updated: review.withdrawn_at ?? review.published_at,
});

// An answer changes nothing of what the entry shows, so nothing of its date (RFC 4287, 4.2.15).
const ofQuestion = ({ question_id: id, url, title, body, created_at }: Question): Entry => ({
  id,
  url,
  title: `Question: ${title}`,
  summary: excerptOf(body, summaryLength),
  published: created_at,
  updated: created_at,
});

const ofStudy = ({ id, report_url: url, topic, headline_finding, created_at }: PublicStudy): Entry => ({
  id,
  url,
  title: studyTitle({ headline_finding, topic }),
  summary: `${excerpt(topic, summaryLength)} · Invented personas. Not evidence about real people.`,
  published: created_at,
  updated: created_at,
});
