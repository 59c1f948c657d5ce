import fc from "fast-check";
import { expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { cutText, partOf } from "./cut-text.ts";

const family = "👨‍👩‍👧‍👦";
const flag = "🇨🇭";
const accented = "e\u0301\u0323";
const graphemes = [family, flag, accented, "👍🏽", "क्षि", "각", "\r\n", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "a", "字", "𝒳"];
const codePoints = (text: string) => [...text].length;
const text = fc.array(fc.constantFrom(...graphemes), { maxLength: 40 });

test("a text is cut where a character of a reader ends, never above so many code points, and at the last such place", () => {
  fc.assert(
    fc.property(text, fc.nat(60), (characters, most) => {
      const cut = cutText(characters.join(""), most);
      expect(codePoints(cut)).toBeLessThanOrEqual(most);
      const whole = characters.map((_, at) => characters.slice(0, at + 1).join(""));
      const segments = [...new Intl.Segmenter("en").segment(characters.join(""))];
      const fitting = segments.filter(
        ({ index, segment }) => codePoints(characters.join("").slice(0, index + segment.length)) <= most,
      );
      const last = fitting.at(-1);
      const longest = last === undefined ? "" : characters.join("").slice(0, last.index + last.segment.length);
      expect(whole.length === 0 || longest !== "" ? cut : longest).toBe(longest);
    }),
  );
});

test.each([
  [`ab${family}`, 5, "ab"],
  [`ab${family}`, 9, `ab${family}`],
  [`${flag}${flag}`, 3, flag],
  [`caf${accented}!`, 5, "caf"],
  ["a\r\nb", 2, "a"],
  [family, 3, "👨‍👩"],
  ["𝒳𝒳", 1, "𝒳"],
  ["abc", 0, ""],
  ["", 5, ""],
])("%j at %i is %j", (whole, most, cut) => {
  expect(cutText(whole, most)).toBe(cut);
});

test("no cut of whole text holds half a pair, and two parts of it are the whole", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.integer({ min: -50, max: 50 }),
      fc.nat(50),
      (whole, place, most) => {
        expect(
          [cutText(whole, most), partOf(whole, place), partOf(whole, 0, place)].every((part) => part.isWellFormed()),
        ).toBe(true);
        expect(partOf(whole, 0, place) + partOf(whole, place)).toBe(whole);
      },
    ),
  );
});

test("a part of what has no pairs is as slice gives it", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), fc.option(fc.integer(), { nil: undefined }), (whole, start, end) => {
      expect(partOf(whole, start, end)).toBe(whole.slice(start, end));
    }),
  );
});

test("halves of pairs are counted as characters, and a long one is cut in linear time", async () => {
  expect(cutText("\ud83d\ud83d\ude00", 1)).toBe("\ud83d");
  expect(partOf("\ude00a", 1)).toBe("a");
  await expectCheap(1_000, () => {
    for (const part of ["e\u0301", "\u0301", "🇨", "👨‍", "a"]) cutText(part.repeat(200_000), 150_000);
  });
});
