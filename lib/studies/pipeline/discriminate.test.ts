import { describe, expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { scriptedEngine, surely } from "#lib/testing/scripted-engine.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Plan } from "../../engines/plan.ts";
import { simulator } from "../../engines/simulator/simulator.ts";
import { runStudy } from "./run-study.ts";

type Rate = Engine["rate"];
const offer = { claims: ["ready in ten minutes"], prices: [{ amount: 29, currency: "USD", per: "month" }] };

/** A scripted engine whose blind ratings take the stance that `stance` reads in what is shown; the plans it was given. */
function rating(stance: (shown: string) => number, plan: Partial<Plan> = offer) {
  const blind: Parameters<Rate>[0][] = [];
  const engine = scriptedEngine({ plan });
  const { rate } = engine;
  engine.rate = async (task) => {
    if (task.items[0]!.text !== "All in all, where do you stand on what is shown?") return rate(task);
    blind.push(task);
    return [{ distribution: surely(stance(task.plan.stimulus!)), contributions: null }];
  };
  return { engine, blind };
}
const isWorse = (shown: string) => shown.includes("often fails");
const isBland = (shown: string) => shown.includes("like others of its kind");
const codesOf = ({ flags }: { flags: { code: string }[] }) => flags.map(({ code }) => code);

describe("discrimination", () => {
  test("is 1 where every persona rates the worse variant lower and the bland one apart", async () => {
    const { engine } = rating((shown) => (isWorse(shown) ? 1 : isBland(shown) ? 3 : 4));
    const { findings } = await runStudy(aBrief(), engine);
    expect(findings.quality.discrimination).toBe(1);
    expect(codesOf(findings)).not.toContain("weak_discrimination");
  });

  test("is one half where only the worse variant is told apart, and 0 where all are rated alike, with a warning", async () => {
    const half = await runStudy(aBrief(), rating((shown) => (isWorse(shown) ? 1 : 4)).engine);
    expect(half.findings.quality.discrimination).toBe(0.5);
    const none = await runStudy(aBrief(), rating(() => 4).engine);
    expect(none.findings.quality.discrimination).toBe(0);
    expect(codesOf(none.findings)).toContain("weak_discrimination");
  });

  test("rates each of three variants once for each persona, without an interview or a name that labels them", async () => {
    const { engine, blind } = rating(() => 3, { ...offer, brand: "Oatly", competitors: ["Minor Figures"] });
    const { usage } = await runStudy(aBrief(), engine);
    expect(blind).toHaveLength(12);
    for (const { situation, answer, plan, brief } of blind) {
      expect([situation, answer, plan.brand, plan.competitors, plan.prices]).toEqual([null, null, null, [], []]);
      expect(`${brief.topic} ${plan.stimulus}`).not.toMatch(/worse|bland|variant|Oatly/i);
    }
    const order = (seed: number) =>
      runStudy(aBrief({ seed }), rating(() => 3, offer).engine).then(({ usage }) => usage.price_usd);
    expect(await order(8)).toBe(usage.price_usd);
  });

  test("is shown in an order that depends on the seed", async () => {
    const orders = await Promise.all(
      [1, 2, 3, 4].map(async (seed) => {
        const { engine, blind } = rating(() => 3);
        await runStudy(aBrief({ seed }), engine);
        return blind.map(({ plan }) => plan.stimulus).join("|");
      }),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test("is null where nothing is offered, and for the simulator, without a flag", async () => {
    const { engine, blind } = rating(() => 3, { claims: [], prices: [], stimulus: null });
    const { findings } = await runStudy(aBrief(), engine);
    expect(blind).toEqual([]);
    const simulated = await runStudy(aBrief(), simulator());
    for (const { quality, flags } of [findings, simulated.findings]) {
      expect(quality.discrimination).toBeNull();
      expect(codesOf({ flags })).not.toContain("discrimination_not_measured");
    }
  });

  test("is null with a flag where a rating fails, and the study is whole", async () => {
    const { engine } = rating(() => {
      throw new Error("the model is away");
    });
    const { findings } = await runStudy(aBrief(), engine);
    expect(findings.interviews).toHaveLength(8);
    expect(findings.quality.discrimination).toBeNull();
    expect(codesOf(findings)).toContain("discrimination_not_measured");
  });

  test("is not asked for where the money for probes is spent", async () => {
    const { engine, blind } = rating(() => 3);
    engine.mayProbe = () => false;
    const { findings } = await runStudy(aBrief(), engine);
    expect(blind).toEqual([]);
    expect(codesOf(findings)).toContain("discrimination_not_measured");
  });
});
