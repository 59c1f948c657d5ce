import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { alone } from "#lib/db/client.ts";
import { searchQuestionsEndpoint } from "#lib/questions/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { rowsRead } from "#lib/testing/rows-read.ts";

useDatabase();

const many = 500_000;
/** One question in so many has the word, and one in ten of those in its title. */
const oneIn = 200;

const search = async (query: string) =>
  resultOf(searchQuestionsEndpoint, await callEndpoint(searchQuestionsEndpoint, { query }));

beforeAll(
  () =>
    alone(async (db) => {
      await db.execute(sql`
        insert into questions (question_id, title, body, tags, links, search)
        select md5(n::text), 'Bulk question ' || n, 'Text of one of many questions', '{}', '{}',
          case when n % ${oneIn * 10}::int = 0 then 'egret:1A'::tsvector when n % ${oneIn}::int = 0 then 'egret:1C'::tsvector
            when n % 5000 = 7 then 'heron'::tsvector else 'pelican'::tsvector end
        from generate_series(1, ${many}::int) as n`);
      await db.execute(sql`update question_totals set questions = ${many}, unanswered = ${many}`);
      await db.execute(sql`vacuum analyze questions`);
    }),
  300_000,
);

test("a word of one question in 200 is read in the newest eras only, and its pages end where the total says", async () => {
  await search("q=egret");
  expect(await rowsRead("questions", () => search("q=egret"))).toBeLessThan(1_000);
  const seen: string[] = [];
  const { total, total_is } = await search("q=egret");
  for (let offset = 0; offset < total; offset += 100)
    seen.push(...(await search(`q=egret&limit=100&offset=${offset}`)).questions.map(({ title }) => title));
  expect([total_is, new Set(seen).size]).toEqual(["at_least", total]);
  expect(total).toBeGreaterThan(200);
  const newest = Array.from({ length: total }, (_, index) => many - index * oneIn);
  // Of the newest 200 those with the word in their title come first, each part newest first; the rest follow by age.
  const inTitle = newest.slice(0, 200).filter((n) => n % (oneIn * 10) === 0);
  const others = newest.filter((n) => !inTitle.includes(n));
  expect(seen).toEqual([...inTitle, ...others].map((n) => `Bulk question ${n}`));
});

test("a word of a hundred questions is found in all of them", async () => {
  const { questions, total, total_is } = await search("q=heron&limit=1&offset=99");
  expect([total, total_is]).toEqual([many / 5_000, "exact"]);
  expect(questions.map(({ title }) => title)).toEqual(["Bulk question 7"]);
});

test("a word of nearly all questions reads a thousand", async () => {
  await search("q=pelican");
  expect(await rowsRead("questions", () => search("q=pelican"))).toBeLessThan(1_200);
});
