import { afterEach, expect, test } from "vitest";
import { studyTypeIds } from "#lib/engines/study-types.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { type ModelFault, type ModelServer, modelErrors, modelServer } from "#lib/testing/model-server.ts";
import { engineOn } from "#lib/testing/model-tasks.ts";
import { tongues } from "#lib/testing/model-tongues.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";

const types = process.env.FULL_TESTS ? studyTypeIds : (["pricing"] as const);

const open: ModelServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function serving(fault?: (n: number) => ModelFault | undefined) {
  const server = await modelServer({ ...(fault && { fault: (_, n) => fault(n) }) });
  open.push(server);
  return server;
}

const labelOf = ({ system }: { system: string }) => /^Task: (\S+)/.exec(system)![1]!;

test.each(types)("a whole study of the type %s runs on a model over HTTP", async (study_type) => {
  const server = await serving();
  const engine = engineOn(server);
  const { findings, usage } = await runStudy(aBrief({ study_type }), engine);
  expect(findings.interviews).toHaveLength(8);
  expect(findings.key_findings.length).toBeGreaterThan(0);
  for (const { quotes } of findings.key_findings)
    for (const { quote, interview, turn } of quotes)
      expect(findings.interviews[interview]!.transcript[turn]!.a).toContain(quote);
  expect(findings.quality).toMatchObject({ quotes_rejected: 0, quotes_repaired: 0 });
  expect(usage.model_calls).toBe(server.seen.length);
  expect(usage.cost_usd).toBeGreaterThan(0);
  const counts = Map.groupBy(server.seen.map(labelOf), (label) => label);
  expect([...counts.keys()].toSorted()).toEqual([
    "code",
    "plan",
    "probe",
    "rate",
    "rate-before",
    "respond",
    "support",
    "write",
  ]);
  expect(counts.get("rate")).toHaveLength(8);
  // Before the interviews, and blind for the offer, a worse and a bland variant of it.
  expect(counts.get("rate-before")).toHaveLength(4 + 12);
});

test.each(tongues)(
  "a topic in $language is asked, coded and labelled in it",
  async ({ topic, guide, terms, sayings }) => {
    const { findings } = await runStudy(aBrief({ study_type: "custom", topic }), engineOn(await serving()));
    expect(findings.interviews).toHaveLength(8);
    const named = terms.map(({ term }) => term.toLowerCase());
    for (const { theme } of findings.consensus_themes) expect(named).toContain(theme.toLowerCase());
    expect(findings.consensus_themes.length).toBeGreaterThan(0);
    for (const { transcript } of findings.interviews) {
      expect(guide).toContain(transcript[0]!.q);
      for (const { a } of transcript) expect(sayings.map(({ text }) => text)).toContain(a);
    }
    for (const { quotes } of findings.key_findings)
      for (const { quote, interview, turn } of quotes)
        expect(findings.interviews[interview]!.transcript[turn]!.a).toContain(quote);
    expect(findings.quality.quotes_rejected).toBe(0);
  },
);

test("a study survives what a provider does on a bad day, and pays for its repairs", async () => {
  const server = await serving((n) => {
    if (n % 17 === 0) return { is: "wrong-shape" };
    if (n % 23 === 0) return modelErrors.failing;
    if (n === 30) return modelErrors.rateLimited(1);
    return n % 41 === 0 ? { is: "cut" } : undefined;
  });
  const { findings, usage } = await runStudy(aBrief(), engineOn(server));
  expect(findings.interviews).toHaveLength(8);
  expect(usage.model_calls).toBe(server.seen.length);
});

test("a study whose key is refused in its middle fails at once, in our words, and is not simulated", async () => {
  const server = await serving((n) => (n > 20 ? modelErrors.badKey : undefined));
  const error = await runStudy(aBrief(), engineOn(server)).then(
    () => expect.fail("no failure"),
    (thrown: Error) => thrown,
  );
  expect(error).toMatchObject({ code: "research_failed", cause: { kind: "bad_key" } });
  expect(error.message).toMatch(
    /interviews failed or were not finished in time; at least half must be held\. .*AI_API_KEY/,
  );
  expect(server.seen.length).toBeLessThanOrEqual(20 + 3 * 12);
});

test("near what asking may cost no probe is asked, and the study says so", { tags: "full" }, async () => {
  const questions = ["How do you eat?", "What gets in the way?", "How do you choose?", "What would you change?"];
  const brief = aBrief({ given: { subject: null, stimulus: null, rivals: [], price: null, questions } });
  const { usage: whole } = await runStudy(brief, engineOn(await serving()));
  const { findings, usage } = await runStudy(brief, engineOn(await serving(), { maxCostUsd: 0.9 * whole.cost_usd! }));
  expect(findings.interviews).toSatisfy((held: unknown[]) => held.length >= 4);
  expect(findings.flags.find(({ code }) => code === "partial")!.message).toContain("the money for them was spent");
  expect(usage.model_calls).toBeLessThan(whole.model_calls);
  expect(usage.cost_usd!).toBeLessThan(whole.cost_usd!);
});
