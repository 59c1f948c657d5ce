import { expect, test } from "vitest";
import { aBrief } from "../../testing/samples/brief.ts";
import { longestRead, quotedOnly } from "../texts.ts";
import { isForeign, planOf } from "./plan-of.ts";

const given = { subject: "a box of fruit", stimulus: null, rivals: [], price: null, questions: [] };
const notUnderstood = (stimulus: string) => planOf(aBrief({ given: { ...given, stimulus } })).not_understood;

test("a shown text that is read to its end is understood whole", () => {
  expect(notUnderstood("Fresh fruit at your door. ".repeat(100))).toEqual([]);
});

test("of a longer one, the plan says that the rest is quoted only", () => {
  expect(notUnderstood("x".repeat(longestRead + 1))).toEqual([quotedOnly]);
});

test.each([
  "Was denken Familien über eine Kochbox für 29 Euro im Monat?",
  "¿Cuánto pagarían las familias por una caja de comida?",
  "Que pensent les clients de notre nouvelle boutique à Lyon ?",
  "これは日本語の質問です。どう思いますか。",
  "كم سيدفع الناس مقابل هذا التطبيق؟",
  "Что думают люди о новой цене на проезд?",
])("%j is in another language than English", (topic) => {
  expect(isForeign(topic)).toBe(true);
});

test.each([
  "Would families buy a meal kit for $29 a month?",
  "Perception of Volvo among Swedish families today",
  "meal kit pricing",
  "Why do people leave Spotify?",
])("%j is taken as English", (topic) => {
  expect(isForeign(topic)).toBe(false);
});
