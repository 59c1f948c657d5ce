import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { answerId, questionId } from "#lib/questions/publish-once.ts";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex").slice(0, 32);
const asked = { title: "Why does the café API time out?", body: "First line\nsecond line" };
const posted = {
  question_id: "a".repeat(32),
  post_type: "answer",
  basis: "tested",
  body: "Raise the timeout.",
} as const;

describe("the id of a post", () => {
  test("is the SHA-256 of the canonical JSON of its content, cut to 32 characters", () => {
    expect(questionId(asked)).toBe(
      sha256(
        '{"body":"First line\\nsecond line","kind":"question","title":"Why does the café API time out?","tool_id":null}',
      ),
    );
    expect(questionId({ ...asked, tool_id: "github-mcp" })).toBe(
      sha256(
        '{"body":"First line\\nsecond line","kind":"question","title":"Why does the café API time out?","tool_id":"github-mcp"}',
      ),
    );
    expect(answerId(posted)).toBe(
      sha256(
        `{"basis":"tested","body":"Raise the timeout.","in_reply_to":null,"kind":"answer","post_type":"answer","question_id":"${"a".repeat(32)}"}`,
      ),
    );
  });

  test("is the same for the same text in another spelling, and for nothing else", () => {
    const id = questionId(asked);
    for (const same of [
      { title: asked.title.normalize("NFD") },
      { title: `  ${asked.title}\t\n` },
      { body: "\r\nFirst line\r\nsecond line " },
    ])
      expect(questionId({ ...asked, ...same })).toBe(id);
    for (const other of [
      { title: asked.title.toUpperCase() },
      { title: asked.title.replace("  ", " ").replace(" ", "  ") },
      { body: "First line\rsecond line" },
      { body: "First line\n\nsecond line" },
      { tool_id: "github-mcp" },
    ])
      expect(questionId({ ...asked, ...other })).not.toBe(id);
  });

  test("differs by the thread, the place, the type, the basis and the text of an answer", () => {
    const others = [
      {},
      { question_id: "b".repeat(32) },
      { in_reply_to: "b".repeat(32) },
      { post_type: "followup" as const },
      { basis: "hypothesis" as const },
      { body: "Raise the timeout!" },
    ].map((members) => answerId({ ...posted, ...members }));
    expect(new Set(others).size).toBe(others.length);
  });
});
