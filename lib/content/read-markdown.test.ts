import { expect, test } from "vitest";
import { excerptOf } from "./read-markdown.ts";

const oneLine = (text: string) => excerptOf(text, 200);

test("an excerpt has no sign of Markdown, and blocks of code are left out", () => {
  const text =
    "# Pools\n\nWe run PgBouncer in *transaction* **mode**, `LISTEN jobs` too.\n\n```sql\nLISTEN jobs;\n```\n\n- [docs](https://example.com)\n- ![a plan](https://example.com/a.png)\n\n> quoted";
  expect(oneLine(text)).toBe("Pools We run PgBouncer in transaction mode, LISTEN jobs too. docs a plan quoted");
});

test("signs that mark nothing stay, and cells and lines stay apart", () => {
  expect(oneLine("2 * 3 * 4 and a_b_c\nnext")).toBe("2 * 3 * 4 and a_b_c next");
  expect(oneLine("| a | b |\n|---|---|\n| 1 | 2 |")).toBe("a b 1 2");
  expect(oneLine("  Two lines\n\nand\ta tab.  ")).toBe("Two lines and a tab.");
});

test("a text of code alone is shown as its code", () => {
  expect(oneLine("```sh\ncurl -s localhost\n```")).toBe("curl -s localhost");
});

test("a longer text is cut at a word, within its length, never within a character, and says so", () => {
  expect(oneLine("word ".repeat(100))).toBe(`${"word ".repeat(38)}word…`);
  expect(oneLine("🙂".repeat(300))).toBe(`${"🙂".repeat(199)}…`);
  expect(oneLine("字".repeat(200))).toBe("字".repeat(200));
});

test("a text that goes on beyond what is read says that it goes on, however little of it is words", () => {
  expect(oneLine(`[short](https://example.com/${"x".repeat(3_900)}) and ${"`code` ".repeat(90)}`).endsWith("…")).toBe(
    true,
  );
  expect(oneLine(`Short.\n\n\`\`\`\n${"x\n".repeat(4_000)}\`\`\``)).toBe("Short.…");
});

test("an entity restores no character that is refused, and a text of too much markup is as written", () => {
  expect(oneLine("safe &#8238;txt.exe")).toBe("safe &#8238;txt.exe");
  expect(oneLine("> ".repeat(3_000))).toBe(`${"> ".repeat(98)}>…`);
});
