import { createElement } from "react";
import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import { type ReplayedPersona, ReplayRun } from "./replay-run.tsx";

const said = (...answers: string[]): ReplayedPersona["transcripts"] =>
  answers.map((a) => [{ q: "How was it?", a, kind: "core" }]);

test("a replay begins with the first answers: a question of all once, and an answer that repeats once", async () => {
  const personas = [
    { name: "Ana", line: "40, careful", transcripts: said("Good.", "Good.") },
    { name: "Ben", line: "31, in a hurry", transcripts: said("Bad.", "Mixed.") },
  ];
  const html = (await markupOf(createElement(ReplayRun, { personas }))).replaceAll(/<[^>]+>/g, " ");
  expect(html.match(/How was it\?/g)).toHaveLength(1);
  expect(html.match(/Good\./g)).toHaveLength(1);
  expect(html).toMatch(
    /Question 1 of 1.*Ana.*40, careful.*Good\..*The same in both interviews\..*Ben.*Bad\..*Mixed\./s,
  );
});
