import { afterEach, describe, expect, test } from "vitest";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { rowOf } from "#lib/testing/docs.ts";
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
const innerTalk = /<\/?think|\[\/?THINK|<\||\|>|We need to|channel|<\/s>|data-question|And then\?|reasoning_content/;

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

const blocks = ["right counts", ...Object.keys(usageBlocks)].filter((_, place) => isFull || place === 0 || place === 4);
test.each(blocks)("a budget is kept where a provider sends %s for usage", async (name) => {
  const mode = gallery.counts![`${name} for usage`] ?? {};
  // One is too small for two interviews, the other is not.
  const [small, fair] = await Promise.all(
    [0.03, 0.25].map(async (budget) => {
      const { engine, study } = await running(mode, budget);
      const end = await study.catch((error: Error) => error.message);
      expect(engine.usage.cost_usd).toBeLessThanOrEqual(budget);
      return end;
    }),
  );
  expect(rowOf("AI_MAX_COST_USD")).toBe("what one study may cost at these prices");
  expect(small).toContain("What AI_MAX_COST_USD allows is spent.");
  expect(fair).toMatchObject({ findings: { interviews: [{}, {}] } });
});
