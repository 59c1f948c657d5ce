import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { AppError } from "#lib/errors.ts";
import { parseStrictJson, type Spellings } from "#lib/json/strict-json.ts";
import { expectCheap } from "#lib/testing/expect-cheap.ts";

type Row = [name: string, document: string | Uint8Array, outcome: string];

const bytesOf = (document: string | Uint8Array) => (typeof document === "string" ? Buffer.from(document) : document);
const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");

/** The refusal, or null when the document is accepted; anything but an AppError fails the test. */
function refusalOf(document: string | Uint8Array, options?: { maxDepth?: number }): AppError | null {
  try {
    parseStrictJson(bytesOf(document), options);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const accepted: [name: string, document: string][] = [
  ["y_array_empty", "[]"],
  ["y_array_heterogeneous", '[null, 1, "1", {}]'],
  ["y_array_with_trailing_space", "[2] "],
  ["y_object_empty_key", '{"":0}'],
  ["y_object_members_named_like_properties", '{"__proto__":{"a":1},"constructor":1,"toJSON":"x","hasOwnProperty":2}'],
  ["y_object_same_name_at_two_levels", '{"a":{"a":{"a":1}},"b":{"a":1}}'],
  ["y_object_same_name_in_two_items", '[{"a":1},{"a":1}]'],
  ["y_object_names_that_differ_by_case_or_form", '{"a":1,"A":2,"\\u00e9":3,"e\\u0301":4}'],
  ["y_structure_lonely_string", '"asd"'],
  ["y_structure_lonely_null", "null"],
  ["y_structure_lonely_true", "true"],
  ["y_structure_lonely_false", "false"],
  ["y_structure_lonely_int", "42"],
  ["y_structure_whitespace_around", " \t\r\n[ ] \t\r\n"],
  ["y_number_negative_zero", "-0"],
  ["y_number_negative_zero_fraction", "-0.0e-0"],
  ["y_number_one_point_zero", "1.0"],
  ["y_number_exponent", "1e2"],
  ["y_number_capital_exponent_plus", "1E+2"],
  ["y_number_fraction_and_exponent", "[123.456e-7]"],
  ["y_number_largest_safe_integer", "9007199254740991"],
  ["y_number_smallest_safe_integer", "-9007199254740991"],
  ["y_number_largest_safe_integer_as_exponent", "9.007199254740991e15"],
  ["y_number_many_digits", "0.1234567890123456789012345678901234567890"],
  ["y_number_underflow", "1e-400"],
  ["y_number_zero_with_a_huge_exponent", "0e999999"],
  ["y_string_all_escapes", '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041"'],
  ["y_string_escaped_surrogate_pair", '"\\ud83d\\ude00"'],
  ["y_string_raw_astral", '"😀"'],
  ["y_string_escaped_control", '"\\u0001\\u001f"'],
  ["y_string_raw_delete_and_c1", '"\u007f\u0080"'],
  ["y_string_line_separators", '"\u2028\u2029"'],
  ["y_string_noncharacter", '"\uffff\\uFFFE"'],
  ["y_string_byte_order_mark_inside", '"\ufeff"'],
  ["y_string_double_escape", '"\\\\u0000\\\\ud800"'],
  ["y_depth_8", "[[[[[[[[1]]]]]]]]"],
  ["y_depth_8_mixed", '{"a":[{"a":[{"a":[{"a":[]}]}]}]}'],
];

const refused: Row[] = [
  ["n_structure_no_data", "", "invalid_json"],
  ["n_structure_only_space", " \n ", "invalid_json"],
  ["n_structure_two_documents", "[][]", "invalid_json"],
  ["n_structure_trailing_comment", "[]// x", "invalid_json"],
  ["n_structure_comment", "/* x */[]", "invalid_json"],
  ["n_structure_open_object", "{", "invalid_json"],
  ["n_structure_open_array", "[1", "invalid_json"],
  ["n_structure_unopened_close", "1]", "invalid_json"],
  ["n_structure_wrong_close", "[1}", "invalid_json"],
  ["n_structure_form_feed_as_space", "[\f]", "invalid_json"],
  ["n_structure_no_break_space", "[\u00a0]", "invalid_json"],
  ["n_structure_html", "<html>", "invalid_json"],
  ["n_array_extra_comma", "[1,]", "invalid_json"],
  ["n_array_double_comma", "[1,,2]", "invalid_json"],
  ["n_array_leading_comma", "[,1]", "invalid_json"],
  ["n_array_colon", "[1:2]", "invalid_json"],
  ["n_array_missing_comma", '["a" "b"]', "invalid_json"],
  ["n_object_trailing_comma", '{"a":1,}', "invalid_json"],
  ["n_object_missing_colon", '{"a" 1}', "invalid_json"],
  ["n_object_missing_value", '{"a":}', "invalid_json"],
  ["n_object_unquoted_name", "{a:1}", "invalid_json"],
  ["n_object_single_quotes", "{'a':1}", "invalid_json"],
  ["n_object_number_as_name", "{1:1}", "invalid_json"],
  ["n_object_equals_sign", '{"a"=1}', "invalid_json"],
  ["n_object_semicolon", '{"a":1;"b":2}', "invalid_json"],
  ["n_literal_capital", "True", "invalid_json"],
  ["n_literal_cut_short", "nul", "invalid_json"],
  ["n_literal_run_on", "nullx", "invalid_json"],
  ["n_literal_undefined", "undefined", "invalid_json"],
  ["n_number_NaN", "NaN", "invalid_json"],
  ["n_number_Infinity", "-Infinity", "invalid_json"],
  ["n_number_leading_zero", "01", "invalid_json"],
  ["n_number_leading_plus", "+1", "invalid_json"],
  ["n_number_leading_dot", ".5", "invalid_json"],
  ["n_number_trailing_dot", "1.", "invalid_json"],
  ["n_number_minus_alone", "-", "invalid_json"],
  ["n_number_double_minus", "--1", "invalid_json"],
  ["n_number_empty_exponent", "1e", "invalid_json"],
  ["n_number_exponent_sign_only", "1e+", "invalid_json"],
  ["n_number_hex", "0x1F", "invalid_json"],
  ["n_number_underscore", "1_000", "invalid_json"],
  ["n_number_big_integer_suffix", "1n", "invalid_json"],
  ["n_number_full_width_digit", "１", "invalid_json"],
  ["n_string_unclosed", '"abc', "invalid_json"],
  ["n_string_ends_in_a_backslash", '"abc\\', "invalid_json"],
  ["n_string_escaped_closing_quote", '"abc\\"', "invalid_json"],
  ["n_string_unknown_escape", '"\\x41"', "invalid_json"],
  ["n_string_escaped_quote_of_javascript", '"\\\'"', "invalid_json"],
  ["n_string_short_u_escape", '"\\u00A"', "invalid_json"],
  ["n_string_capital_u_escape", '"\\U0041"', "invalid_json"],
  ["n_string_raw_tab", '"a\tb"', "invalid_json"],
  ["n_string_raw_line_break", '"a\nb"', "invalid_json"],
  ["n_string_raw_unit_separator_in_a_name", '{"a\u001f":1}', "invalid_json"],
  ["i_object_duplicate_name", '{"a":1,"a":2}', "duplicate_key"],
  ["i_object_duplicate_name_and_value", '{"a":1,"a":1}', "duplicate_key"],
  ["i_object_duplicate_name_escaped", '{"a":1,"\\u0061":2}', "duplicate_key"],
  ["i_object_duplicate_astral_name", '{"😀":1,"\\uD83D\\uDE00":2}', "duplicate_key"],
  ["i_object_duplicate_empty_name", '{"":1,"b":2,"":3}', "duplicate_key"],
  ["i_object_duplicate_proto", '{"__proto__":1,"__proto__":2}', "duplicate_key"],
  ["i_string_lone_high_surrogate", '"\\ud800"', "invalid_unicode"],
  ["i_string_lone_low_surrogate", '["\\uDC00"]', "invalid_unicode"],
  ["i_string_surrogates_in_the_wrong_order", '"\\ude00\\ud83d"', "invalid_unicode"],
  ["i_string_surrogate_before_a_letter", '"\\ud83da"', "invalid_unicode"],
  ["i_name_lone_surrogate", '{"\\udfff":1}', "invalid_unicode"],
  ["i_string_escaped_nul", '"a\\u0000b"', "invalid_unicode"],
  ["i_name_escaped_nul", '{"\\u0000":1}', "invalid_unicode"],
  ["i_string_raw_nul", '"a\0b"', "invalid_unicode"],
  ["i_structure_raw_nul", "[1]\0", "invalid_unicode"],
  ["i_utf8_byte_order_mark", "\ufeff[]", "invalid_unicode"],
  ["i_utf16_little_endian", hex("ff fe 5b 00 5d 00"), "invalid_unicode"],
  ["i_utf16_without_mark", hex("5b 00 5d 00"), "invalid_unicode"],
  ["i_utf8_raw_surrogate", hex("22 ed a0 80 22"), "invalid_unicode"],
  ["i_utf8_raw_surrogate_pair", hex("22 ed a0 bd ed b8 80 22"), "invalid_unicode"],
  ["i_utf8_overlong_slash", hex("22 c0 af 22"), "invalid_unicode"],
  ["i_utf8_overlong_nul", hex("22 c0 80 22"), "invalid_unicode"],
  ["i_utf8_stray_continuation", hex("22 81 22"), "invalid_unicode"],
  ["i_utf8_cut_short", hex("22 e2 82 22"), "invalid_unicode"],
  ["i_utf8_beyond_10ffff", hex("22 f4 90 80 80 22"), "invalid_unicode"],
  ["i_latin1", hex("22 e9 22"), "invalid_unicode"],
  ["i_number_overflow", "1e400", "number_out_of_range"],
  ["i_number_negative_overflow", "[-1e9999]", "number_out_of_range"],
  ["i_number_first_unsafe_integer", "9007199254740992", "number_out_of_range"],
  ["i_number_first_unsafe_negative_integer", "-9007199254740992", "number_out_of_range"],
  ["i_number_that_rounds_to_an_unsafe_integer", "9007199254740991.9", "number_out_of_range"],
  ["i_number_big_integer", "12345678901234567890", "number_out_of_range"],
  ["i_number_1e21", "1e21", "number_out_of_range"],
  ["i_number_400_digits", "1".repeat(400), "number_out_of_range"],
  ["i_depth_9", "[[[[[[[[[1]]]]]]]]]", "too_deep"],
  ["i_depth_9_empty", '{"a":[{"a":[{"a":[{"a":[{}]}]}]}]}', "too_deep"],
  ["i_depth_9_unclosed", "[".repeat(9), "too_deep"],
];

describe("which documents are taken", () => {
  test.each(accepted)("%s is read as JSON.parse reads it", (_, document) => {
    expect(parseStrictJson(Buffer.from(document))).toEqual(JSON.parse(document));
  });

  test.each(refused)("%s is refused", (_, document, outcome) => {
    expect(refusalOf(document)?.code).toBe(outcome);
  });

  test("a member named __proto__ is an own member and changes no prototype", () => {
    const value = parseStrictJson(Buffer.from('{"__proto__":{"admin":true}}')) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value.admin).toBeUndefined();
  });

  test("every text that JSON.stringify writes within the limits is read as the same value", { tags: "full" }, () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 8, depthSize: "large" },
        fc.constantFrom(null, true, false, 0, Number.MAX_SAFE_INTEGER, 1e-300),
        fc.maxSafeInteger(),
        fc.double({ min: -(2 ** 52), max: 2 ** 52, noNaN: true }),
        fc.string({ unit: "binary", maxLength: 10 }).map((text) => text.replaceAll("\0", "")),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom("__proto__", "a/b", "")), tie("value"), {
          maxKeys: 4,
        }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2, "\t\r\n "), (sample, indent) => {
        const text = JSON.stringify(sample, null, indent);
        expect(parseStrictJson(Buffer.from(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test("whatever is read, JSON.parse reads too; whatever is refused, is refused by an AppError", () => {
    const piece = fc.constantFrom(
      "[",
      "]",
      "{",
      "}",
      ",",
      ":",
      '"a"',
      '"',
      "\\",
      "\\u00",
      "1",
      "-",
      ".",
      "e5",
      "0",
      "true",
      "nul",
      " ",
      "\n",
      "é",
      "\0",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 12 }).map((pieces) => Buffer.from(pieces.join(""))),
          fc.uint8Array({ maxLength: 12 }),
        ),
        (bytes) => {
          const refusal = refusalOf(bytes);
          if (refusal === null) expect(parseStrictJson(bytes)).toEqual(JSON.parse(Buffer.from(bytes).toString()));
          if (refusal?.code === "invalid_json")
            expect(() => JSON.parse(Buffer.from(bytes).toString())).toThrow(SyntaxError);
        },
      ),
      { numRuns: process.env.FULL_TESTS ? 5_000 : 500 },
    );
  });
});

describe("what a refusal says", () => {
  test.each([
    ["duplicate_key", '{"a":[{"b":1},{"c":1,"c":2}]}', "/a/1/c"],
    ["duplicate_key", '{"a":1,"\\u0061":2}', "/a"],
    ["duplicate_key", '{"x":{"a/b~c":1,"a/b~c":2}}', "/x/a~1b~0c"],
    ["invalid_unicode", '{"a":["x","\\ud800"]}', "/a/1"],
    ["invalid_unicode", '{"a":{"\\ud800":1}}', "/a"],
    ["invalid_unicode", '"\\u0000"', ""],
    ["number_out_of_range", '{"metrics":{"calls":1e21}}', "/metrics/calls"],
    ["too_deep", "[[],[[[[[[[[]]]]]]]]]", "/1/0/0/0/0/0/0/0"],
  ])("%s in %s points at %s", (code, document, pointer) => {
    const refusal = refusalOf(document);
    expect(refusal).toMatchObject({ code, status: 400 });
    expect(refusal?.extras.details).toEqual([{ pointer, message: expect.any(String) }]);
  });

  test.each([
    ["", "line 1, column 1 needs a JSON value."],
    ['{"a":1,}', "line 1, column 8 needs a member name in double quotes."],
    ['{\n  "a" 1\n}', "line 2, column 7 needs a colon."],
    ['{\r\n"a":1\r\n"b":2}', "line 3, column 1 needs a comma or }."],
    ["[1\n\n 2]", "line 3, column 2 needs a comma or ]."],
    ["[1] x", "line 1, column 5 needs the end of the document."],
    ['["a\\q"]', "line 1, column 4 needs an escape that JSON has, such as \\n or \\u00e9."],
    ['"a\tb"', "line 1, column 3 needs an escape such as \\n in place of a raw control character."],
    ['["a', "line 1, column 4 needs a closing double quote."],
  ])("%j is not JSON: %s", (document, place) => {
    expect(refusalOf(document)?.message).toBe(`Send valid JSON: ${place}`);
  });

  test("no sentence repeats what the sender wrote", () => {
    for (const document of ['{"<evil>":1,"<evil>":2}', '{"<evil>":1e400}', '["<evil>" "<evil>"]', "<evil>"]) {
      expect(refusalOf(document)?.message).not.toContain("evil");
    }
  });
});

describe("limits", () => {
  test("the depth limit is the caller's, and counts open objects and arrays", () => {
    expect(refusalOf("[]", { maxDepth: 0 })?.code).toBe("too_deep");
    expect(refusalOf("1", { maxDepth: 0 })).toBeNull();
    expect(refusalOf("{}", { maxDepth: 1 })).toBeNull();
    expect(refusalOf('{"a":[]}', { maxDepth: 1 })?.message).toBe("Nest objects and arrays at most 1 deep.");
    expect(refusalOf(`${"[".repeat(64)}${"]".repeat(64)}`, { maxDepth: 64 })).toBeNull();
  });

  test("hostile documents of 256 KiB are answered in linear time", async () => {
    const size = 256 * 1024;
    const names = Array.from({ length: size / 16 }, (_, index) => `"${index}":1`);
    const documents = [
      "[".repeat(size),
      '{"a":'.repeat(size / 5),
      `"${"a".repeat(size)}`,
      `"${"\\".repeat(size)}`,
      `"${"\\u0041".repeat(size / 6)}"`,
      `[${"1,".repeat(size / 2)}1]`,
      `0.${"1".repeat(size)}`,
      "9".repeat(size),
      `1e${"9".repeat(size)}`,
      " ".repeat(size),
      `[${'"",'.repeat(size / 3)}]`,
      `{${names.join(",")}}`,
      `{${names.join(",")},"0":1}`,
    ];
    let outcomes: string[] = [];
    await expectCheap(2_000, () => {
      outcomes = documents.map((document) => refusalOf(document)?.code ?? "accepted");
    });
    expect(outcomes).toEqual([
      ...["too_deep", "too_deep", "invalid_json", "invalid_json", "accepted", "accepted", "accepted"],
      ...["number_out_of_range", "number_out_of_range", "invalid_json", "invalid_json", "accepted", "duplicate_key"],
    ]);
  });
});

describe("spellings of numbers", () => {
  const spellingsOf = (text: string) => {
    const spellings: Spellings = new Map();
    parseStrictJson(Buffer.from(text), { spellings });
    return Object.fromEntries(spellings);
  };

  test("are handed over by pointer, where RFC 8785 writes the number otherwise", () => {
    expect(spellingsOf('{"a/b": [4.0, 1e-05, 4, 4.5], "~": {"x": -0}, "y": 1E5, "z": "4.0"}')).toEqual({
      "/a~1b/0": "4.0",
      "/a~1b/1": "1e-05",
      "/~0/x": "-0",
      "/y": "1E5",
    });
  });

  test("are those that differ from the canonical form, for every double", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), (value) => {
        expect(spellingsOf(`[${canonicalJson(value)}]`)).toEqual({});
        expect(spellingsOf(`[${value.toExponential(20)}]`)).toEqual({ "/0": value.toExponential(20) });
      }),
    );
  });

  test("are at most a thousand", () => {
    expect(Object.keys(spellingsOf(`[${"1.0,".repeat(5_000)}1]`))).toHaveLength(1_000);
  });
});
