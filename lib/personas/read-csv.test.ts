import { expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { readCsv } from "./import-personas.ts";

test("a CSV of many thousand lines is refused after the first of them", () =>
  expectCheap(100, () =>
    expect(() => readCsv(`name,age,role\n${"a,40,b\n".repeat(28_000)}`)).toThrow("Send 1 to 200 personas"),
  ));

test("a table that a spreadsheet fills up with empty lines is read", () => {
  expect(readCsv(`name,age,role\nIda,40,baker\n${",,\n".repeat(1_000)}`).rows).toHaveLength(1);
});
