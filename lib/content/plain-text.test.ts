import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, " ").trim();

test("a text's words have no sign of Markdown, and blocks of code are left out", () => {
  const text =
    "# Pools\n\nWe run PgBouncer in *transaction* **mode**, `LISTEN jobs` too.\n\n```sql\nLISTEN jobs;\n```\n\n- [docs](https://example.com)\n- ![a plan](https://example.com/a.png)\n\n> quoted";
  expect(oneLine(text)).toBe("Pools We run PgBouncer in transaction mode, LISTEN jobs too. docs a plan quoted");
});

test("signs that mark nothing stay, and cells and lines stay apart", () => {
  expect(oneLine("2 * 3 * 4 and a_b_c\nnext")).toBe("2 * 3 * 4 and a_b_c next");
  expect(oneLine("| a | b |\n|---|---|\n| 1 | 2 |")).toBe("a b 1 2");
});

test("a text of code alone is shown as its code", () => {
  expect(oneLine("```sh\ncurl -s localhost\n```")).toBe("curl -s localhost");
});
