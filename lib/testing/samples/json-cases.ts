// Texts that are JSON, texts that are not, and texts that parsers disagree on, in the manner of JSONTestSuite: y, n and
// i.

/** A document, and its kind: `y` all parsers read, `n` none may; otherwise the code of this service's refusal. */
export type JsonCase = { name: string; document: string | Uint8Array; verdict: "y" | "n" | IllDefined };
type IllDefined = "duplicate_key" | "invalid_unicode" | "number_out_of_range" | "too_deep";

const hex = (...bytes: number[]) => Uint8Array.from(bytes);
const inQuotes = (...bytes: number[]) => hex(0x22, ...bytes, 0x22);

// biome-ignore format: as many on a line as fit.
const taken: { [kind: string]: string[] } = {
  array: [
    "[]", "[ ]", "[[]]", '[""]', "[null]", "[1,null,null,2]", "[1\n]", " [1]", "[2] ", '[false,"a",{}]', "[[],[[]]]",
  ],
  object: [
    "{}", '{"":0}', '{"a":[]}', '{"a":"b","c":"d"}', '{"a\\u0041":1}', '{\n"a": "b"\n}', '{"é":1,"e\\u0301":2}',
    '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '{"toJSON":1,"hasOwnProperty":2,"then":3}',
    '{"a":{"a":{"a":1}},"A":2}', `{"${"x".repeat(2000)}":1}`, '{"a/b~c%d":1}', '{"0":1,"1":2,"-1":3}',
  ],
  number: [
    "0", "-0", "-0.0", "1", "-1", "123", "0.1", "1.0", "-1.5", "123.456789", "1e2", "1E2", "1e+2", "1e-2", "1E+0",
    "0e0", "0e999999", "0.0e-0", "1e-400", "-1e-400", "20e1", "123e-10000000", "9007199254740991",
    "-9007199254740991", `0.${"0".repeat(500)}1`, `0.${"3".repeat(2000)}`, "9.007199254740991e15", "5e-324",
    "2.2250738585072014e-308",
  ],
  string: [
    '""', '"a"', '"\\""', '"\\\\"', '"\\/"', '"\\b\\f\\n\\r\\t"', '"\\u0041"', '"\\u00e9"', '"\\uD834\\uDD1E"', '"𝄞"',
    '"😀"', '"\\\\u0000"', '"\\u0001\\u001f"', '"\u007f"', '"\u0080"', '"\u2028\u2029"', '"\uffff"', '"\ufdd0"',
    '"\ufeff"', '"\\uFFFE"', '"\u200d"', '"\u202e"', '"/* comment */"', '"\\u0022"', '"asd "', '" "', '"\\u2064"',
    `"${"é".repeat(3000)}"`, '"\u{10ffff}"',
  ],
  literal: [
    "null", "true", "false", " null\n", "\ttrue\r\n",
  ],
  depth: [
    "[[[[[[[1]]]]]]]", '{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}', '[{"a":[{"a":[{}]}]}]',
  ],
};

// biome-ignore format: as many on a line as fit.
const refused: { [kind: string]: string[] } = {
  array: [
    "[1,]", "[,1]", "[1,,2]", "[,]", "[", "[1", "[1,", "[[", "[[]", "]", "[]]", "[1 true]", '["a" "b"]', "[1:2]",
    "[x", "[x]", "[1,\n1\n,1", '["": 1]', '["]', "[-]", "[*]", "[<null>]", "[1;2]", "[...]", "[a]", "[{]", "[}",
    '["x"', '["x",truth]', "[1]x", "[\u000b]", "[\f]",
  ],
  object: [
    "{", "}", "{]", "{,}", '{"a"}', '{"a":}', '{"a" 1}', '{"a":1', '{"a":1,', '{"a":1,}', '{,"a":1}',
    '{"a":1,,"b":2}', '{"a"::1}', "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{true:1}", '{"a"=1}',
    '{"a":1;"b":2}', '{"a":1 "b":2}', '{"a":1}}', '{"a":"b"}#', '{"a":"a" 123}', '{"a":1}{}', '{"x":"a",\'y\':2}',
    '{"a":/*c*/1}', '{"a":1,//c\n"b":2}', "{𝒳}", '{"a":b}', '{"a', '{"a"', "{...x}",
  ],
  number: [
    "+1", "++1", "-", "--1", "-+1", "01", "-01", "00", "012", "1.", "-1.", ".5", "-.5", "1.e1", ".e1", "1e", "1E",
    "1e+", "1E-", "1e1.5", "1ee2", "1.2.3", "1+2", "1-2", "0x1F", "0b1", "0o7", "1_000", "1,000", "1 000", "1n", "1f",
    "NaN", "-NaN", "Infinity", "-Infinity", "+Infinity", "Inf", "１", "١", "1\u00a0", "−1", "½", "1e１", "1/2", "2.e3",
    "0e", "0e+", "-foo", "1a", "0.3.", "0,5", "9.e+", "#1", "1%", "$1",
  ],
  string: [
    '"', '"a', '"\\"', '"\\', '"abc\\', "'a'", "`a`", "“a”", '"\\x41"', '"\\a"', '"\\0"', '"\\\'"', '"\\u"', '"\\u0"',
    '"\\u00A"', '"\\u00G0"', '"\\uD834\\u"', '"\\uD800\\u1x"', '"\\U0041"', '"\\u{41}"', '"\\u 041"', '"\\ "',
    '"\\é"', '"\\\n"', '"\t"', '"\n"', '"\r"', '"\u0001"', '"\u001f"', '"a"b', '"a" "b"', '"a"+"b"', 'a"', '"""a"""',
    'r"a"', '@"a"', '"\\v"', '"\\e"', '"\\u12\\u34"', '{"a\tb":1}', '{"\\q":1}', '"\u0002001',
  ],
  literal: [
    "nul", "nulll", "null,", "nan", "NULL", "Null", "True", "TRUE", "tru", "truee", "fals", "undefined", "None",
    "nil", "yes", "true false", "\\u006eull",
  ],
  structure: [
    "", " ", "\n\t\r ", "[][]", "{}{}", "1 2", "[]// x", "/* x */[]", "# x\n1", "<html>", "<?xml?>", "a=1&b=2",
    "--x\r\n", "a: 1\nb: 2", ")]}',\n[]", "\u00a0[]", "\u2028[]", "\u2060[]", "[]\u200b", "[\u3000]", "[\ufeff]",
    "[]\u001a", "*", "å", "[]\u0085", "undefined", "function(){}", "()", "(1)", "new Date()", "[\u0001]", "\u001b[]",
    "\u007f1", "[1]\\", "\\[]", "::", ",", ":", '"a":1', "[]\f", "\u000b1", "!0", "~", "^1", "@", "1;",
    "data: {}\n\n",
  ],
};

// biome-ignore format: as many on a line as fit.
const illDefined: { [code in IllDefined]: (string | Uint8Array)[] } = {
  duplicate_key: [
    '{"a":1,"a":2}', '{"a":1,"a":1}', '{"a":1,"\\u0061":2}', '{"":1,"":2}', '{"__proto__":1,"__proto__":2}',
    '{"\\/":1,"/":2}', '{"x":[{"b":1,"b":2}]}', '{"😀":1,"\\uD83D\\uDE00":2}', '{"a":1,"b":2,"c":3,"a":4}',
    '[{"a":1},{"a":1,"a":{}}]',
  ],
  invalid_unicode: [
    '"\\ud800"', '"\\uDFFF"', '"\\ude00\\ud83d"', '"\\ud83da"', '"\\ud800\\ud800\\n"', '["\\uDd1ea"]',
    '{"\\udfff":1}', '"a\\u0000b"', '{"\\u0000":1}', "\ufeff{}", "\ufeff", "\0", "[\0]", '"\0"', "1\0", hex(0xff),
    hex(0xfe, 0xff), hex(0xff, 0xfe, 0x5b, 0, 0x5d, 0), hex(0x5b, 0, 0x5d, 0), hex(0, 0x5b, 0, 0x5d), inQuotes(0xe9),
    inQuotes(0x81), inQuotes(0xc0, 0xaf), inQuotes(0xc0, 0x80), inQuotes(0xe0, 0x80, 0x80),
    inQuotes(0xf0, 0x80, 0x80, 0xaf), inQuotes(0xe2, 0x82), inQuotes(0xed, 0xa0, 0x80),
    inQuotes(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80), inQuotes(0xf4, 0x90, 0x80, 0x80),
    inQuotes(0xf8, 0x88, 0x80, 0x80, 0x80), inQuotes(0xfc, 0x83, 0xbf, 0xbf, 0xbf, 0xbf), hex(0x5b, 0xe5, 0x5d),
    hex(0x31, 0xe5), hex(0x31, 0x65, 0xe5), hex(0x5b, 0xff), hex(0xef, 0xbb, 0xbf, 0x7b, 0x7d),
    hex(0xef, 0xbb, 0x7b, 0x7d), hex(0x2b, 0x41, 0x46, 0x73, 0xad),
  ],
  number_out_of_range: [
    "1e400", "-1e9999", "9007199254740992", "-9007199254740992", "9007199254740991.9", "12345678901234567890", "1e21",
    "[1e308]", '{"a":1e16}', "1".repeat(400), `-${"9".repeat(3000)}`,
    "0.4e00669999999999999999999999999999999999999999999999999999999999999999999999969999999006", "123123e100000",
    "[100000000000000000000]",
  ],
  too_deep: [
    "[".repeat(100_000), `${"[".repeat(50_000)}${"]".repeat(50_000)}`, '{"a":'.repeat(20_000), '[{"":'.repeat(15_000),
    `${"[".repeat(40)}1${"]".repeat(40)}`, `${'{"a":'.repeat(17)}1${"}".repeat(17)}`,
    `${"[".repeat(17)}${"]".repeat(17)}`,
  ],
};

const casesOf = (
  kinds: { [kind: string]: (string | Uint8Array)[] },
  verdictOf: (kind: string) => JsonCase["verdict"],
): JsonCase[] =>
  Object.entries(kinds).flatMap(([kind, documents]) =>
    documents.map((document) => ({
      name: `${kind} ${JSON.stringify(typeof document === "string" ? document : Buffer.from(document).toString("hex")).slice(0, 60)}`,
      document,
      verdict: verdictOf(kind),
    })),
  );

/** All cases; valid ones nest at most 7 deep, so they fit inside another object. */
export const jsonCases: JsonCase[] = [
  ...casesOf(taken, () => "y"),
  ...casesOf(refused, () => "n"),
  ...casesOf(illDefined, (code) => code as IllDefined),
];

/** The same cases as a member's value: the fault must be found there too. A byte order mark is not one there. */
export const casesInside = (before: string, after: string): JsonCase[] =>
  jsonCases
    .filter(({ document }) => typeof document !== "string" || !document.startsWith("\ufeff"))
    .filter(({ document }) => typeof document === "string" || document[0] !== 0xef)
    .map(({ document, ...rest }) => ({
      ...rest,
      document: Buffer.concat([before, document, after].map((part) => Buffer.from(part))),
    }));
