import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, likeliestWord, words } from "#lib/tools/words.ts";

// Few letters, so random words are often near each other.
const word = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom("a", "b", "c"), { minLength, maxLength }).map((letters) => letters.join(""));

const anyText = fc
  .array(fc.integer({ min: 1, max: 0xffff }))
  .map((units) => String.fromCharCode(...units).toWellFormed());

describe("words", () => {
  test.each([
    ["GitHub MCP-Server v2", ["github", "mcp", "server", "v2"]],
    ["send_email(to:you)", ["send", "email", "to", "you"]],
    ["Zwölf Würfe, straße", ["zwölf", "würfe", "straße"]],
    ["ＦＵＬＬ ﬁle ①", ["full", "file", "1"]],
    ["網頁搜尋 API", ["網頁搜尋", "api"]],
    ["It's 3.5x", ["it", "s", "3", "5x"]],
    [" \n\t&|!:*()'\\ ", []],
    ["", []],
  ])("cuts %j into %j", (text, cut) => {
    expect(words(text)).toEqual(cut);
  });

  test("leaves nothing in a word that the query language of the search would read as an operator", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(words(text).join("")).toMatch(/^[\p{L}\p{N}]*$/u);
      }),
    );
  });

  test("composed and decomposed letters make the same words", () => {
    expect(words("Zwölf Übersetzungen".normalize("NFD"))).toEqual(["zwölf", "übersetzungen"]);
  });
});

describe("editDistance", () => {
  test.each([
    ["same", "same", 0],
    ["", "abc", 3],
    ["emial", "email", 1],
    ["gihub", "github", 1],
    ["postmrak", "postmark", 1],
    ["stripe", "strype", 1],
    ["serch", "research", 3],
    ["ca", "abc", 3],
    ["kitten", "sitting", 3],
  ])("from %s to %s is %i", (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
    expect(editDistance(right, left)).toBe(distance);
  });

  test("is what a plain recursion over the four mistakes gives", () => {
    fc.assert(
      fc.property(word(0, 6), word(0, 6), (left, right) => {
        expect(editDistance(left, right)).toBe(slowDistance(left, right));
      }),
    );
  });
});

/** The definition of optimal string alignment, from the ends of both words, without a table. */
function slowDistance(left: string, right: string): number {
  if (left === "" || right === "") return left.length + right.length;
  const [l, r] = [left.slice(0, -1), right.slice(0, -1)];
  const tries = [
    slowDistance(l, right) + 1,
    slowDistance(left, r) + 1,
    slowDistance(l, r) + (left.at(-1) === right.at(-1) ? 0 : 1),
  ];
  if (left.length > 1 && right.length > 1 && left.at(-1) === right.at(-2) && left.at(-2) === right.at(-1))
    tries.push(slowDistance(left.slice(0, -2), right.slice(0, -2)) + 1);
  return Math.min(...tries);
}

const known = (found: string[]) => found.map((found) => ({ word: found, n: 1 }));

describe("likeliestWord", () => {
  test.each([
    ["emial", ["mail", "email", "trial"], "email"],
    ["transactonal", ["transaction", "transactional"], "transactional"],
    ["serch", ["perch", "search"], "search"],
    ["cat", ["car", "hat"], null],
    ["postmark", [], null],
    ["zzzzqqqq", ["email", "github"], null],
    ["xata", ["data"], null],
    ["opstgresql", ["postgresql"], "postgresql"],
    ["ostgresql", ["postgresql"], null],
  ])("for %s among %j is %s", (mistyped, found, likeliest) => {
    expect(likeliestWord(mistyped, known(found))).toBe(likeliest);
  });

  test("of two as near is the one that more tools have", () => {
    const near = [
      { word: "forums", n: 2 },
      { word: "format", n: 9 },
    ];
    expect(likeliestWord("forams", near)).toBe("forums");
    expect(likeliestWord("formas", [...near, { word: "forms", n: 30 }])).toBe("forms");
    expect(likeliestWord("formaz", near)).toBe("format");
  });

  test("does not depend on the order in which words are known", () => {
    fc.assert(
      fc.property(word(4, 9), fc.array(word(4, 9)), (mistyped, found) => {
        expect(likeliestWord(mistyped, known(found).toReversed())).toBe(likeliestWord(mistyped, known(found)));
      }),
    );
  });
});
