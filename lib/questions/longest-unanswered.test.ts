import { expect, test } from "vitest";
import { listLongestUnanswered, longestUnansweredOperation } from "#lib/questions/search-questions.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";

useDatabase();

test("the questions that have waited longest come first, page by page, and none with an answer", async () => {
  const titles = ["Which came first of all?", "Which came second of all?", "Which came third of all?"];
  const ids: string[] = [];
  for (const title of titles) ids.push((await ask({ title })).question_id);
  await answer(ids[1]!);
  const page = async (offset: number) => {
    const caller = { address: "127.0.0.1", spent: [] };
    const { questions, total } = await listLongestUnanswered({ limit: 1, offset }, caller);
    return [[...questions].map(({ title }) => title), total];
  };
  expect([await page(0), await page(1), await page(2)]).toEqual([
    [[titles[0]], 2],
    [[titles[2]], 2],
    [[], 2],
  ]);
  expect(longestUnansweredOperation.summary).toContain("those that have waited longest first");
});
