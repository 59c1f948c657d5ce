import { expect, test } from "vitest";
import { isForeign } from "./is-foreign.ts";

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
