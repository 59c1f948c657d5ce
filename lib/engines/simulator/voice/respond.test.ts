import { describe, expect, test } from "vitest";
import type { Disposition } from "#lib/engines/disposition.ts";
import { drawFrom } from "#lib/engines/draw.ts";
import type { Question, Turn } from "#lib/engines/engine.ts";
import { studyTypeIds } from "#lib/engines/study-types.ts";
import {
  briefOf,
  core,
  disposition,
  kinds,
  plan,
  plans,
  sentencesOf,
  study,
} from "../../../testing/samples/sample-study.ts";
import type { Asked } from "./mind.ts";
import { respond } from "./respond.ts";

describe("a simulated respondent", () => {
  test("says two to five sentences and never opens with praise", async () => {
    for (const type of studyTypeIds)
      for (const turn of (await study(type, "b2b", plan, 2)).flat()) {
        expect(sentencesOf(turn.a).length, turn.a).toBeGreaterThanOrEqual(2);
        expect(sentencesOf(turn.a).length, turn.a).toBeLessThanOrEqual(5);
        expect(turn.a).not.toMatch(/^(?:great|good|excellent|interesting) question|as an ai|language model/i);
      }
  });

  test("hardly ever says in a study what has been said in it before", async () => {
    for (const type of studyTypeIds)
      for (const audience of ["b2b", "b2c"] as const) {
        const said = (await study(type, audience, plan, 2)).flat().flatMap(({ a }) => sentencesOf(a));
        expect(new Set(said).size / said.length, `${type} ${audience}`).toBeGreaterThanOrEqual(0.95);
      }
  });

  test("never repeats itself in one interview", async () => {
    for (const type of studyTypeIds)
      for (const turns of await study(type, "b2c", plan, 3)) {
        const said = turns.flatMap(({ a }) => sentencesOf(a));
        expect(new Set(said).size).toBe(said.length);
      }
  });

  test("speaks of the subject in most of its answers", async () => {
    for (const type of studyTypeIds) {
      const turns = (await study(type, "b2b", plan, 2)).flat();
      const about = turns.filter(({ a }) => /expense|Ledgerly|saves five hours|no contract/i.test(a));
      expect(about.length / turns.length, type).toBeGreaterThanOrEqual(0.6);
    }
  });

  test("answers alike when asked alike, and differently in another interview", async () => {
    const brief = briefOf("concept", "b2c");
    const asked = (repeat: number): Asked => ({
      brief,
      plan,
      persona: brief.personas[0]!,
      repeat,
      disposition: disposition(4, 1),
      transcript: [],
      question: core("first_reaction"),
      draw: drawFrom("one"),
    });
    expect(await respond(asked(1))).toBe(await respond(asked(1)));
    expect(await respond(asked(1))).not.toBe(await respond(asked(2)));
  });

  test("takes topics as words only: no markup, no order and no line break comes through", async () => {
    for (const turn of (await study("concept", "b2c", plans.hostile!, 2)).flat()) {
      expect(turn.a).toMatch(/^[^<>{}\p{C}]*$/u);
      expect(turn.a.length).toBeLessThan(1200);
    }
  });

  test("answers a question that no guide has, and one without any considerations", async () => {
    const brief = briefOf("custom", "b2b");
    const answer = await respond({
      brief,
      plan: plans.bare!,
      persona: { ...brief.personas[1]!, role: "Works nights, sometimes", company: "", industry: "", traits: [] },
      repeat: 1,
      disposition: disposition(2, 0, 0),
      transcript: [],
      question: core("constructor"),
      draw: drawFrom("x"),
    });
    expect(sentencesOf(answer).length).toBeGreaterThanOrEqual(2);
  });

  test("names a claim of the topic when asked what is hard to believe, and reads a message back", async () => {
    for (const [type, purpose] of [
      ["concept", "unbelievable"],
      ["messaging", "believe"],
    ] as const) {
      const brief = briefOf(type, "b2c");
      const heads = await Promise.all(
        [1, 2, 3].map((repeat) =>
          respond({
            brief,
            plan,
            persona: brief.personas[repeat]!,
            repeat: 1,
            disposition: disposition(1, repeat),
            transcript: [],
            question: core(purpose),
            draw: drawFrom(`${repeat}`),
          }),
        ),
      );
      expect(heads.some((answer) => answer.includes('"saves five hours a month"'))).toBe(true);
    }
  });

  test.each(kinds)("gives something new when a %s probe takes up its words", async (probe) => {
    const brief = briefOf("product", "b2b");
    for (const [place, persona] of brief.personas.entries()) {
      const situation = {
        brief,
        plan,
        persona,
        repeat: 1,
        disposition: disposition((((place + 1) % 5) + 1) as Disposition["stance"], place),
      };
      const first = await respond({ ...situation, transcript: [], question: core("would_miss"), draw: drawFrom("a") });
      const quoted = first.split(/[.,?]/)[0]!;
      const question: Question = { kind: "probe", purpose: "would_miss", text: "Go on?", probe, quoted };
      const transcript: Turn[] = [{ q: "?", a: first, kind: "core" }];
      const second = await respond({ ...situation, transcript, question, draw: drawFrom("b") });
      for (const sentence of sentencesOf(second)) expect(first).not.toContain(sentence);
      expect(sentencesOf(second).length).toBeGreaterThanOrEqual(2);
    }
  });

  test("takes milliseconds for an answer", async () => {
    await study("pricing", "b2b", plan, 3);
    const before = process.cpuUsage();
    const turns = (await study("pricing", "b2b", plan, 3)).flat().length;
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / turns).toBeLessThan(10);
  });
});
