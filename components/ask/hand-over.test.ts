import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { questionOf } from "./draft.ts";
import { asCurl, asPrompt } from "./hand-over.ts";

const base = "http://localhost:3000";
const question = questionOf({
  title: "Does 'quoting' $(survive) `a` shell?",
  body: 'QUESTION\nA line that is the end mark, a "quote", a \\ and $HOME.\nQUESTION',
  tags: "",
  links: "",
  tool_id: "",
});

test("a shell hands curl exactly the JSON, whatever the text holds", () => {
  const [command, ...rest] = asCurl(question, base).split("\n");
  const script = [command!.replace(/^curl .*--data-binary @-/, "cat"), ...rest].join("\n");
  expect(JSON.parse(execFileSync("sh", ["-c", script], { encoding: "utf8" }))).toEqual(question);
});

test("the prompt asks to search first, and carries the question as data", () => {
  const prompt = asPrompt(question, base);
  expect(prompt).toContain(`${base}/api/questions?q=Does+%27quoting%27`);
  expect(JSON.parse(prompt.slice(prompt.indexOf("\n\n") + 2))).toEqual(question);
});
