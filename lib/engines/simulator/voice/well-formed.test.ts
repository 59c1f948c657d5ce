import { expect, test } from "vitest";
import { drawFrom } from "#lib/engines/draw.ts";
import { studyTypeIds } from "#lib/engines/study-types.ts";
import { briefOf, disposition, plans, sentencesOf, study } from "../../../testing/samples/sample-study.ts";
import { respond } from "./respond.ts";

const words = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** What is wrong with a sentence as English; empty when nothing is. */
function faults(sentence: string): string[] {
  const found: [string, boolean][] = [
    ["a double space", /\s\s/.test(sentence)],
    ["an unfilled slot", /[{}[\]|<>~]|\/\/|undefined|null|NaN/.test(sentence)],
    [
      "a before a vowel",
      /\ba (?:apple|expense|old|idea|easy|honest|hour|[aeio][a-z]{3,})\b/i.test(sentence.replace(/\ba one\b/gi, "")),
    ],
    ["an before a consonant", /\ban (?!hon|hour|heir|[AEFHILMNORSX]+\b)[b-df-hj-np-tv-z]/i.test(sentence)],
    ["no end", !/[.?!]$/.test(sentence)],
    ["two ends", /[.?!,]{2}|[,;] *[.?!]/.test(sentence)],
    ["a space before a sign", / [,.?!]/.test(sentence)],
    ["no capital", /^\p{Ll}/u.test(sentence)],
    ["a word twice", /\b([\p{L}']+) \1\b/iu.test(sentence.replace(/\bthat that's\b/g, ""))],
    ["open quotes", (sentence.match(/"/g) ?? []).length % 2 === 1],
    ["a wrong length", words(sentence).length < 3 || words(sentence).length > 42],
    ["a dash", /[—–]/.test(sentence)],
    ["a disagreement", /\b(?:(?<!and )I (?:are|were|has)|we (?:am|was|is)|me (?:am|are))\b/.test(sentence)],
  ];
  return found.filter(([, wrong]) => wrong).map(([fault]) => `${fault}: ${sentence}`);
}

test("a respondent speaks whole and well-formed sentences, whatever is asked of whom about what", async () => {
  const found: string[] = [];
  let sentences = 0;
  for (const [name, of] of Object.entries(plans))
    for (const type of studyTypeIds)
      for (const audience of ["b2b", "b2c"] as const)
        for (const turn of (await study(type, audience, of, process.env.FULL_TESTS && name === "usual" ? 3 : 1)).flat())
          for (const sentence of sentencesOf(turn.a)) {
            sentences += 1;
            found.push(...faults(sentence));
          }
  expect([...new Set(found)]).toEqual([]);
  expect(sentences).toBeGreaterThan(process.env.FULL_TESTS ? 8000 : 4000);
}, 60_000);

test("a follow-up is answered in whole and well-formed sentences", async () => {
  const answers: string[] = [];
  for (const of of Object.values(plans))
    for (const audience of ["b2b", "b2c"] as const)
      for (const stance of [1, 2, 3, 4, 5] as const)
        for (let at = 0; at < 60; at += 1) {
          const brief = briefOf("concept", audience);
          const question = { kind: "core", purpose: "follow_up", text: `What about point ${at}?` } as const;
          const persona = brief.personas[at % brief.personas.length]!;
          const situation = {
            brief,
            plan: of,
            persona,
            repeat: 1,
            disposition: disposition(stance, at),
            transcript: [],
          };
          answers.push(await respond({ ...situation, question, draw: drawFrom(question.text) }));
        }
  expect([...new Set(answers.flatMap(sentencesOf).flatMap(faults))]).toEqual([]);
});
