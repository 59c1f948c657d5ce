import { expect, test } from "vitest";
import { codeCaps, codeLanguages, highlightCode } from "#lib/content/render-markdown.ts";
import { expectCheap } from "#lib/testing/expect-cheap.ts";

/** Starts that a careless grammar searches the rest of the text for, again and again. */
const starts = "\"|'|`|\\|/*|<|<!--|{|$(|a.|1.|<<A\n|<>|a\n|'''|f\"{";

const longest = (part: string) => {
  const text = part.repeat(codeCaps.length).slice(0, codeCaps.length - codeCaps.length / codeCaps.line);
  return text.replace(new RegExp(`[^\n]{${codeCaps.line}}`, "g"), "$&\n").slice(0, codeCaps.length);
};

test.each(Object.keys(codeLanguages))(
  "the longest code made to be slow is marked as %s in time, or plain",
  async (language) => {
    for (const start of starts.split("|"))
      await expectCheap(150, () => highlightCode(longest(start), language), `${language}: ${start}`);
  },
);

test("code beyond a cap, or in a language not listed, is left plain", () => {
  const { length, line, marks } = codeCaps;
  expect(highlightCode("const long_name = some_other;\n".repeat(length / 30), "js")).toContain(
    '<span class="keyword">const</span>',
  );
  expect(highlightCode("a\n".repeat(length / 2 + 1), "js")).toBeNull();
  expect(highlightCode("a".repeat(line + 1), "js")).toBeNull();
  expect(highlightCode("1,\n".repeat(marks), "js")).not.toBeNull();
  expect(highlightCode("1,\n".repeat(marks + 1), "js")).toBeNull();
  for (const name of ["", "brainfuck", "__proto__", "toString"]) expect(highlightCode("a", name)).toBeNull();
});
