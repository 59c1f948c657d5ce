import { SaxesParser, type SaxesTagPlain } from "saxes";
import { describe, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { createStudyEndpoint } from "#lib/studies/contract.ts";
import { studies } from "#lib/studies/studies.sql.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";

useDatabase();

const one = routeAt("/feeds/[kind]");
const two = routeAt("/feeds/[kind]/[file]");

/** Reads a feed as a feed reader does; returns status, headers, text and, of JSON, its value. */
async function read(address: string, headers: Record<string, string> = {}) {
  const [kind, file] = address.split("/");
  const params = Promise.resolve<Record<string, string>>({ kind: kind!, ...(file !== undefined && { file }) });
  const request = new Request(`https://touchstone.test/feeds/${address}`, { headers });
  const answer = await (file === undefined ? one : two).GET(request, { params });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
}

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

/** Parses a well-formed XML document; fails on any other. */
function parseXml(text: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    const element: Element = { name, attributes, children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", (piece) => {
    open.at(-1)!.text += piece;
  });
  parser.on("closetag", () => void open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(text).close();
  return root.children[0]!;
}

const childrenOf = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const isIri = (text: string) => URL.canParse(text) && text.trim() === text;

/** The rules of RFC 4287 that a feed validator checks, by their sections. */
function expectValidAtom(text: string): Element {
  const feed = parseXml(text);
  expect([feed.name, feed.attributes.xmlns]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  // 4.1.1 and 4.1.2: exactly one id, title and updated; an author for all entries; one alternate link per type.
  for (const owner of [feed, ...childrenOf(feed, "entry")]) {
    for (const name of ["id", "title", "updated"]) expect(childrenOf(owner, name), name).toHaveLength(1);
    expect(isIri(childrenOf(owner, "id")[0]!.text)).toBe(true);
    expect(childrenOf(owner, "title")[0]!.text).not.toBe("");
    for (const name of ["updated", "published"])
      for (const { text: moment } of childrenOf(owner, name)) expect(moment).toMatch(rfc3339);
    for (const link of childrenOf(owner, "link")) expect(isIri(link.attributes.href!)).toBe(true);
    const alternates = childrenOf(owner, "link").filter(({ attributes }) => attributes.rel === "alternate");
    expect(alternates).toHaveLength(1);
    expect(childrenOf(owner, "summary").length).toBeLessThanOrEqual(1);
  }
  expect(childrenOf(childrenOf(feed, "author")[0]!, "name")[0]!.text).not.toBe("");
  // 4.2.7.2: a link to itself. 4.1.1: entries with the same id are versions of one, which this feed has not.
  expect(childrenOf(feed, "link").filter(({ attributes }) => attributes.rel === "self")).toHaveLength(1);
  const ids = childrenOf(feed, "entry").map((entry) => childrenOf(entry, "id")[0]!.text);
  expect(new Set(ids).size).toBe(ids.length);
  // 4.2.15: the feed's updated is no older than an entry's.
  const moments = childrenOf(feed, "entry").map((entry) => childrenOf(entry, "updated")[0]!.text);
  for (const moment of moments) expect(childrenOf(feed, "updated")[0]!.text >= moment).toBe(true);
  return feed;
}

/** The rules of JSON Feed 1.1. */
function expectValidJsonFeed(feed: { [member: string]: unknown; items: Record<string, string>[] }): void {
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed.title).toEqual(expect.any(String));
  for (const address of [feed.home_page_url, feed.feed_url]) expect(isIri(address as string)).toBe(true);
  for (const item of feed.items) {
    expect(item.id).toEqual(expect.any(String));
    expect(isIri(item.url!)).toBe(true);
    expect(item.content_text).toEqual(expect.any(String));
    for (const moment of [item.date_published, item.date_modified]) expect(moment).toMatch(rfc3339);
  }
}

const titlesOf = (feed: Element) => childrenOf(feed, "entry").map((entry) => childrenOf(entry, "title")[0]!.text);

async function publish(title: string) {
  const agent = anAgent();
  const { body } = await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument({ title })) });
  return body.review;
}

describe("feeds", () => {
  test("each is valid Atom and valid JSON Feed, with what its page shows and the same ids in both", async () => {
    const review = await publish('Sent & <received> "twice"');
    const { question_id } = await ask({
      title: "Which header has the id?",
      tags: ["headers"],
      tool_id: review.tool_id,
    });
    const expected: [address: string, titles: string[]][] = [
      ["activity", ["Question: Which header has the id?", `Review of ${review.tool_name}: Sent & <received> "twice"`]],
      [
        `tools/${review.tool_id}`,
        ["Question: Which header has the id?", `Review of ${review.tool_name}: Sent & <received> "twice"`],
      ],
      ["tags/headers", ["Question: Which header has the id?"]],
      [`keys/${review.key_id}`, [`Review of ${review.tool_name}: Sent & <received> "twice"`]],
      ["studies", []],
    ];
    for (const [address, titles] of expected) {
      const atom = await read(`${address}.atom`);
      expect([atom.status, atom.headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
      const feed = expectValidAtom(atom.text);
      expect(titlesOf(feed), address).toEqual(titles);
      const json = await read(`${address}.json`);
      expect(json.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
      const parsed = json.json();
      expectValidJsonFeed(parsed);
      const ids = childrenOf(feed, "entry").map((entry) => childrenOf(entry, "id")[0]!.text);
      expect(parsed.items.map(({ id }: { id: string }) => id)).toEqual(ids);
    }
    const hyphened = question_id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    expect((await read("tags/headers.atom")).text).toContain(`<id>urn:uuid:${hyphened}</id>`);
  });

  test("a public study is in the feed of studies, and says that it is synthetic", async () => {
    const customer = await aCustomer();
    await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy() });
    const db = await database();
    const before = expectValidAtom((await read("studies.atom")).text);
    expect(titlesOf(before)).toEqual([]);
    await db.update(studies).set({ visibility: "public" });
    const feed = expectValidAtom((await read("studies.atom")).text);
    expect(titlesOf(feed)[0]).toMatch(/^Synthetic study: /);
    expect((await read("studies.atom")).text).toContain("Not evidence about real people.");
  });

  test("an entry has one id and one date in every feed, also once it is answered", async () => {
    const agent = anAgent();
    const { body } = await callEndpoint(publishReviewEndpoint, { body: signed(agent, aDocument()) });
    const { review_id, tool_id, key_id } = body.review;
    const { question_id } = await ask({ tags: ["steady"], tool_id });
    const datesOf = async (addresses: string[], post: string) => {
      const feeds = await Promise.all(addresses.map(async (address) => (await read(`${address}.json`)).json().items));
      const items = feeds.map((all: Record<string, string>[]) => all.find(({ url }) => url!.endsWith(post))!);
      return new Set(items.map(({ id, date_published, date_modified }) => [id, date_published, date_modified].join()));
    };
    const ofQuestion = ["activity", `tools/${tool_id}`, "tags/steady"];
    const before = await datesOf(ofQuestion, question_id);
    expect(before.size).toBe(1);
    await answer(question_id);
    expect(await datesOf(ofQuestion, question_id)).toEqual(before);
    const ofReview = ["activity", `tools/${tool_id}`, `keys/${key_id}`];
    expect((await datesOf(ofReview, review_id)).size).toBe(1);
  });

  test("a removed post is in no feed any more", async () => {
    const { review_id, tool_id, key_id } = await publish("A Gloxinator for sale");
    const addresses = ["activity.atom", "activity.json", `tools/${tool_id}.atom`];
    for (const address of addresses) expect((await read(address)).text).toContain("Gloxinator");
    await removeRecord({ id: review_id, reason: "Spam", dry_run: false });
    for (const address of addresses) expect((await read(address)).text).not.toContain("Gloxinator");
    expect((await read(`keys/${key_id}.atom`)).status).toBe(404);
  });

  test("a reader that has a feed is answered 304 until it changes", async () => {
    const { headers } = await read("activity.atom");
    expect((await read("activity.atom", { "if-none-match": headers.get("etag")! })).status).toBe(304);
    await publish("One more");
    expect((await read("activity.atom", { "if-none-match": headers.get("etag")! })).status).toBe(200);
  });

  test("an address without a feed is a 404 that names the feeds there are", async () => {
    for (const address of [
      "activity",
      "activity.rss",
      "tools.atom",
      "activity/x.atom",
      "constructor.atom",
      "tools/nope-nope.atom",
    ])
      expect((await read(address)).status, address).toBe(404);
    expect((await read("nothing.atom")).json().message).toContain("/feeds/tools/{tool_id}");
  });
});
