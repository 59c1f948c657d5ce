import { describe, expect, test } from "vitest";
import { defaultIds } from "../../personas/contract.ts";
import { defaultPersonas } from "../../personas/default-personas.ts";
import { drawState } from "../../studies/pipeline/draw-disposition.ts";
import type { Brief } from "../brief.ts";
import { drawFrom } from "../draw.ts";
import type { ClosedItem, Question, Turn } from "../engine.ts";
import { mean } from "../statistics.ts";
import { type StudyTypeId, studyTypeIds } from "../study-types.ts";
import { simulator } from "./simulator.ts";
import { typeVoices } from "./types/type-voices.ts";

const stance: ClosedItem = {
  id: "stance",
  text: "Where do you stand?",
  points: ["firmly against", "rather against", "undecided", "rather for", "firmly for"],
  from: 1,
  measures: { of: "stance" },
};

const briefOf = (study_type: StudyTypeId): Brief => ({
  topic: "Would parents buy a $29/month meal kit for toddlers?",
  study_type,
  audience: "b2c",
  audience_description: null,
  personas: defaultPersonas.b2c.filter(({ id }) => defaultIds.b2c.includes(id)),
  n_per_persona: 1,
  seed: 11,
});

const { signal } = new AbortController();

/** One interview: every question of the type's guide, answered by the voice with this stance. */
async function talk(engine: ReturnType<typeof simulator>, brief: Brief, place: number, at: 1 | 2 | 3 | 4 | 5) {
  const persona = brief.personas[place]!;
  const plan = await engine.plan({ brief, signal });
  const asked = { brief, plan, persona, draw: drawFrom("talk"), signal };
  const [prior] = await engine.rate({ ...asked, items: [stance], situation: null, answer: null });
  const state = drawState(brief.audience, drawFrom(`${persona.id} ${at}`));
  const disposition = { stance: at, reasons: prior!.reasons!, state };
  const transcript: Turn[] = [];
  for (const purpose of Object.keys(typeVoices[brief.study_type].answers)) {
    const question: Question = { kind: "core", purpose, text: "What do you think?" };
    const situation = { brief, plan, persona, repeat: 1, disposition, transcript: [...transcript] };
    transcript.push({
      q: question.text,
      a: (await engine.respond({ ...situation, question, draw: asked.draw.at(purpose), signal })).text,
      kind: "core",
    });
  }
  const answer = transcript.map(({ a }) => a).join("\n\n");
  const [rated] = await engine.rate({ ...asked, items: [stance], situation: null, answer });
  return rated!.distribution.reduce((sum, share, point) => sum + share * (point + 1), 0);
}

describe("the simulator", () => {
  test("says what it is, and that it has cost nothing", () => {
    expect(simulator()).toMatchObject({
      id: "touchstone-simulator",
      kind: "simulator",
      version: "3.2.0",
      factor: 0.6,
      usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    });
  });

  test("hears in what its respondents say where they stand, in every interview of every type", async () => {
    const engine = simulator();
    let heard = 0;
    let held = 0;
    for (const type of studyTypeIds)
      for (const place of process.env.FULL_TESTS ? [0, 1, 2, 3] : [0])
        for (const at of [1, 2, 3, 4, 5] as const) {
          held += 1;
          if (Math.round(await talk(engine, briefOf(type), place, at)) === at) heard += 1;
        }
    expect(heard).toBe(held);
  });

  test("tells those who are for it from those who are against it, in every type", async () => {
    const engine = simulator();
    const meanAt = async (type: StudyTypeId, at: 1 | 5) =>
      mean(await Promise.all([0, 1, 2, 3].map((place) => talk(engine, briefOf(type), place, at))));
    for (const type of studyTypeIds)
      expect((await meanAt(type, 5)) - (await meanAt(type, 1)), type).toBeGreaterThan(0.8);
  });
});
