import { afterEach, describe, expect, test } from "vitest";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { gallery, type Mode, serverOf, usageBlocks } from "#lib/testing/model-gallery.ts";
import { type ModelServer, modelServer } from "#lib/testing/model-server.ts";
import { engineOn } from "#lib/testing/model-tasks.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";

const isFull = Boolean(process.env.FULL_TESTS);

const open: ModelServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const small = () => {
  const brief = aBrief({ study_type: "concept", n_per_persona: 1 });
  return { ...brief, personas: brief.personas.slice(0, 2) };
};

/** What no reader may ever see of a model. */
const innerTalk = /<\/?think|\[\/?THINK|<\||\|>|We need to|channel|<\/s>|reasoning_content/;

async function running(mode: Mode, maxCostUsd: number | null = null) {
  const server = await modelServer(serverOf(mode));
  open.push(server);
  const engine = engineOn(server, { deadlineMs: mode.deadlineMs ?? 60_000, maxCostUsd });
  return { engine, server, study: runStudy(small(), engine) };
}

for (const [family, modes] of Object.entries(gallery))
  describe(family, () => {
    const tried = Object.entries(modes).filter(([, { isProof }]) => isFull || isProof);
    test.each(tried)("a study on a server with %s completes, or says why not", async (_, mode) => {
      const { study } = await running(mode);
      if (mode.ends !== undefined) return expect(study).rejects.toThrow(mode.ends);
      const { findings, usage } = await study;
      expect(findings.interviews).toHaveLength(2);
      expect(JSON.stringify(findings)).not.toMatch(innerTalk);
      for (const { quotes } of findings.key_findings)
        for (const { quote, interview, turn } of quotes)
          expect(findings.interviews[interview]!.transcript[turn]!.a).toContain(quote);
      for (const count of [usage.input_tokens, usage.output_tokens]) expect(count).toSatisfy(Number.isSafeInteger);
      expect(usage.input_tokens).toBeGreaterThan(0);
      expect(usage.cost_usd).toBeGreaterThan(0);
      expect(findings.flags.some(({ code }) => code === "prompt_cut")).toBe(mode.flag === "prompt_cut");
    });
  });

const blocks = Object.keys(usageBlocks).filter((_, place) => isFull || place === 3);
test.each(blocks)(
  "a budget stops a study as soon where a provider counts %s as where it counts right",
  async (name) => {
    const costs = [{}, gallery.counts![`${name} for usage`]!].map(async (mode) => {
      const { engine, study } = await running(mode, 0.03);
      await study.catch((error) => expect(error.message).toContain("AI_MAX_COST_USD"));
      return engine.usage.cost_usd!;
    });
    const [right, counted] = await Promise.all(costs);
    expect(counted).toBeLessThan(1.3 * right!);
    expect(right).toBeGreaterThan(0.015);
    expect(Math.max(right!, counted!)).toBeLessThan(0.05);
  },
);
