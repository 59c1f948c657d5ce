import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { API } from "typescript/unstable/sync";
import { afterAll, expect, test } from "vitest";

// A cut by code units can halve a pair of surrogates, which storage refuses, and a character that a reader sees. The
// compiler says which receivers are text: arrays and bytes are cut as before.
const cuts = /(?<=\.)(?:slice|substring|substr|split(?=\((?:""|''|``)))(?=\()/g;

const api = new API();
afterAll(() => api.close());
const [project] = api.updateSnapshot({ openProjects: [resolve("tsconfig.json")] }).getProjects();

/** The calls in a file that cut a text by code units, each as "file:line". */
function cutsIn(file: string, source: string): string[] {
  const places = [...source.matchAll(cuts)].map(({ index }) => index);
  if (places.length === 0) return [];
  const called = project!.checker.getSymbolAtPosition(resolve(file), places);
  return places
    .filter((_, at) => called[at]?.getParent()?.name === "String")
    .map((place) => `${file}:${source.slice(0, place).split("\n").length}`);
}

test("text is cut by cutText for a reader and by partOf at a found place, never by code units", () => {
  const files = globSync(["{app,components,lib}/**/*.{ts,tsx}", "*.ts"])
    .filter((file) => !/\.test\.tsx?$|^lib\/(testing\/|cut-text\.ts$)/.test(file))
    .sort();
  expect(files.flatMap((file) => cutsIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("the lint itself sees cuts of text, and none of arrays and bytes", () => {
  const source = readFileSync("lib/cut-text.ts", "utf8");
  expect(cutsIn("lib/cut-text.ts", source)).toHaveLength(3);
  const arrays = "lib/tools/search-tools.ts";
  expect(cutsIn(arrays, readFileSync(arrays, "utf8"))).toEqual([]);
});

test("no text on a page is cut by the browser, which cuts inside words; lines that change as a study runs may be", () => {
  const files = globSync("{app,components}/**/*.{tsx,css}").filter((file) => !file.endsWith("run/lane-list.tsx"));
  const isCut = (file: string) =>
    /line-clamp|\btruncate\b|text-ellipsis|text-overflow/.test(readFileSync(file, "utf8"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(isCut)).toEqual([]);
});
