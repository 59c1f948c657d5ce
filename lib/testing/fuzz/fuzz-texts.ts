import fc from "fast-check";

const words =
  "the boat was moored before noon and every call came back with what its manual says a second run gave one more line then nothing which is why we read it again".split(
    " ",
  );

/** Ordinary text beyond ASCII: each of these may be published. */
// biome-ignore format: as many on a line as fit.
const letters = [
  "é", "ß", "Ωμέγα", "скорость", "速度", "안녕", "שלום", "سرعة", "नमस्ते", "👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "e\u0301", "𝒳", "·",
];

/** Names that every object inherits. */
export const inheritedNames = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];

/** Text that is invalid, hides in other text, reorders it, or has a meaning to another reader. */
// biome-ignore format: as many on a line as fit.
export const strangeTexts = [
  "\ud800", "\udfff", "\ude00\ud83d", "a\0b", "\u200d", "\u200b", "\u202e", "\u2066", "\u00ad", "\ufeff", "\ufffe",
  "\u2028", "\u0085", "\u001b[31m", "\u0007", "\r\n\r\n", "\t", "Z\u0351\u0352\u0353\u0354\u0355\u0356\u0357", "ﷺ",
  "İ",
  ..."' or 1=1 --|'; drop table tools; --|%|_|\\|$1|#{7*7}|{{7*7}}|%s%n|%00|%ff|../../etc/passwd|C:\\con".split("|"),
  "<script>alert(1)</script>", "![x](https://x.example/p.png)", "[x](javascript:alert(1))", "`".repeat(60),
  "> ".repeat(60), "| a ".repeat(60), "*".repeat(300), "[".repeat(300), "&#0;", "<!--", "]]>", "a:b",
  "a & b | !c <-> d", ...inheritedNames, "null", "undefined", "NaN", "true",
  "0", "-0", "1e400", `ghp_${"a1B2".repeat(9)}`, "someone@mailbox.example.com", "+49 30 901820",
  "4111 1111 1111 1111", "",
];

/** Ordinary words within a length in code points, which anyone may publish. */
export function plainText(minimum: number, maximum: number): fc.Arbitrary<string> {
  const word = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...letters));
  return fc
    .tuple(fc.array(word, { minLength: 1, maxLength: Math.min(30, Math.ceil(maximum / 4)) }), fc.boolean())
    .map(([chosen, isFull]) =>
      fitted(chosen.join(" "), minimum, isFull && maximum < 1000 ? maximum : minimum, maximum),
    );
}

/** Lengthens with words, or cuts, without leaving half a grapheme or a blank at an end. */
function fitted(text: string, minimum: number, wanted: number, maximum: number): string {
  const length = Array.from(text).length;
  if (length < wanted) return `${text}${"x".repeat(wanted - length)}`;
  if (length <= maximum) return text;
  const ascii = text
    .replaceAll(/[^a-z ]/g, "")
    .slice(0, maximum)
    .trim();
  return ascii.length >= minimum ? ascii : "x".repeat(maximum);
}

const hugeNowAndThen = fc.oneof(
  { weight: 12, arbitrary: fc.constant("w".repeat(300)) },
  fc.constantFrom(140_000, 300_000).map((length) => "w".repeat(length)),
);

/** Text that may be refused and must never do harm. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.tuple(plainText(8, 60), fc.constantFrom(...strangeTexts), plainText(1, 60)).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(201, 2001, 6001, 20_000).map((length) => "w".repeat(length)),
  hugeNowAndThen,
  fc.constantFrom(160, 161, 200, 201, 500, 501).map((length) => "😀".repeat(length)),
);

/** Any JSON value, with inherited names too; flat enough to be read. */
export const junk: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(
      null,
      true,
      false,
      0,
      -0,
      -1,
      1,
      1.5,
      1e308,
      5e-324,
      2 ** 53 - 1,
      2 ** 53,
      -(2 ** 31) - 1,
      "",
      [],
      {},
    ),
    strangeText,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom("__proto__", "constructor", "toJSON", "", "a/b~c", "id"), strangeText),
      tie("value"),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
})).value;

/** The same value as readable JSON: without the parts that strict JSON already refuses. */
export function readable(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "").slice(0, 100_000);
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : 7;
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [readable(name), readable(part)]));
}
