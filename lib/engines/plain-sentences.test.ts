import { expect, test } from "vitest";
import { plainSentences, wordsEach } from "./plain-sentences.ts";

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
