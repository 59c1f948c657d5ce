import { afterEach, describe, expect, test } from "vitest";
import type { Findings } from "#lib/engines/findings.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { answerByStructure } from "#lib/testing/model-answers.ts";
import type { ModelRequest } from "#lib/testing/model-forms.ts";
import { type ModelFault, type ModelServer, modelErrors, modelServer } from "#lib/testing/model-server.ts";
import { engineOn } from "#lib/testing/model-tasks.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";

let server: ModelServer;
afterEach(() => server.close());

const labelOf = ({ system }: ModelRequest) => /^Task: (\S+)/.exec(system)![1]!;
const turnsOf = ({ messages }: ModelRequest) => messages[0]!.content.split("<data-turn ").length - 1;

async function study(
  fault: (label: string, request: ModelRequest) => ModelFault | undefined,
  answer?: (label: string, request: ModelRequest) => string | undefined,
) {
  server = await modelServer({
    fault: (request) => fault(labelOf(request), request),
    ...(answer && { answer: (request) => answer(labelOf(request), request) }),
  });
  return await runStudy(aBrief({ study_type: "concept", n_per_persona: 1 }), engineOn(server));
}

/** A fault of the first `count` calls of a step. */
function firstCalls(step: string, count: number) {
  let n = 0;
  return (label: string) => {
    if (label !== step) return undefined;
    n += 1;
    return n <= count ? modelErrors.other : undefined;
  };
}

const flagIn = ({ flags }: Findings, code: string) => flags.find((flag) => flag.code === code);

describe("an interview that was held", () => {
  test("stays where coding it fails: shown, counted as held, and left out of what is counted from codes", async () => {
    const { findings, usage } = await study(firstCalls("code", 1));
    expect(findings.interviews).toHaveLength(4);
    expect(usage).toMatchObject({ interviews: 4, price_usd: expect.any(Number) });
    const uncoded = findings.interviews.filter(({ analysis }) => analysis.sentiment === null);
    expect(uncoded).toHaveLength(1);
    for (const { transcript, ratings, analysis } of uncoded) {
      expect(transcript.length).toBeGreaterThan(5);
      expect([ratings.length > 0, analysis.stance !== null, analysis.key_themes]).toEqual([true, true, []]);
    }
    expect(flagIn(findings, "uncoded")?.message).toMatch(/^Of 4 interviews 1 not coded: .*refuses the call/);
    expect(flagIn(findings, "partial")).toBeUndefined();
    expect(findings.quant.n_interviews).toBe(4);
    for (const { support } of findings.key_findings) expect(support.of_interviews).toBe(3);
    for (const { prevalence, interview_count } of findings.consensus_themes)
      expect(prevalence).toBeCloseTo(interview_count / 3, 3);
  });

  test("stays where rating it fails, and is left out of the numbers alone", async () => {
    const { findings } = await study(firstCalls("rate", 2));
    const unrated = findings.interviews.filter(({ analysis }) => analysis.stance === null);
    expect(unrated).toHaveLength(2);
    for (const { analysis, ratings } of unrated)
      expect([analysis.nps, analysis.quality.consistency, ratings, analysis.sentiment !== null]).toEqual([
        null,
        null,
        [],
        true,
      ]);
    expect(flagIn(findings, "uncoded")?.message).toMatch(/^Of 4 interviews 2 not rated: /);
    expect(findings.quant.measures.find(({ id }) => id === "intent_t2b")?.n).toBe(2);
    for (const { support } of findings.key_findings) expect(support.of_interviews).toBe(4);
  });

  test("is coded turn by turn where all of it is too much for one call", async () => {
    const { findings } = await study((label, request) =>
      label === "code" && turnsOf(request) > 1 ? modelErrors.tooLong : undefined,
    );
    expect(flagIn(findings, "uncoded")).toBeUndefined();
    expect(findings.key_findings.length).toBeGreaterThan(0);
    for (const { quotes } of findings.key_findings)
      for (const { quote, interview, turn } of quotes)
        expect(findings.interviews[interview]!.transcript[turn]!.a).toContain(quote);
    expect(new Set(findings.key_findings.flatMap(({ quotes }) => quotes.map(({ turn }) => turn))).size).toBeGreaterThan(
      1,
    );
  });

  test("is rated item by item where all of them are too much for one call, and lacks those that fail alone", async () => {
    const itemsOf = ({ messages }: ModelRequest) => messages[0]!.content.split("<data-item ").length - 1;
    const { findings } = await study((label, request) => {
      if (label !== "rate") return undefined;
      const isRecommending = request.messages[0]!.content.includes("How likely are you to recommend");
      return itemsOf(request) > 1 || isRecommending ? modelErrors.tooLong : undefined;
    });
    for (const { analysis, ratings } of findings.interviews) {
      expect([analysis.stance !== null, analysis.nps]).toEqual([true, null]);
      expect(ratings.length).toBeGreaterThan(3);
    }
    expect(flagIn(findings, "uncoded")).toBeUndefined();
  });

  test("has no answer to an item whose shares are all 0, and answers to the others", async () => {
    const { findings } = await study(
      () => undefined,
      (label, request) => {
        if (label !== "rate") return undefined;
        const said = JSON.parse(answerByStructure(request)) as { ratings: Record<string, Record<string, number>> };
        for (const point of Object.keys(said.ratings.q2!)) said.ratings.q2![point] = 0;
        return JSON.stringify(said);
      },
    );
    expect(server.seen.filter((request) => labelOf(request) === "rate")).toHaveLength(4);
    for (const { analysis, ratings } of findings.interviews) {
      expect([analysis.stance !== null, analysis.nps]).toEqual([true, null]);
      expect(ratings.map(({ item }) => item)).not.toContain("recommend");
    }
    expect(flagIn(findings, "uncoded")).toBeUndefined();
  });
});

test.each(["probe", "rate-before"])("an interview goes on where the first calls of %s are moderated", async (step) => {
  let n = 0;
  const { findings } = await study((label) => {
    if (label !== step) return undefined;
    n += 1;
    return step === "probe" || n <= 2 ? modelErrors.flagged : undefined;
  });
  expect(findings.interviews).toHaveLength(4);
  for (const { transcript } of findings.interviews) expect(transcript.length).toBeGreaterThan(5);
  if (step === "probe") expect(JSON.stringify(findings.interviews)).not.toContain('"kind":"probe"');
});

test("a study of which no interview could be coded shows them, concludes nothing, costs nothing and says why", async () => {
  const { findings, usage } = await study((label) => (label === "code" ? modelErrors.other : undefined));
  expect(findings.interviews).toHaveLength(4);
  expect(findings.headline_finding).toBe("No interview could be rated and coded.");
  expect(findings.executive_summary).toContain("refuses the call");
  expect(findings).toMatchObject({ key_findings: [], overall_confidence: 0, avg_sentiment: 5 });
  expect(usage).toMatchObject({ interviews: 4, price_usd: 0 });
});

test("a study fails where fewer than half of its interviews were spoken", async () => {
  const failing = study((label) => (label === "rate-before" ? modelErrors.other : undefined));
  await expect(failing).rejects.toThrow(/^4 of 4 interviews failed .*refuses the call/);
});
