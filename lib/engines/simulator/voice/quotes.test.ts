import { expect, test } from "vitest";
import { type ConsiderationId, considerationIds } from "#lib/engines/considerations.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { studyTypeIds } from "../../study-types.ts";
import { framesIn, readAnswer } from "../coder/read-answer.ts";
import { simulator } from "../simulator.ts";
import { cores, named } from "./forms.ts";
import { waysOf } from "./ways.ts";

const waysOn = (of: ConsiderationId, side: 1 | -1): string[] =>
  cores.flatMap(({ form, meaning }) =>
    meaning.of === "reason" && meaning.id === of && meaning.side === side ? waysOf(form) : [],
  );
const against = (of: ConsiderationId): string[] => waysOn(of, -1);

test.each<[of: ConsiderationId, words: RegExp]>([
  ["fit", /\b(?:fit|match|suit|right for|better for|made for|meant for)\b/],
  ["claims", /\bclaim|\bpromises\b/],
  ["health", /\bhealth|\bbody and mind\b/],
  ["trust", /trust|doubt|faith|confidence|believe|rely|at their word/],
  ["reversibility", /\b(?:tie[ds]?|locked|bound|bind|stuck)\b/],
])("%s against a thing is said in words of its own", (of, words) => {
  expect(against(of).length).toBeGreaterThan(10);
  expect(against(of).filter((way) => !words.test(way))).toEqual([]);
});

test.each<[of: ConsiderationId, words: RegExp]>([
  ["novelty", /\bnew\b|novel|curious|the like of|from before/],
  ["convenience", /bother|hassle|fuss|convenien/],
  ["service", /treat|served|looked after|taken seriously|respected/],
  ["health", /health|body and mind/],
  ["features", /need|missing/],
  ["family", /at home|household/],
  [
    "ethics",
    /values|conscience|hold (?:right|to be wrong)|principle|at heart|believe in|to (?:people|everyone|some)\b/,
  ],
  [
    "references",
    /word|speak up|recommend|people (?:like me|I)|nobody I|know nobody|know people|knowing|vouch|from others|about {/,
  ],
  ["status", /\blook|impression|seen with|think (?:well|less) of me|respect me|laugh at me|about me|of me/],
  ["quality", /quality/],
  ["support", /help|left|answers|is there|call|ask|turn to/],
  ["speed", /quick|fast|wait|queue|hang around|slow|patience|long|time|done/],
])("%s is named in words of its own on both sides", (of, words) => {
  for (const side of [1, -1] as const) {
    expect(waysOn(of, side).length).toBeGreaterThan(8);
    expect(waysOn(of, side).filter((way) => !words.test(way))).toEqual([]);
  }
});

test("no reason is said in a word of two meanings, or as a doubt about a doubt", () => {
  const all = considerationIds.flatMap((of) => [...waysOn(of, 1), ...waysOn(of, -1)]);
  const unclear =
    /\b(?:fresh|practical|steady|untried|service (?:good|helpful|kind|poor|cold)|doubts about|lack of facts)\b/;
  expect(all.filter((way) => unclear.test(way))).toEqual([]);
  expect(all.filter((way) => /^having what|no (?:worry|fear|doubt) about health|trouble .* at home/.test(way))).toEqual(
    [],
  );
});

test("no reason follows a hedge, a doubt that it names again, or a word that it came down to", () => {
  const frames = studyTypeIds.flatMap(framesIn).filter(({ core }) => core === "reason");
  const awkward =
    /^I am (?:not sure|torn)|^I could take either|doubts? about|began to doubt|came down to|(?:point|it) for \{it\}/;
  const others = /\{it\} (?:won|lost) because|it is because of \{core\}$/;
  const isAwkward = (text: string) => awkward.test(text) || (others.test(text) && !/^If people/.test(text));
  expect(frames.flatMap(({ text }) => waysOf(text)).filter(isAwkward)).toEqual([]);
});

test.each([
  ["product", "What would make residents open our report-a-pothole app twice?", false],
  ["pricing", "Is $12 a month a fair price for our report-a-pothole app?", true],
] as const)(
  "a price that nobody put is a worry, and one that was put may be too high: %s",
  async (study_type, topic, isPut) => {
    const brief = aBrief({ topic, study_type, audience: "b2c", n_per_persona: 3 });
    const { plan, findings } = await runStudy(brief, simulator());
    const answers = findings.interviews.flatMap(({ transcript }) => transcript.map(({ a }) => a));
    const priced = answers
      .flatMap((answer) => readAnswer(answer, { plan, study_type }))
      .filter(({ meaning }) => meaning.of === "reason" && meaning.id === "price" && meaning.side < 0);
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.every(({ text }) => /\b(?:worry|fear|doubt)\b/.test(text))).toBe(!isPut);
  },
);

test("a reason is told of a thing that the sentence names", () => {
  const frames = studyTypeIds.flatMap(framesIn).filter(({ core }) => core === "reason" || core === "promise");
  const nameless = frames.filter(({ text, neutral }) => !/\{(?:it|echo)\}/.test(text) && !neutral);
  expect(nameless.map(({ text }) => text)).toEqual([]);
});

test("a thing without a name is one thing", () => {
  const names = { kind: "things like this", voice: 1 };
  expect(named("With {it} I see how slow {it} would be", "all this", names)).toBe(
    "With all this I see how slow it would be",
  );
});

test.each([
  "Why do members of our gym leave after three months?",
  "What would have kept the people who left last year?",
  "Why do customers leave Acme CRM after the first year?",
  "Customers drop our broadband once the contract ends. What could have stopped them?",
])("who leaves names no merit as the reason, who stays no fault: %s", async (topic) => {
  const { plan, findings } = await runStudy(
    aBrief({ topic, study_type: "churn", audience: "b2c", n_per_persona: 3 }),
    simulator(),
  );
  const answers = findings.interviews.flatMap(({ transcript }) => transcript.map(({ a }) => a));
  const read = answers.flatMap((answer) => readAnswer(answer, { plan, study_type: "churn" }));
  const sidesOf = (words: RegExp) =>
    read.flatMap(({ text, meaning }) => (words.test(text) && meaning.of === "reason" ? [meaning.side] : []));
  const left = sidesOf(/\bI left\b|\b(?:drove|pushed) me from\b|\bI would leave\b.* because\b|\bnote on leaving\b/);
  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left)).toEqual(new Set([-1]));
  expect(sidesOf(/\bI stay(?:ed)? with\b|\bkept me with\b|\bnote on staying\b/)).not.toContain(-1);
});
