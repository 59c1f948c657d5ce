import { expect, test } from "vitest";
import { refuseMarkup } from "#lib/content/refuse-content.ts";
import { renderMarkdown } from "#lib/content/render-markdown.ts";
import { AppError } from "#lib/errors.ts";
import { benignPosts } from "#lib/testing/corpus/benign-posts.ts";
import { honestTexts } from "#lib/testing/corpus/honest-text.ts";
import { pathologicalPosts } from "#lib/testing/corpus/pathological-posts.ts";

function refusalOf(text: string): AppError | null {
  try {
    refuseMarkup([{ pointer: "/body", text }]);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return error as AppError;
  }
}
const faultsOf = (text: string) => refusalOf(text)?.extras.details?.map(({ message }) => message) ?? [];

const table = (columns: number, rows: number) =>
  `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n${`|${"b|".repeat(columns)}\n`.repeat(rows)}`;
const quoted = (levels: number) => `${">".repeat(levels)} a`;
const linked = (links: number) => Array.from({ length: links }, (_, i) => `https://a.test/${i}`).join(" ");

test("honest posts pass", () => {
  expect([...benignPosts, ...honestTexts].filter((text) => refusalOf(text) !== null)).toEqual([]);
});

test("the caps are met exactly", () => {
  for (const text of [quoted(20), table(20, 1), linked(20), table(10, 100), "- a\n".repeat(1499)])
    expect(faultsOf(text)).toEqual([]);
});

test("each cap is refused with what to do", () => {
  expect(faultsOf(quoted(21))).toEqual(["has quotes, lists or emphasis 21 levels deep: use at most 20."]);
  expect(faultsOf(`${"- ".repeat(21)}a`)).toEqual(["has quotes, lists or emphasis 21 levels deep: use at most 20."]);
  expect(faultsOf(`${"*".repeat(42)}a${"*".repeat(42)}`)).toEqual([
    "has quotes, lists or emphasis 21 levels deep: use at most 20.",
  ]);
  expect(faultsOf(table(21, 1))).toEqual(["has a table with 21 columns: use at most 20."]);
  expect(faultsOf(linked(21))).toEqual(["has 21 links: use at most 20."]);
  expect(faultsOf("![a](https://a.test) ".repeat(21))).toEqual(["has 21 links: use at most 20."]);
  expect(faultsOf("*a* ".repeat(2000))).toEqual([
    "makes 2001 elements such as list items and table cells: use at most 2000.",
  ]);
  expect(faultsOf(`${table(20, 1)}${"b\n".repeat(2000)}`)).toEqual([
    "makes more than 2000 elements such as list items and table cells: use fewer.",
  ]);
  expect(faultsOf(`x\n\n> |a|b|\n> |-|-|\n> |1|2|\n> |1|2|3|`)).toEqual([
    "has a table row with more cells than its head in line 6: write \\| for a bar in a cell.",
  ]);
  expect(faultsOf("x".repeat(12_001))).toEqual(["is longer than 12000 UTF-16 units: shorten it."]);
});

test("bars inside cells, quotes and lists are counted as the reader of the table counts them", () => {
  const honest = [
    "|a|b|\n|-|-|\n|1\\|2|3|",
    "a|b\n-|-\n1|2",
    "> a|b\n> -|-\n> 1|2",
    "- |a|b|\n  |-|-|\n  |1|2|",
    "|a|b|\r\n|-|-|\r\n|1|2|\r\n",
    "```\n|a|\n|-|\n|1|2|3|\n```",
  ];
  expect(honest.flatMap(faultsOf)).toEqual([]);
});

test("all faults of all fields are named at once, and none of their text", () => {
  const secret = "zq81mark";
  const text = `${">".repeat(30)} ${secret} ${linked(30)}`;
  let refusal: unknown;
  try {
    refuseMarkup([
      { pointer: "/body", text },
      { pointer: "/title", text: "fine" },
      { pointer: "/note", text },
    ]);
  } catch (error) {
    refusal = error;
  }
  const { code, status, extras, message } = refusal as AppError;
  expect([code, status]).toEqual(["invalid_content", 400]);
  expect(extras.details?.map(({ pointer }) => pointer)).toEqual(["/body", "/body", "/note", "/note"]);
  expect(JSON.stringify([message, extras])).not.toContain(secret);
});

test("what is refused is shown as written, should it stand anywhere already", () => {
  const shownAsWritten = (text: string) => renderMarkdown(text).startsWith('<pre dir="auto">');
  const tried = pathologicalPosts.filter((_, at) => process.env.FULL_TESTS || at % 3 === 0);
  const refused = tried.filter((text) => refusalOf(text) !== null);
  expect(refused.filter((text) => !shownAsWritten(text))).toEqual([]);
  expect(refused.length).toBeGreaterThan(tried.length / 5);
});
