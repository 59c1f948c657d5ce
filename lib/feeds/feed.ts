import { type ActivityItem, getActivityEndpoint, newestFirst } from "../activity/contract.ts";
import { getActivity } from "../activity/get-activity.ts";
import { kindWords } from "../activity/kinds.ts";
import { excerptOf } from "../content/read-markdown.ts";
import { type Caller, contentLicence, contentTrust, type Operation, serviceName, type Verb } from "../contract.ts";
import { isDemoData } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { demoMark, escaped, excerpt, feedEndings, feedFormats, toolLabel } from "../format.ts";
import { inChoice, inList } from "../in-words.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { ownValue } from "../own-value.ts";
import { searchQuestionsEndpoint } from "../questions/contract.ts";
import type { Question } from "../questions/posts.ts";
import { searchQuestions } from "../questions/search-questions.ts";
import { getKeyEndpoint, type Review } from "../reviews/contract.ts";
import { getKey } from "../reviews/get-key.ts";
import { listPublicStudiesOperation, type PublicStudy } from "../studies/contract.ts";
import { listPublicStudies } from "../studies/list-studies.ts";
import { noEvidence, studyTitle } from "../studies/report/label.ts";
import { textFile } from "../text-file.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "../tools/get-tool.ts";

type Feed = { title: string; page: string; entries: Entry[] };

/** One item as JSON Feed has it, but for its id, which is as in the database and never changes. */
type Entry = Record<"id" | "url" | "title" | "content_text" | "date_published" | "date_modified", string>;

const { id: rights, url: license } = contentLicence;
const author = `Authors at ${serviceName}, unknown to it`;
const language = "en";
const never = "2026-01-01T00:00:00.000Z";

/** An id as a URI that no move of the service changes (RFC 9562): ids have the digits of a UUID, with its hyphens or without. */
const uriOf = (id: string) =>
  `urn:uuid:${id.replaceAll("-", "").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}`;

const ofAll = { author, rights, license, language, type: feedFormats.atom.type };
const atom = { feed: textFile("feeds/feed.xml"), entry: textFile("feeds/entry.xml") };

/** Writes a feed in Atom (RFC 4287). */
export function atomOf({ title, page, entries }: Feed, self: string): string {
  const updated = [never, ...entries.map(({ date_modified }) => date_modified)].sort().at(-1)!;
  const items = entries.map((entry) => atom.entry(inXml({ ...entry, id: uriOf(entry.id) })));
  return atom.feed({ ...inXml({ self, title, page, updated, ...ofAll }), entries: items.join("") });
}

const inXml = (facts: Record<string, string>) =>
  Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, xml(text)]));

/** Writes a feed in JSON Feed. */
export const jsonFeedOf = ({ title, page, entries }: Feed, self: string): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: self,
    language,
    authors: [{ name: author }],
    _touchstone: { license, content_trust: contentTrust.value },
    items: entries.map((entry) => ({ ...entry, id: uriOf(entry.id) })),
  });

/** A text in XML, without the characters that no XML document may have (XML 1.0, 2.2). */
export const xml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  escaped(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "\ufffd"));

const mostEntries = "50";
const summaryLength = 300;

/** The feeds by their address; what is in braces is the id of the one that a feed is of. */
export const feeds: Record<string, (id: string, caller: Caller) => Promise<Feed>> = {
  activity: async (_, caller) => {
    const { items } = await call(getActivityEndpoint, getActivity, { limit: mostEntries }, caller);
    const entries = newestFirst(items).flatMap((item) => (item.title === null ? [] : [ofItem(item, item.title)]));
    return feedOf(`Activity at ${serviceName}`, "/activity", entries);
  },
  studies: async (_, caller) => {
    const { studies } = await call(listPublicStudiesOperation, listPublicStudies, { limit: mostEntries }, caller);
    return feedOf(`Public synthetic studies at ${serviceName}`, "/studies", studies.map(ofStudy));
  },
  "tools/{tool_id}": async (tool_id, caller) => {
    const { tool, reviews, questions } = await call(toolWithoutMonths, getToolWithoutMonths, { tool_id }, caller);
    const entries = [...reviews.map(ofReview), ...questions.map(ofQuestion)];
    entries.sort((one, other) => (one.date_published < other.date_published ? 1 : -1));
    return feedOf(`Reviews and questions of ${tool.name}`, `/tools/${tool_id}`, entries);
  },
  "tags/{tag}": async (tag, caller) => {
    const { questions } = await call(searchQuestionsEndpoint, searchQuestions, { tag, limit: mostEntries }, caller);
    return feedOf(`Questions tagged ${tag}`, `/questions?tag=${tag}`, questions.map(ofQuestion));
  },
  "keys/{key_id}": async (key_id, caller) => {
    const { reviews } = await call(getKeyEndpoint, getKey, { key_id }, caller);
    return feedOf(`Reviews signed by the key ${key_id}`, `/keys/${key_id}`, reviews.map(ofReview));
  },
};

/** Reads the feed of an address. */
export async function readFeed(kind: string, id: string, caller: Caller): Promise<Feed> {
  const address = Object.keys(feeds).find((one) => (id === "" ? one === kind : one.startsWith(`${kind}/`)));
  if (address === undefined)
    throw new AppError(
      "not_found",
      `No feed has this address. There are ${inList(Object.keys(feeds).map((one) => `/feeds/${one}`))}, each with ${inChoice(feedEndings)} after it.`,
    );
  return ownValue(feeds, address)!(id, caller);
}

const feedOf = (title: string, path: string, entries: Entry[]): Feed => ({
  title: `${isDemoData() ? demoMark : ""}${title}`,
  page: `${env().PUBLIC_URL}${path}`,
  entries,
});

const call = async <O extends Operation>(
  operation: O,
  verb: Verb<O>,
  members: Record<string, string>,
  caller: Caller,
) => verb(parseArguments(operation, members), caller);

const ofItem = (item: ActivityItem, title: string): Entry => {
  const { kind, id, question_id, url, excerpt, at } = item;
  const about = question_id === null ? ` of ${toolLabel(item)}` : "";
  return {
    id,
    url,
    title: `${kindWords[kind].one}${about}: ${title}`,
    content_text: excerpt ?? "",
    date_published: at,
    date_modified: at,
  };
};

const ofReview = (review: Review): Entry => ({
  id: review.review_id,
  url: review.url,
  title: `${review.withdrawn_at === null ? kindWords.rating.one : kindWords.rating.withdrawn} of ${toolLabel(review)}: ${review.document.title}`,
  content_text: excerptOf(review.document.review, summaryLength),
  date_published: review.published_at,
  date_modified: review.withdrawn_at ?? review.published_at,
});

// An answer changes nothing of what the entry shows, so nothing of its date (RFC 4287, 4.2.15).
const ofQuestion = ({ question_id: id, url, title, body, created_at }: Question): Entry => ({
  id,
  url,
  title: `${kindWords.question.one}: ${title}`,
  content_text: excerptOf(body, summaryLength),
  date_published: created_at,
  date_modified: created_at,
});

const ofStudy = ({ id, report_url: url, topic, headline_finding, created_at }: PublicStudy): Entry => ({
  id,
  url,
  title: studyTitle({ headline_finding, topic }),
  content_text: `${excerpt(topic, summaryLength)} · Invented personas. ${noEvidence}`,
  date_published: created_at,
  date_modified: created_at,
});
