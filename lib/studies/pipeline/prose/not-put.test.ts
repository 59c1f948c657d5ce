import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { simulator } from "../../../engines/simulator/simulator.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { runStudy } from "../run-study.ts";

test.each<[StudyTypeId, topic: string, place: number, reason: RegExp]>([
  [
    "pricing",
    "Our plan tool for architects costs $29 per user per month. Some ask for a flat price per project. Which model would they prefer?",
    0,
    /^The ways of charging were not put to people side by side/,
  ],
  [
    "segmentation",
    "Who buys electric bikes, and how do commuters, parents and leisure riders differ in what they need?",
    1,
    /not grouped as commuters, parents and leisure riders/,
  ],
  [
    "brand",
    "What do nurses, carers and parents each want from our shop?",
    0,
    /not grouped as nurses, carers and parents/,
  ],
  [
    "brand",
    "How do people see our bank, Hallbrook, and have they heard of us at all?",
    1,
    /^How many people know it simulated interviews cannot tell/,
  ],
  ["segmentation", "Find out which people lend tools, how they save and what they fear.", 1, /have done nothing yet/],
  [
    "segmentation",
    "Help us work out the main groups among beekeepers, how they save, and what they would want from an insurance product.",
    2,
    /^The interviews do not weigh an insurance product/,
  ],
  [
    "cx",
    "Tell us how patients find the ward and who they ask on the way.",
    1,
    /whom people turn to, those who do it|have done nothing yet/,
  ],
  ["product", "Do gardeners use our soil sensor in spring or in autumn?", 0, /have done nothing yet/],
])("a %s study of “%s” says why its question %i was not put", async (study_type, topic, place, reason) => {
  const { findings } = await runStudy(aBrief({ study_type, topic, n_per_persona: 1 }), simulator());
  expect(findings.answers![place]!.cannot_tell).toMatch(reason);
});

test.each<[StudyTypeId, topic: string, place: number, said: RegExp]>([
  ["segmentation", "What kinds of people buy plants online and what is each of them after?", 1, /each rates highest: /],
  [
    "pricing",
    "Our tool costs $29 a month. What do people say, and at what point does it become too expensive?",
    1,
    /\$29/,
  ],
  [
    "pricing",
    "Boxes cost £38 and soon £44. Would they rather pay more or get one fewer meal?",
    0,
    /“[Gg]et one fewer meal”/,
  ],
  [
    "messaging",
    "We say 'future-proof your home'. Should we lead with lower bills, comfort or the grant?",
    0,
    /“Comfort|“comfort/,
  ],
])("a %s study of “%s” answers its question %i", async (study_type, topic, place, said) => {
  const { findings } = await runStudy(aBrief({ study_type, topic, n_per_persona: 1 }), simulator());
  expect(findings.answers![place]!.answer).toMatch(said);
});

test("a list of people without “and” holds no study up", async () => {
  const topic =
    "We rent bikes to students, parents, pensioners, commuters, tourists. Which of these groups should we target?";
  const { findings } = await runStudy(aBrief({ study_type: "segmentation", topic, n_per_persona: 1 }), simulator());
  expect(findings.answers!.length).toBeGreaterThan(0);
});
