import { expect, test } from "vitest";
import { hiddenTexts } from "../testing/corpus/hidden-text.ts";
import { honestTexts } from "../testing/corpus/honest-text.ts";
import { findUnsafeUnicode, readableCopies } from "./hidden-text.ts";

test("an entity named as what every object inherits is no entity", () => {
  for (const text of ["&valueOf;", "&toString;", "a &amp; &valueOf; b"])
    for (const copy of readableCopies(text)) expect(copy.text).toContain(text.slice(-10, -3));
});

test("entities that are some are read as what they stand for", () => {
  expect(readableCopies("ghp&#95;a &amp; b").map(({ text }) => text)).toContain("ghp_a & b");
});

test("every way to hide text is refused at the place where it hides", () => {
  const missed = hiddenTexts.filter(({ text, offset }) => findUnsafeUnicode(text)?.offset !== offset);
  console.log(`hidden text: ${hiddenTexts.length - missed.length} of ${hiddenTexts.length} refused`);
  expect(missed.map(({ name }) => name)).toEqual([]);
  expect(hiddenTexts.length).toBeGreaterThanOrEqual(30);
});

test("real languages, emoji and signs are accepted", () => {
  const refused = honestTexts.filter((text) => findUnsafeUnicode(text) !== null);
  console.log(`real text: ${honestTexts.length - refused.length} of ${honestTexts.length} accepted`);
  expect(refused).toEqual([]);
  expect(honestTexts.length).toBeGreaterThanOrEqual(60);
});

test("hidden text is still refused behind any real text", () => {
  for (const honest of honestTexts.filter((text) => text !== "")) {
    for (const { name, text } of hiddenTexts) {
      expect(findUnsafeUnicode(`${honest} ${text}`), name).not.toBeNull();
    }
  }
});

test("the offset counts code points and the code point is the refused one", () => {
  expect(findUnsafeUnicode("🚀🚀\u202ex")).toEqual({ offset: 2, codePoint: 0x202e });
  expect(findUnsafeUnicode("\ud83d")).toEqual({ offset: 0, codePoint: 0xd83d });
});

test("every default-ignorable code point is refused between Latin letters", () => {
  const accepted = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (!/\p{Default_Ignorable_Code_Point}/u.test(character)) continue;
    if (findUnsafeUnicode(`a${character}b`) === null) accepted.push(codePoint.toString(16));
  }
  expect(accepted).toEqual([]);
});

test("long hostile input is read to the end", () => {
  const parts = ["\u200d", "👩\u200d", "e\u0301", "🏴", "क्\u200d", "\u2800", "a"];
  for (const part of parts) expect(() => findUnsafeUnicode(part.repeat(60_000))).not.toThrow();
});
