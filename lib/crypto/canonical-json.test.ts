import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import numberStream from "./vectors/es6-number-stream.json" with { type: "json" };
import numberSamples from "./vectors/rfc8785-numbers.json" with { type: "json" };

const canonicalOf = (text: string) => canonicalJson(JSON.parse(text));

describe("numbers", () => {
  test("every sample of RFC 8785 appendix B has its published form", () => {
    expect(numberSamples).toHaveLength(24);
    for (const [bits, expected] of numberSamples) expect(canonicalJson(doubleOf(BigInt(`0x${bits}`)))).toBe(expected);
  });

  test("the first 1,000, 10,000 and 100,000 lines of the published number stream have the published SHA-256", () => {
    const hash = createHash("sha256");
    const digests: Record<string, string> = {};
    let lines = 0;
    for (const bits of streamedBits()) {
      hash.update(`${bits.toString(16)},${canonicalJson(doubleOf(bits))}\n`);
      lines += 1;
      if (lines in numberStream.sha256_of_lines) digests[lines] = hash.copy().digest("hex");
      if (lines === 100_000) break;
    }
    expect(digests).toEqual(numberStream.sha256_of_lines);
  });

  test("other spellings of a number have one form", () => {
    expect(canonicalOf("[-0, 1.0, 1e2, 4.50, 2e-3, 1E30, 333333333.33333329, 0.000000000000000000000000001]")).toBe(
      "[0,1,100,4.5,0.002,1e+30,333333333.3333333,1e-27]",
    );
  });
});

describe("members", () => {
  test("the sample of RFC 8785 section 3.2.2 has its published form", () => {
    const sample = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    expect(canonicalOf(sample)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test("names are sorted by UTF-16 code units, as the sample of section 3.2.3 shows", () => {
    const sample = String.raw`{"\u20ac":1,"\r":2,"\ufb33":3,"1":4,"\ud83d\ude00":5,"\u0080":6,"\u00f6":7}`;
    // By code points U+FB33 would precede U+1F600.
    expect(canonicalOf(sample)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  test.each([
    ["names that look like integers", '{"9":1,"10":2,"1":3,"-1":4,"01":5}', '{"-1":4,"01":5,"1":3,"10":2,"9":1}'],
    ["a name that begins another", '{"ab":1,"a":2,"":3,"aa":4}', '{"":3,"a":2,"aa":4,"ab":1}'],
    ["capitals", '{"a":1,"B":2,"_":3}', '{"B":2,"_":3,"a":1}'],
    ["nested objects", '{"b":[{"d":1,"c":{"f":1,"e":2}}],"a":{}}', '{"a":{},"b":[{"c":{"e":2,"f":1},"d":1}]}'],
    ["arrays keep their order", '[3,1,[2,"b","a"],[]]', '[3,1,[2,"b","a"],[]]'],
    ["a text named toJSON", '{"z":1,"toJSON":"x","a":2}', '{"a":2,"toJSON":"x","z":1}'],
    [
      "__proto__ and constructor",
      '{"z":1,"constructor":{},"__proto__":{"b":1,"a":2}}',
      '{"__proto__":{"a":2,"b":1},"constructor":{},"z":1}',
    ],
    ["composed and decomposed letters stay two names", '{"\\u00e9":1,"e\\u0301":2}', '{"e\u0301":2,"\u00e9":1}'],
    ["characters that JSON may leave as they are", '"\\u007f\\u2028\\/<"', '"\u007f\u2028/<"'],
  ])("%s", (_, text, expected) => {
    expect(canonicalOf(text)).toBe(expected);
  });

  test("the form equals that of the package canonicalize, and reads back as the same value", () => {
    const name = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.nat(30).map(String),
      fc.constantFrom("__proto__", "toJSON", "constructor", "length"),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, depthSize: "medium", withCrossShrink: true },
        fc.constantFrom(null, true, false, 0, -0, 1e21, 1e-7),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer(),
        fc.string({ unit: "binary", maxLength: 8 }),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(name, tie("value"), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, (sample) => {
        const text = canonicalJson(sample);
        expect(text).toBe(canonicalize(sample));
        expect(canonicalOf(text)).toBe(text);
      }),
      { numRuns: process.env.FULL_TESTS ? 3_000 : 100 },
    );
  });
});

describe("what has no canonical form", () => {
  test.each([
    ["NaN", Number.NaN],
    ["Infinity", { a: [Number.POSITIVE_INFINITY] }],
    ["a high surrogate alone", "\ud800"],
    ["a low surrogate before a high one", ["\udc00\ud800"]],
    ["a lone surrogate in a name", { "a\udfff": 1 }],
    ["undefined", undefined],
    ["an undefined member", { a: undefined }],
    ["a hole in an array", new Array(2)],
    ["a function", () => 1],
    ["a toJSON function", { toJSON: () => 1 }],
    ["a symbol", Symbol("a")],
    ["a big integer", 1n],
    ["a date", { at: new Date(0) }],
    ["a map", new Map()],
    ["a boxed number", Object(1)],
  ])("%s throws a TypeError", (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});

function doubleOf(bits: bigint): number {
  return new Float64Array(BigUint64Array.of(bits).buffer)[0]!;
}

/** The published stream: fixed edge cases, 2,000 doubles from the smallest normal one on, then a chain of SHA-256. */
function* streamedBits(): Generator<bigint> {
  for (const bits of numberStream.edge_cases) yield BigInt(`0x${bits}`);
  for (let offset = 0n; offset < 2000n; offset += 1n) yield 0x0010000000000000n + offset;
  let block: Uint8Array = new Uint8Array(32);
  for (;;) {
    block = createHash("sha256").update(block).digest();
    const view = new DataView(block.buffer, block.byteOffset, 32);
    for (const at of [0, 8, 16, 24]) {
      const double = view.getFloat64(at, true);
      if (double !== 0 && Number.isFinite(double)) yield view.getBigUint64(at, true);
    }
  }
}
