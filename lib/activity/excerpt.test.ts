import { describe, expect, test } from "vitest";
import { excerptOf } from "./preview.ts";

describe("an excerpt", () => {
  test("of a short text is the text in one line", () => {
    expect(excerptOf("  Two lines\n\n\tand a tab.  ")).toBe("Two lines and a tab.");
  });

  test("is cut at a word, within 200 characters, and says so", () => {
    const text = "word ".repeat(100);
    expect(excerptOf(text)).toBe(`${"word ".repeat(40).trim()}…`);
    expect(excerptOf(`${"a".repeat(150)} ${"b".repeat(60)}`)).toBe(`${"a".repeat(150)}…`);
    expect(excerptOf(`${"a".repeat(200)} b`)).toBe(`${"a".repeat(200)}…`);
  });

  test("of a text without spaces is cut where 200 characters end, never within one", () => {
    expect(excerptOf("🙂".repeat(300))).toBe(`${"🙂".repeat(200)}…`);
    expect(excerptOf("字".repeat(200))).toBe("字".repeat(200));
    expect(excerptOf("🙂".repeat(200))).toBe("🙂".repeat(200));
  });

  test("leaves out the marks of Markdown's blocks and links, and keeps what they mark", () => {
    const text =
      "# Title\n\n> quoted\n\n- one\n1. two\n\n```js\ncode(a ** b)\n```\nSee [the docs](https://example.com/a?b=c).";
    expect(excerptOf(text)).toBe("Title quoted one two code(a ** b) See the docs.");
  });

  test("of a text that goes on beyond what is read says that it goes on", () => {
    expect(excerptOf(`[short](https://example.com/${"x".repeat(2_000)}) end`).endsWith("…")).toBe(true);
    expect(excerptOf(`[short](https://example.com/${"x".repeat(371)}) end`)).toBe("short…");
    expect(excerptOf(`[short](https://example.com/${"x".repeat(300)})`)).toBe("short");
  });
});
