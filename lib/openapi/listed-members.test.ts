import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Node = { description?: unknown; enum?: unknown[]; items?: Node; anyOf?: Node[]; schema?: Node };
type ListWords = { description: string; members: string[] };

/** The descriptions of closed lists in a document. */
function describedLists(node: unknown): ListWords[] {
  if (node === null || typeof node !== "object") return [];
  const { description, items, anyOf = [], schema, ...own } = node as Node;
  const list = [own, items, schema, ...anyOf].find((one) => one?.enum)?.enum;
  const members = list?.filter((member) => typeof member === "string") ?? [];
  const inner = Object.entries(node).flatMap(([name, value]) =>
    /^examples?$/.test(name) ? [] : describedLists(value),
  );
  return typeof description === "string" && members.length > 0 ? [{ description, members }, ...inner] : inner;
}

const isNamed = (text: string, member: string) => new RegExp(`(?<![\\w-])${member}(?![\\w-])`).test(text);

/** What a description explains: "a: …; b, c: …". */
const headsOf = (description: string) =>
  [...description.matchAll(/(?:^|[.;] )([a-z][\w-]*(?:, [a-z][\w-]*)*): /g)].flatMap(([, heads]) => heads!.split(", "));

test("what a description explains is read", () => {
  expect(headsOf("works, fails: so say most; mixed: neither. Else the other: none.")).toEqual([
    "works",
    "fails",
    "mixed",
  ]);
});

test.each(["openapi", "research"])(
  "a description in the %s document explains only members of its list, and of most of a list all",
  (name) => {
    const lists = describedLists(JSON.parse(readFileSync(`lib/openapi/${name}.snapshot.json`, "utf8")));
    expect(lists.length).toBeGreaterThan(20);
    const strange = lists.flatMap(({ description, members }) =>
      headsOf(description).flatMap((head) => (members.includes(head) ? [] : [`${head} in: ${description}`])),
    );
    expect(strange).toEqual([]);
    const partly = lists.filter(({ description, members }) => {
      if (/\bElse the\b/.test(description)) return false;
      const explained = members.filter((member) => description.includes(`${member}: `));
      return explained.length * 2 > members.length && !members.every((member) => isNamed(description, member));
    });
    expect(partly.map(({ description }) => description)).toEqual([]);
  },
);
