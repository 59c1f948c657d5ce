import { expect, test } from "vitest";
import type { Answer, Question } from "#lib/questions/posts.ts";
import { qaPage } from "./qa-page.ts";

const at = "2026-01-01T00:00:00.000Z";
const question = {
  title: "</script><script>alert(1)</script><!--",
  body: "Does it work?",
  url: "https://touchstone.example/questions/1",
  created_at: at,
  answer_count: 7,
} as Question;
const answer = { post_type: "answer", body: "Yes.\u2028]]>", url: "https://touchstone.example/#a", created_at: at };

test("text by strangers cannot end the script element it is written into", () => {
  const written = qaPage(question, [answer as Answer]);
  expect(written).not.toMatch(/[<]/);
  expect(JSON.parse(written).mainEntity.name).toBe(question.title);
});

test("the answers of a page are suggested, follow-ups are no answers, and none is said to be accepted", () => {
  const { mainEntity } = JSON.parse(
    qaPage(question, [answer as Answer, { ...answer, post_type: "followup" } as Answer]),
  );
  expect(mainEntity).toMatchObject({ answerCount: 7, suggestedAnswer: [{ "@type": "Answer" }] });
  expect(mainEntity).not.toHaveProperty("acceptedAnswer");
});
