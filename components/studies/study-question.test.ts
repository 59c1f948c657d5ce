import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StudyQuestion } from "./study-question.tsx";

const markupOf = (topic: string) => renderToStaticMarkup(createElement(StudyQuestion, { topic }));

test("a short question is shown whole, as written", () => {
  const topic = "Would you try it?\nAnd would you pay for it?";
  expect(markupOf(topic)).toContain(topic);
  expect(markupOf(topic)).not.toContain("<details");
});

test("a question of 20,000 characters begins with its first words, and unfolds", () => {
  const topic = "Would you? ".repeat(1_900).trim();
  const [head, rest] = markupOf(topic).split("<details") as [string, string];
  expect(head).toContain("…");
  expect(head.length).toBeLessThan(600);
  expect(rest).toContain("The whole question");
  expect(rest).toContain(topic);
});
