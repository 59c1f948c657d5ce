import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { hasPython } from "../testing/has-python.ts";
import { canonicalPython } from "./get-review-protocol.ts";

const [imports, code] = canonicalPython.split("\n\n\n", 2) as [string, string];

/** The Python code's output for JSON values, one a line. */
function inPython(values: unknown[]): string[] {
  const lines = values.map((value) => `${JSON.stringify(value)}\n`).join("");
  const program = `${canonicalPython}
import sys
sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8", newline="\\n")
for line in sys.stdin.read().split("\\n")[:-1]:
    value = json.loads(line, parse_int=float)
    print(canonical_json(value))
`;
  return execFileSync("python3", ["-c", program], { input: lines, encoding: "utf8" }).split("\n").slice(0, -1);
}

test.runIf(hasPython())("the Python code writes every JSON value as RFC 8785 does, numbers as floats too", () => {
  const numbers = [0, 4, 4.5, 1e-5, 1e-6, 9.99e-7, 1e-7, 1.5e-10, 1e12, 2 ** 53, 2 ** 60, 1e20, 1e21, 5e-324, 1.7e308];
  const values = [
    ...numbers.flatMap((number) => [number, -number]),
    { z: 1, a: [true, null, 'é \u2028 😀 \u007f \t \u0001 " \\ /'], "\u{1f600}": 1, "\uffff": 2 },
    ...fc.sample(fc.jsonValue({ noUnicodeString: false }), 500),
    ...fc.sample(fc.double({ noNaN: true, noDefaultInfinity: true }), 2_000),
  ];
  expect(inPython(values)).toEqual(values.map((value) => canonicalJson(JSON.parse(JSON.stringify(value)))));
});

test("the Python example has the same code", () => {
  const example = readFileSync("examples/publish_review.py", "utf8");
  expect(example).toContain(code);
  for (const line of imports.split("\n")) expect(example).toContain(`${line}\n`);
});
