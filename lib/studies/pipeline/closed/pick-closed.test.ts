import { expect, test } from "vitest";
import { ClosedQuestions } from "#lib/engines/closed-questions.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { mean } from "#lib/engines/statistics.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { runStudy } from "../run-study.ts";

test("the built-in engine picks among the subject, rivals and today's way as its choice model does, and among nothing else", async () => {
  const all = ["Tally", "Moo", "What I use today", "Zed"];
  const lists = [all, ["what i use today", "Tally"], all.toReversed(), ["Tally", "Other"], ["Moo", "Zed"]];
  const own = ClosedQuestions.parse(
    lists.map((options) => ({ kind: "choice", text: "Which would you take?", options, dont_know: true })),
  );
  const given = { subject: "Tally", stimulus: null, rivals: ["Moo", "Zed"], questions: [], price: null };
  const { quant, interviews } = (await runStudy(aBrief({ closed_questions: own, given }), simulator())).findings;
  expect(quant.closed!.map(({ n }) => n)).toEqual([8, 8, 8, 0, 0]);
  expect(quant.closed![0]!.note).toMatch(/^The built-in engine reads no question: these are picks by leaning/);
  for (const { note } of quant.closed!.slice(3))
    expect(note).toContain("it can only pick among the request's subject and rivals, by these names");
  const tally = interviews.map(({ closed }) => {
    const [four, two, back] = closed!.map(({ probabilities }) => probabilities!);
    expect(mean(four!) * 5).toBeCloseTo(1);
    expect(four![4]).toBe(0);
    // The place in the list says nothing, and what is not offered is left out of the same odds.
    expect(back!.slice(0, 4)).toEqual(four!.slice(0, 4).toReversed());
    expect(two![1]! / two![0]!).toBeCloseTo(four![0]! / four![2]!, 1);
    return four![0]!;
  });
  expect(new Set(tally).size).toBeGreaterThan(4);
});
