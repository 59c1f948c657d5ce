import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { ratingsPrompts } from "./mcp/ratings-prompts.ts";
import { ratingsTools } from "./mcp/ratings-tools.ts";
import { pages } from "./testing/docs.ts";

type List = { members: string[]; isEnum: boolean };
/** By their words: each enum of what is sent or answered, the lists of the code, and the records of its contracts. */
const lists = new Map<string, List>();
const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isWord = (member: unknown): member is string => typeof member === "string";

function add(members: unknown, isEnum = true): void {
  if (!Array.isArray(members) || members.length < 3 || !members.every(isWord)) return;
  const words = members.toSorted().join();
  lists.set(words, { members, isEnum: isEnum || lists.get(words)?.isEnum === true });
}

function addEnumsIn(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if ("enum" in node) add(node.enum);
  for (const member of Object.values(node)) addEnumsIn(member);
}

beforeAll(async () => {
  for (const file of globSync("lib/openapi/*.snapshot.json")) addEnumsIn(JSON.parse(readFileSync(file, "utf8")));
  for (const tool of ratingsTools) addEnumsIn(tool.listed());
  add(ratingsTools.map((tool) => tool.listed().name));
  add(ratingsPrompts.map(({ listed }) => listed.name));
  for (const file of globSync(["lib/**/contract.ts", "lib/{engines,questions,studies,tools,votes}/*.ts"])) {
    if (file.includes(".test.")) continue;
    for (const value of Object.values((await import(`../${file}`)) as Record<string, unknown>)) {
      add(value);
      if (!file.endsWith("contract.ts") || !isRecord(value)) continue;
      add(Object.keys(value), false);
      add(Object.values(value), false);
    }
  }
});

const name = /`([^`]+)`|\*\*([^*]+)\*\*/g;
const namesIn = (text: string) => [...text.matchAll(name)].map(([, code, bold]) => code ?? bold!);
/** Names that follow each other: `a`, `b` (which is so) or `c`. */
const run = new RegExp(
  `(?:${name.source})(?:(?: \\([^)\`]*\\))?(?:, (?:and |or )?| and | or )(?:${name.source}))+`,
  "g",
);

/** Of each sentence or cell: a closed list of which most is named, but not all, and a run that has more than the list. */
function faultsOf(page: string): string[] {
  const text = page.replaceAll(/^```[\s\S]*?^```$/gm, "");
  return text.split(/(?<=[.:?!])\s|\n\n|\n(?=[-|])|\|/).flatMap((sentence) => {
    const said = new Set(namesIn(sentence));
    const near = [...lists.values()].flatMap(({ members, isEnum }) => {
      const named = members.filter((member) => said.has(member));
      return named.length > (isEnum ? 1 : 2) && named.length >= (2 * members.length) / 3 ? [{ members, named }] : [];
    });
    const whole = near.filter(({ members, named }) => named.length === members.length);
    const isWithin = (names: string[]) => whole.some(({ members }) => names.every((one) => members.includes(one)));
    const few = near.filter(({ named }) => !isWithin(named));
    const runs = [...sentence.replaceAll(/\s+/g, " ").matchAll(run)].map(([names]) => namesIn(names));
    const hasMore = (names: string[]) => whole.some(({ members }) => members.every((member) => names.includes(member)));
    const more = runs.filter((names) => hasMore(names) && !isWithin(names));
    return [
      ...few.map(({ members, named }) => `${named.join()} of ${members.join()}`),
      ...more.map((names) => `more than a list: ${names.join()}`),
    ];
  });
}

describe("a closed list of the code that a page names", () => {
  test.each(pages)("%s has whole", (page) => {
    expect(lists.size).toBeGreaterThan(100);
    expect(faultsOf(readFileSync(page, "utf8"))).toEqual([]);
  });
});

test.each([
  ["an outcome is `worked` or `did_not_work`", ["worked,did_not_work of worked,worked_with_changes,did_not_work"]],
  [
    "`worked`, `worked_with_changes`, `failed` or `did_not_work`",
    ["more than a list: worked,worked_with_changes,failed,did_not_work"],
  ],
  ["`worked`, `did_not_work` or `worked_with_changes` (with what was changed)", []],
])("a fault is seen in: %s", (sentence, faults) => {
  expect(faultsOf(sentence)).toEqual(faults);
});
