import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { longestRead, quotedOnly } from "../text-parts.ts";
import { planOf } from "./plan-of.ts";

const given = { subject: "a box of fruit", stimulus: null, rivals: [], price: null, questions: [] };
const notUnderstood = (stimulus: string) => planOf(aBrief({ given: { ...given, stimulus } })).not_understood;

test("a shown text that is read to its end is understood whole", () => {
  expect(notUnderstood("Fresh fruit at your door. ".repeat(100))).toEqual([]);
});

test("of a longer one, the plan says that the rest is quoted only", () => {
  expect(notUnderstood("x".repeat(longestRead + 1))).toEqual([quotedOnly]);
});
