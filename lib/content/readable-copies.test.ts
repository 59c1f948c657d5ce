import { expect, test } from "vitest";
import { readableCopies } from "./readable-copies.ts";

test("an entity named as what every object inherits is no entity", () => {
  for (const text of ["&valueOf;", "&toString;", "a &amp; &valueOf; b"])
    for (const copy of readableCopies(text)) expect(copy.text).toContain(text.slice(-10, -3));
});

test("entities that are some are read as what they stand for", () => {
  expect(readableCopies("ghp&#95;a &amp; b").map(({ text }) => text)).toContain("ghp_a & b");
});
