import { describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { type Script, scriptedEngine, surely } from "#lib/testing/scripted-engine.ts";
import { Flag, flagCodes } from "../../engines/flag.ts";
import rows from "../../engines/flags.json" with { type: "json" };
import { runStudy } from "./run-study.ts";
import { noAdvice } from "./understand.ts";

const flagsOf = async (script: Script, members: Parameters<typeof aBrief>[0] = {}) =>
  (await runStudy(aBrief(members), scriptedEngine(script))).findings.flags;

test.each(Object.entries(rows))("the row %s has a severity of the contract", (_, { severity }) => {
  expect(Flag.shape.severity.options).toContain(severity);
});

/** A study without any fault: stances that lie near each other, answers to the point. */
const sound: Script = {
  prior: ({ id }) => surely(id === "p_budget" ? 2 : 3),
  turns: (transcript) =>
    transcript.map(() => ({ valence: 0.1, salience: 1, on_topic: true, refused: false, specificity: 1 })),
};
const turns =
  (members: Partial<ReturnType<NonNullable<Script["turns"]>>[number]>): Script["turns"] =>
  (transcript) =>
    sound.turns!(transcript).map((turn) => ({ ...turn, ...members }));

test("a study near to harm counts and quotes, and advises nothing", async () => {
  const { findings } = await runStudy(aBrief(), scriptedEngine({ ...sound, plan: { sensitive: true } }));
  expect(findings.opportunity).toBe(noAdvice);
  expect(findings.messaging_implications).toEqual([]);
  for (const { implication, quotes } of findings.key_findings)
    expect([implication, quotes.length > 0]).toEqual([noAdvice, true]);
  expect(findings.interviews.length).toBeGreaterThan(0);
});

describe("the flags of a study", () => {
  test("of a sound one say only that its engine was not measured", async () => {
    expect((await flagsOf(sound)).map(({ code }) => code)).toEqual(["engine_unvalidated"]);
  });

  const cases: [(typeof flagCodes)[number], Script, Parameters<typeof aBrief>[0]?][] = [
    ["simulated", { kind: "simulator" }],
    ["small_n", {}, { personas: aBrief().personas.slice(0, 2) }],
    ["small_n", {}, { study_type: "pricing" }],
    ["no_repeats", {}, { n_per_persona: 1 }],
    ["low_agreement", { prior: ({ id }) => surely(["p_budget", "p_gen_z"].includes(id) ? 1 : 5) }],
    ["low_diversity", { prior: () => surely(3) }],
    ["positivity_skew", { prior: () => surely(5) }],
    ["positivity_skew", { turns: turns({ valence: 0.9 }) }],
    ["low_consistency", { prior: () => surely(5), answer: () => "I am at stance 1." }],
    ["people_not_understood", {}, { unread: ["left-handed"] }],
    ["sensitive", { plan: { sensitive: true } }],
    ["language", { kind: "simulator", plan: { language: null } }],
    ["numbers_partly_checked", { plan: { language: "de" } }],
    ["partly_written", { writing: () => ({ headline: undefined }) }],
    ["refusals", { turns: turns({ refused: true }) }],
    ["off_topic", { turns: turns({ on_topic: false }) }],
    ["out_of_distribution", { plan: { coverage: 0.4 } }],
  ];
  test.each(cases)("say %s when it is so", async (code, script, members) => {
    const found = (await flagsOf({ ...sound, ...script }, members)).find((flag) => flag.code === code);
    expect(found?.message).toMatch(/^[A-Z0-9].*\.$/);
  });

  test("block a study of a topic that was hardly understood", async () => {
    const flags = await flagsOf({ ...sound, plan: { coverage: 0.1 } });
    expect(flags.find(({ code }) => code === "out_of_distribution")?.severity).toBe("block");
  });

  test("are each told once, in a fixed order", async () => {
    const flags = await flagsOf({
      ...sound,
      prior: () => surely(5),
      plan: { coverage: 0 },
      turns: turns({ on_topic: false }),
    });
    const codes = flags.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => flagCodes.includes(code))).toBe(true);
  });
});
