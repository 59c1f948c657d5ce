import { expect, test } from "vitest";
import { passagesOf } from "./passages-of.ts";

test("an answer is cut into what is quoted and what is not, without losing a character", () => {
  const answer = "I would try it. The price is high, though. Nobody I know uses it.";
  const cut = (...quotes: string[]) => {
    const passages = passagesOf(answer, quotes);
    expect(passages.map(({ text }) => text).join("")).toBe(answer);
    return passages.filter(({ isQuoted }) => isQuoted).map(({ text }) => text);
  };
  expect(cut()).toEqual([]);
  expect(cut("The price is high")).toEqual(["The price is high"]);
  expect(cut("Nobody I know uses it.", "I would try it.")).toEqual(["I would try it.", "Nobody I know uses it."]);
  expect(cut("price is high, though", "The price is high")).toEqual(["The price is high, though"]);
  expect(cut("The price is high, though.", "price")).toEqual(["The price is high, though."]);
  expect(cut(answer)).toEqual([answer]);
  expect(cut("what nobody said", "")).toEqual([]);
});
