import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { questionOrder, searchQuestionsEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { rowsRead } from "#lib/testing/rows-read.ts";
import { answer, aQuestion, ask } from "#lib/testing/samples/question.ts";

useDatabase();

const search = async (query: string) =>
  resultOf(searchQuestionsEndpoint, await callEndpoint(searchQuestionsEndpoint, { query }));
const titles = async (query: string) => (await search(query)).questions.map(({ title }) => title);

const upload = "Uploads to the bucket time out behind a proxy";
const retry = "How often should webhooks be retried?";
const café = "Why does the Café API refuse my token?";
const named = "What does error E11000 in read_file mean?";

const rowsReadBy = (query: string) => rowsRead("questions", () => search(query));

beforeAll(async () => {
  const { question_id } = await ask({ title: upload, tags: ["proxies", "storage"], tool_id: "github-mcp" });
  await ask({
    title: retry,
    body: "Each delivery fails twice. Is there a limit on uploads or on retries?",
    tags: ["storage"],
  });
  await ask({ title: café, body: "The authentication header is right, and the status is 403 all the same." });
  await ask({ title: named, tool_id: "github-mcp" });
  await answer(question_id);
});

describe("searching questions", () => {
  test("finds words of the title, the body and the tags, in any of their forms and by their beginnings", async () => {
    expect(await titles("q=retrying")).toEqual([retry]);
    expect(await titles("q=authenti")).toEqual([café]);
    expect(await titles("q=proxi")).toEqual([upload]);
    expect(await titles("q=delivery+twice")).toEqual([retry]);
    expect(await titles("q=e11000")).toEqual([named]);
    expect(await titles("q=READ_FILE")).toEqual([named]);
    expect(await titles(`q=${encodeURIComponent("cafe\u0301")}`)).toEqual([café]);
  });

  test("puts a word of the title above one of the body", async () => {
    expect(await titles("q=uploads")).toEqual([upload, retry]);
    expect(questionOrder).toContain("Best match first with q");
  });

  test("wants all words, and takes any where none has all", async () => {
    expect(await titles("q=uploads+bucket")).toEqual([upload]);
    expect(await titles("q=bucket+webhooks+zzzzqqqq")).toEqual(expect.arrayContaining([upload, retry]));
    expect(await search("q=zzzzqqqq+xxyyzz")).toMatchObject({ questions: [], total: 0, total_is: "exact" });
  });

  test("says which words matched, and what to do where not all did", async () => {
    const met = async (query: string) => {
      const { match, unmatched, corrected_q, guidance } = await search(query);
      return [match, unmatched, corrected_q, guidance === null];
    };
    expect(await met("q=uploads+bucket")).toEqual(["all", [], null, true]);
    expect(await met("q=bucket+zzzzqqqq")).toEqual(["some", ["zzzzqqqq"], null, false]);
    expect(await met("q=zzzzqqqq+xxyyzz")).toEqual(["none", ["zzzzqqqq", "xxyyzz"], null, false]);
    expect(await met("tag=storage")).toEqual([null, [], null, true]);
    const { unmatched, guidance } = searchQuestionsEndpoint.result.shape;
    expect(unmatched.description).toBe("The words of q that the first item does not have; with none, all of them.");
    expect(guidance.description).toContain("null when all words matched");
  });

  test("reads other forms of a word and corrects a misspelled one, never a real one", async () => {
    expect(await titles("q=webhoks+retried")).toEqual([retry]);
    expect(await search("q=webhoks+retried")).toMatchObject({ match: "corrected", corrected_q: "webhooks retried" });
    expect((await search("q=how+do+webhooks+need+retries")).match).toBe("all");
    expect(await search("q=unity")).toMatchObject({ match: "none", corrected_q: null });
  });

  test("finds a question made of nothing but the words that English leaves out", async () => {
    expect(await titles("q=why+does+the")).toContain(café);
  });

  test("lists all, newest first, for no words at all", async () => {
    for (const q of ["", "q=", "q=%3F+!"]) expect(await titles(q)).toEqual([named, café, retry, upload]);
  });

  test("narrows by tag, by tool and by status, each with the others", async () => {
    expect(await titles("tag=storage")).toEqual([retry, upload]);
    expect(await titles("tool_id=github-mcp")).toEqual([named, upload]);
    expect(await titles("tool_id=github-mcp&status=answered")).toEqual([upload]);
    expect(await titles("tool_id=github-mcp&tag=storage")).toEqual([upload]);
    expect(await titles("q=uploads&status=unanswered")).toEqual([retry]);
    expect(await titles("q=uploads&tag=proxies&tool_id=github-mcp&status=answered")).toEqual([upload]);
    expect(await search("tool_id=postmark-api")).toMatchObject({ questions: [], total: 0 });
    expect(await search("status=answered")).toMatchObject({ total: 1 });
  });
});

describe("among 30,000 questions", () => {
  beforeAll(async () => {
    const db = await database();
    // In parts: a statement of the service may not take long, and all at once would on a busy machine.
    for (let first = 1; first < 30_000; first += 5_000)
      await db.execute(sql`
        insert into questions (question_id, title, body, tags, links, tool_id, answer_count, search)
        select md5(n::text), 'Bulk question ' || n, 'Pelican text of one of many questions', '{bulk}', '{}',
          case when n % 3 = 0 then 'postmark-api' end, n % 2,
          to_tsvector('simple', 'bulk pelican ' || case when n = 17 then 'heron' when n % 40 = 0 then 'egret' else '' end
            || case when n <= 12000 then ' dodo' else '' end)
        from generate_series(${first}::int, ${first + 4_999}::int) as n`);
    await db.execute(sql`update question_totals set questions = questions + 30000, unanswered = unanswered + 15000`);
    await db.execute(sql`analyze questions`);
  });

  test("a total is exact, and every page of all of them is reached, in one order", async () => {
    const seen: string[] = [];
    for (const offset of [0, 14_990, 29_990]) {
      const { questions, total, total_is } = await search(`limit=10&offset=${offset}`);
      expect([total, total_is]).toEqual([30_004, "exact"]);
      seen.push(...questions.map(({ title }) => title));
    }
    const bulk = (from: number) => Array.from({ length: 10 }, (_, index) => `Bulk question ${from - index}`);
    expect(seen).toEqual([...bulk(30_000), ...bulk(15_010), ...bulk(10)]);
    expect((await search("status=answered&offset=15000")).total).toBe(15_001);
    expect(await titles("status=answered&offset=15000")).toEqual([upload]);
    expect(await titles("status=open&offset=15000")).toEqual([named, café, retry]);
  });

  test("a rare word is found and an often used one counted to its end", async () => {
    expect(await titles("q=heron")).toEqual(["Bulk question 17"]);
    const { questions, total, total_is } = await search("q=egret&limit=2");
    expect([total, total_is]).toEqual([750, "exact"]);
    expect(questions.map(({ title }) => title)).toEqual(["Bulk question 30000", "Bulk question 29960"]);
    expect(await titles("q=egret&limit=1&offset=749")).toEqual(["Bulk question 40"]);
  });

  test.each(["q=pelican", "tag=bulk", "tool_id=postmark-api", "tag=bulk&status=answered"])(
    "of too many matches the newest are listed, and the total says that there are more: ?%s",
    async (query) => {
      const { questions, total, total_is } = await search(`${query}&limit=3`);
      const step = query.startsWith("tool") ? 3 : query.endsWith("answered") ? 2 : 1;
      const newest = step === 2 ? 29_999 : 30_000;
      expect(questions.map(({ title }) => title)).toEqual([0, 1, 2].map((n) => `Bulk question ${newest - n * step}`));
      expect(total).toBe(1_000);
      expect(total_is).toBe("at_least");
      const { description } = searchQuestionsEndpoint.result.shape.total_is;
      expect(description).toContain("of them mostly the newest are counted and listed");
      expect((await search(`${query}&limit=3&offset=${total - 1}`)).questions).toHaveLength(1);
      expect((await search(`${query}&limit=3&offset=${total}`)).questions).toEqual([]);
    },
  );

  test("a common word reads the newest questions only, and where they lack it a sample of the others", async () => {
    expect(await rowsReadBy("q=pelican")).toBeLessThan(1_100);
    expect(await rowsReadBy("q=pelican&tag=bulk")).toBeLessThan(1_100);
    expect(await rowsReadBy("q=dodo")).toBeLessThan(18_000);
    const pages = await Promise.all([0, 100].map((offset) => search(`q=dodo&limit=100&offset=${offset}`)));
    const seen = new Set(pages.flatMap(({ questions }) => questions.map(({ question_id }) => question_id)));
    expect([pages[0]!.total_is, seen.size]).toEqual(["at_least", 200]);
    expect((await search("q=dodo")).questions).toEqual(pages[0]!.questions.slice(0, 20));
    expect((await search("q=dodo&limit=50&offset=75")).questions).toEqual([
      ...pages[0]!.questions.slice(75),
      ...pages[1]!.questions.slice(0, 25),
    ]);
    expect((await search(`q=dodo&limit=10&offset=${pages[0]!.total - 1}`)).questions).toHaveLength(1);
  });

  test("words are data: none of them is read as SQL or as the language of searches", async () => {
    for (const q of ["heron'); drop table questions; --", "heron:*&!(|", "$1 heron ' \\"])
      expect(await titles(`q=${encodeURIComponent(q)}`)).toContain("Bulk question 17");
  });

  test("questions like a new one are found among all that share an often used word with it", async () => {
    const like = await ask({ title: "Pelican heron egret crane: which of them ranks highest?" });
    const title = "Which ranks highest: pelican or crane?";
    const body = "Both of them are asked about in a bulk of questions here.";
    const tried = await callEndpoint(submitQuestionEndpoint, { query: "dry_run=1", body: aQuestion({ title, body }) });
    const { similar } = resultOf(submitQuestionEndpoint, tried);
    expect(similar[0]).toEqual(like);
  });
});
