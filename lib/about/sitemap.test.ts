import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { ask } from "#lib/testing/samples/question.ts";

useDatabase();

async function read(address: string, params: Record<string, string> = {}) {
  const answer = await routeAt(address).GET(new Request("https://touchstone.test/x"), {
    params: Promise.resolve(params),
  });
  return { status: answer.status, text: await answer.text() };
}
const placesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!);

test("the index leads to files that name every tool, question and fixed page once", async () => {
  const { question_id } = await ask();
  const files = placesIn((await read("/sitemap.xml")).text);
  expect(files).toContain("https://touchstone.test/sitemaps/tools-0.xml");
  const places: string[] = [];
  for (const file of files) {
    const { status, text } = await read("/sitemaps/[file]", { file: file.split("/").at(-1)! });
    expect([file, status]).toEqual([file, 200]);
    places.push(...placesIn(text));
  }
  expect(new Set(places).size).toBe(places.length);
  for (const path of ["/", "/about", "/tools/nodejs", `/questions/${question_id}`])
    expect(places).toContain(`https://touchstone.test${path}`);
});

test("the pages that every service has are those in app/ with an address of their own, but for those kept out of an index", async () => {
  const pages = globSync("app/**/page.tsx").filter((file) => {
    const text = readFileSync(file, "utf8");
    return !file.includes("[") && text.includes("pageMetadata(") && !/^ {2}robots: \{ index: false/m.test(text);
  });
  const { text } = await read("/sitemaps/[file]", { file: "pages-0.xml" });
  const addresses = pages.map((file) => `https://touchstone.test/${file.split("/").slice(1, -1).join("/")}`);
  expect(placesIn(text).toSorted()).toEqual([...new Set([...addresses, "https://touchstone.test/"])].toSorted());
});

test("an address without a sitemap is a 404", async () => {
  for (const file of ["nothing-0.xml", "constructor-0.xml", "tools.xml", "pages-1.xml", "tools-99999.xml"])
    expect([file, (await read("/sitemaps/[file]", { file })).status]).toEqual([file, 404]);
});
