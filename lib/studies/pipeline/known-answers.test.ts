import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectEveryQuoteStands } from "#lib/testing/every-quote.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { entriesById } from "#lib/testing/samples/entries.ts";
import {
  objectionCode,
  type PlantedCode,
  type Script,
  scriptedEngine,
  themeCode,
} from "#lib/testing/scripted-engine.ts";
import type { ConsiderationId } from "../../engines/considerations.ts";
import type { Turn } from "../../engines/engine.ts";
import { considerationIds } from "../../engines/readings.ts";
import type { Persona } from "../../personas/contract.ts";
import { runStudy } from "./run-study.ts";

const full = process.env.FULL_TESTS !== undefined;
const considerations = entriesById("concept");
const price = considerations.price.theme;

const findingsOf = async (script: Script, members: Parameters<typeof aBrief>[0] = {}) =>
  (await runStudy(aBrief(members), scriptedEngine(script))).findings;

/** Answers that name who speaks, so that codes can be planted per persona. */
const answer: Script["answer"] = ({ persona, repeat, question }) =>
  `${persona.name} in talk ${repeat} about ${question.purpose}: for us it would be too dear each month. It is quick to begin, though.`;

/** A code on the first answer of the personas of a study, by their place. */
const plantedBy =
  (plant: (place: number, first: string) => PlantedCode[]): Script["codes"] =>
  ([first]: Turn[]) => {
    const place = aBrief().personas.findIndex(({ name }: Persona) => first!.a.startsWith(name));
    return plant(place, first!.a);
  };
const dear = "it would be too dear each month";
const quick = "It is quick to begin";

describe("what was planted comes out", () => {
  test("a theme has exactly the personas, the interviews and the side that it was given", async () => {
    const findings = await findingsOf({
      answer,
      codes: plantedBy((place) => (place < 3 ? [themeCode("price", dear, -0.8)] : [])),
    });
    const [theme] = findings.consensus_themes;
    expect(theme).toMatchObject({
      theme: price,
      interview_count: 6,
      persona_count: 3,
      prevalence: 0.75,
      consensus: "majority",
    });
    expect(theme!.sentiment).toBe("negative");
    expect(findings.key_findings[0]!.support).toEqual({
      personas: 3,
      interviews: 6,
      of_personas: 4,
      of_interviews: 8,
      opposed: { personas: 0, interviews: 0 },
    });
    expect(findings.interviews.map(({ analysis }) => analysis.key_themes.length)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
  });

  test("objections have their counts, their gravest usual severity and their category, blockers first", async () => {
    const findings = await findingsOf({
      answer,
      codes: plantedBy((place) => [
        objectionCode("effort", quick, "minor"),
        ...(place === 0 ? [objectionCode("price", dear, "blocker")] : []),
      ]),
    });
    expect(
      findings.objections.map(({ objection, severity, category, interview_count, persona_ids }) => [
        objection,
        severity,
        category,
        interview_count,
        persona_ids.length,
      ]),
    ).toEqual([
      [considerations.price.objection, "blocker", "price", 2, 1],
      [considerations.effort.objection, "minor", "effort", 8, 4],
    ]);
  });

  test("criteria are ranked by how they were named, one vote an interview, and their importances add up to 100", async () => {
    const criterion = (id: ConsiderationId, quote: string, polarity: number): PlantedCode => ({
      kind: "criterion",
      id,
      polarity,
      quote,
    });
    const findings = await findingsOf({
      answer,
      codes: plantedBy((place) => [
        criterion("price", dear, -1),
        ...(place < 2 ? [criterion("effort", quick, 1), criterion("speed", quick, place === 0 ? 0.3 : -0.3)] : []),
        ...(place === 3 ? [criterion("proof", quick, 0)] : []),
      ]),
    });
    const { decision_criteria } = findings;
    expect(decision_criteria.map(({ criterion: label, met }) => [label, met])).toEqual(
      [
        [considerations.price.criterion, "no"],
        [considerations.effort.criterion, "yes"],
        [considerations.speed.criterion, "partly"],
        [considerations.proof.criterion, "unknown"],
      ].sort((one, other) => weight(one[0]!) - weight(other[0]!)),
    );
    function weight(label: string) {
      return decision_criteria.find((item) => item.criterion === label)!.rank;
    }
    expect(decision_criteria[0]).toMatchObject({ criterion: considerations.price.criterion, rank: 1 });
    expect(decision_criteria.reduce((sum, { importance }) => sum + importance, 0)).toBe(100);
  });

  test("a competitor is told of with the side of most interviews; the studied brand is none", async () => {
    const signal = (competitor: string, direction: "favors_you" | "favors_competitor"): PlantedCode => ({
      kind: "signal",
      id: competitor,
      direction,
      polarity: 0,
      quote: dear,
    });
    const findings = await findingsOf(
      {
        answer,
        plan: { brand: "Oatly", competitors: ["Minor Figures"] },
        codes: plantedBy((place) => [
          signal("Oatly", "favors_you"),
          signal("Minor Figures", place === 0 ? "favors_you" : "favors_competitor"),
          ...(place < 2 ? [signal("status quo", place === 0 ? "favors_you" : "favors_competitor")] : []),
          themeCode("price", dear, -1),
        ]),
      },
      { topic: "How do people choose between Oatly and Minor Figures?" },
    );
    expect(
      findings.competitive_signals.map(({ competitor, direction, interview_count }) => [
        competitor,
        direction,
        interview_count,
      ]),
    ).toEqual([
      ["Minor Figures", "favors_competitor", 8],
      ["status quo", "neutral", 4],
    ]);
    expect(findings.competitive_signals[0]!.signal).toBe("It was named.");
  });

  test("the contrary case stays, as counter voices, and takes a finding its strength", async () => {
    const split: Script["codes"] = plantedBy((place) => [themeCode("price", dear, place === 3 ? 0.9 : -0.9)]);
    const writing: Script["writing"] = ({ facts: [fact] }) => ({
      findings: [{ id: fact!.id, finding: "All buyers agree.", evidence: "", implication: "" }],
    });
    const [finding] = (await findingsOf({ answer, codes: split, writing })).key_findings;
    expect(finding!.support).toMatchObject({ personas: 3, interviews: 6, opposed: { personas: 1, interviews: 2 } });
    // What says too much is left out, and its label is left.
    expect(finding!.finding).toBe("Price");
    expect(finding!.counter.map(({ persona_id }) => persona_id)).toEqual(["p_budget"]);
    expect(finding!.strength).toBe("moderate");
    const [agreed] = (await findingsOf({ answer, codes: plantedBy(() => [themeCode("price", dear, -0.9)]) }))
      .key_findings;
    expect(agreed!.strength).toBe("strong");
  });

  test("a persona that says one thing and then the other is counted on both sides", async () => {
    const findings = await findingsOf({
      answer,
      codes: plantedBy((place, first) => [
        themeCode("price", dear, place < 3 ? -0.8 : first.includes(" in talk 1 ") ? 0.9 : -0.3),
      ]),
    });
    expect(findings.key_findings[0]!.support).toMatchObject({
      personas: 4,
      interviews: 7,
      opposed: { personas: 1, interviews: 1 },
    });
  });

  test("the error of a simulator against people is not stated, and a model's is", async () => {
    const script: Script = { kind: "simulator", answer, codes: plantedBy(() => [themeCode("price", dear, -0.9)]) };
    const findings = await findingsOf(script);
    expect(findings.quant.margin_of_error).toMatchObject({
      model_error_points: null,
      model_error_source: "not measured",
    });
    expect(findings.flags.map(({ code }) => code)).toContain("simulated");
    const { quant, flags } = await findingsOf({ ...script, kind: "model" });
    expect(quant.margin_of_error).toMatchObject({
      model_error_points: { low: 15, high: 20 },
      model_error_source: "stated by the service",
    });
    expect(flags.map(({ code }) => code)).toContain("engine_unvalidated");
  });
});

describe("what was not said does not come out", () => {
  test("an invented quote is dropped and counted, and a finding that has no other is dropped with it", async () => {
    const findings = await findingsOf({
      answer,
      codes: plantedBy(() => [
        themeCode("price", dear, -0.8),
        themeCode("trust", "I have never trusted a company so much in my life", 1),
      ]),
    });
    expect(findings.key_findings).toHaveLength(1);
    expect(JSON.stringify(findings)).not.toContain("never trusted");
    expect(findings.quality).toMatchObject({
      candidates: 2,
      findings_dropped: 1,
      quotes_checked: 16,
      quotes_rejected: 8,
      grounding: 0.5,
    });
    expect(findings.flags.map(({ code }) => code)).toContain("quote_loss");
  });

  test("a quote at a wrong place is put right, one that is nearly right becomes what was said", async () => {
    const findings = await findingsOf({
      answer,
      codes: plantedBy(() => [
        { ...themeCode("price", dear, -0.8), turn: 3, start: 999 },
        themeCode("effort", "for us it would be so dear each month. It is quick", 0.5),
      ]),
    });
    expectEveryQuoteStands(findings);
    expect(findings.quality).toMatchObject({ quotes_rejected: 0, quotes_repaired: 8 });
  });

  test("prose with a number that was not counted is left out and counted", async () => {
    const findings = await findingsOf({
      answer,
      codes: plantedBy((place) => (place < 3 ? [themeCode("price", dear, -0.8)] : [])),
      writing: ({ facts: [fact] }) => ({
        headline: { text: "87 % of buyers refuse the price", quotes: [], counts: [fact!.id] },
        summary: [
          { text: "Three of four personas weigh the price.", quotes: [], counts: [fact!.id] },
          { text: "All buyers would leave.", quotes: [], counts: [fact!.id] },
          { text: "It is a hypothesis.", quotes: [], counts: ["study"] },
        ],
        findings: [
          {
            id: fact!.id,
            finding: "The price divides half of the personas.",
            evidence: "It came up in 6 of 8 interviews. Jenna Kowalski said “never in a hundred years”.",
            implication: "Test a lower price.",
          },
        ],
      }),
    });
    const [finding] = findings.key_findings;
    expect(findings.headline_finding).toBe("");
    expect(findings.executive_summary).toBe("Three of four personas weigh the price. It is a hypothesis.");
    expect(finding!.finding).toBe("Price");
    expect(finding!.evidence).toBe("It came up in 6 of 8 interviews.");
    expect(finding!.implication).toBe("Test a lower price.");
    expect(findings.quality.numbers_corrected).toBe(4);
  });

  test("a headline is at most 200 characters", async () => {
    const findings = await findingsOf({
      writing: () => ({ headline: { text: `It is ${"very ".repeat(60)}clear.`, quotes: [], counts: ["study"] } }),
    });
    expect(findings.headline_finding).toBe("");
  });

  test("with no code at all there are no findings, and no confidence", async () => {
    const findings = await findingsOf({ answer });
    expect(findings).toMatchObject({ key_findings: [], consensus_themes: [], objections: [], overall_confidence: 0 });
  });
});

describe("random studies", () => {
  test("every quote stands in the transcript it names, counts fit together, nothing leaves its range", async () => {
    const ids = fc.constantFrom(...considerationIds.slice(0, 6));
    const planted = fc.record({
      id: ids,
      kind: fc.constantFrom("theme", "objection", "criterion", "signal" as const),
      from: fc.nat({ max: 80 }),
      length: fc.integer({ min: 1, max: 60 }),
      turn: fc.nat({ max: 9 }),
      polarity: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      lie: fc.nat({ max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(planted, { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat({ max: 10_000 }),
        async (codes, personas, n_per_persona, seed) => {
          const brief = aBrief({ n_per_persona, seed, personas: aBrief().personas.slice(0, personas) });
          const engine = scriptedEngine({
            answer,
            codes: (transcript) =>
              codes.slice(transcript[0]!.a.length % 3).map(({ id, kind, from, length, turn, polarity, lie }) => ({
                kind,
                id,
                polarity,
                turn,
                start: from,
                quote:
                  lie === 0
                    ? "nobody has ever said these words"
                    : transcript[turn % transcript.length]!.a.slice(from, from + length) || "x",
              })),
          });
          const { findings } = await runStudy(brief, engine);
          expectEveryQuoteStands(findings);
          for (const { support } of findings.key_findings) {
            expect(support.personas).toBeLessThanOrEqual(support.of_personas);
            expect(support.interviews).toBeLessThanOrEqual(support.of_interviews);
            expect(support.interviews).toBeGreaterThanOrEqual(support.personas);
          }
          for (const { interviews } of [findings])
            for (const { ratings } of interviews)
              for (const { distribution } of ratings)
                expect(distribution.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
          expect(findings.overall_confidence).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: full ? 400 : 40 },
    );
  });
});
