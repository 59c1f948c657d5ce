import { describe, expect, test } from "vitest";
import { longestRead, plainSentences, readPart, requestOf, wordsEach } from "./texts.ts";

test.each([
  ["Bins go out on Thursday. Please be early!", ["Bins go out on Thursday", "Please be early"]],
  ["# Lamp\n\n- LED\n- $5 off", ["Lamp", "LED", "$5 off"]],
  ["木曜日に出してください。お願いします。", ["木曜日に出してください", "お願いします"]],
  ["…", []],
])("the sentences of %j", (text, sentences) => expect(plainSentences(text)).toEqual(sentences));

test.each([
  ["One two three. One.", 2],
  ["", 0],
])("the words in the sentences of %j", (text, words) => expect(wordsEach(text)).toBe(words));

test("a script without blanks has words too", () => expect(wordsEach("木曜日に出してください。")).toBeGreaterThan(2));

test("an ordinary text is read to its end", () => {
  const text = "Would families pay $9 a month for a box of fruit? ".repeat(20);
  expect(readPart(text)).toBe(text);
});

test.each([
  ["words", "Would families pay? ".repeat(1_000), 1],
  ["one long word", "x".repeat(20_000), 1],
  ["signs that are many letters each", "ﷺ".repeat(20_000), 18],
  ["signs of two units", `x${"😀".repeat(20_000)}`, 2],
])("of %s so much is read as is allowed, and no sign is cut", (_, text, most) => {
  const part = readPart(text);
  const { length } = part.normalize("NFKC");
  expect(length).toBeLessThanOrEqual(longestRead);
  expect(length).toBeGreaterThan(longestRead - 2 * most);
  expect(text.startsWith(part) && part.isWellFormed()).toBe(true);
});

const page = "Acme makes a kit for $29. It is the best. ".repeat(30).trim();

describe("the request of a topic", () => {
  test("is all of a short one", () => {
    expect(requestOf(" Would families\nbuy it? ")).toEqual({ request: "Would families\nbuy it?", material: null });
  });

  test("is the last paragraph of a long one where it asks", () => {
    expect(requestOf(`${page}\n\nWould families buy it?`)).toEqual({
      request: "Would families buy it?",
      material: page,
    });
  });

  test("is else the first", () => {
    expect(requestOf(`Test this page.\n${page}`)).toEqual({ request: "Test this page.", material: page });
  });

  test("is else all of it", () => {
    expect(requestOf(page)).toEqual({ request: page, material: null });
    expect(requestOf(`${page}\n${page}`).material).toBeNull();
  });
});
