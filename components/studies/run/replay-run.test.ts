import { createElement } from "react";
import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import { type ReplayedPersona, ReplayRun } from "./replay-run.tsx";

const core = (q: string, a: string) => ({ q, a, kind: "core" as const });
const probe = (q: string, a: string) => ({ q, a, kind: "probe" as const });

test("a replay counts the questions of the guide, in either order, and has what was asked back below each", async () => {
  const [good, why, last] = [core("How was it?", "Good."), probe("Why?", "No fuss."), core("When?", "In May.")];
  const personas: ReplayedPersona[] = [
    { name: "Ana", line: "40, careful", interviews: [{ number: 1, transcript: [good, why, last] }] },
    {
      name: "Ben",
      line: "31, in a hurry",
      interviews: [{ number: 2, transcript: [last, core("How was it?", "Bad.")] }],
    },
  ];
  const html = (await markupOf(createElement(ReplayRun, { personas }))).replaceAll(/<[^>]+>/g, " ");
  expect(html.match(/How was it\?/g)).toHaveLength(1);
  expect(html).not.toContain("In May.");
  expect(html).toMatch(
    /Question 1 of 2.*Ana.*40, careful.*Interview 1.*Good\..*Asked back: Why\?.*No fuss\..*Ben.*Interview 2.*Bad\./s,
  );
});

test("a replay has the question at each answer where it was worded for each interview", async () => {
  const of = (number: number, q: string) => ({ number, transcript: [core(q, `Answer ${number}.`)] });
  const personas = [{ name: "Ana", line: "40", interviews: [of(1, "How was it?"), of(2, "What was it like?")] }];
  const html = (await markupOf(createElement(ReplayRun, { personas }))).replaceAll(/<[^>]+>/g, " ");
  expect(html).toMatch(
    /Question 1 of 1.*Interview 1.*How was it\?.*Answer 1.*Interview 2.*What was it like\?.*Answer 2/s,
  );
});
