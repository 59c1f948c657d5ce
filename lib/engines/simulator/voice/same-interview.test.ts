import { expect, test } from "vitest";
import { drawFrom } from "#lib/engines/draw.ts";
import { defaultPersonas } from "#lib/personas/default-personas.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { briefOf, core, disposition, plan } from "../../../testing/samples/sample-study.ts";
import { simulator } from "../simulator.ts";
import { respond } from "./respond.ts";

const interviewsOf = async (members: Parameters<typeof aBrief>[0]) => {
  const { findings } = await runStudy(aBrief(members), simulator());
  return findings.interviews;
};

test("who else is asked, and how often, changes nothing in a persona's interviews", async () => {
  const [first, second, third] = defaultPersonas.b2c;
  const alone = await interviewsOf({ personas: [first!, second!] });
  const among = await interviewsOf({ personas: [third!, second!, first!], n_per_persona: 3 });
  expect(alone).toHaveLength(4);
  for (const { persona_id, repeat, transcript } of alone) {
    const same = among.find((other) => other.persona_id === persona_id && other.repeat === repeat);
    expect(same?.transcript).toEqual(transcript);
  }
});

test("a question asked anew is answered in other words", async () => {
  const brief = briefOf("concept", "b2c");
  const asked = { brief, plan, repeat: 1, transcript: [], question: core("first_reaction") };
  for (const [place, persona] of brief.personas.entries()) {
    const answers = ["one", "two", "three"].map((label) =>
      respond({ ...asked, persona, disposition: disposition(4, place), draw: drawFrom(label) }),
    );
    expect(new Set(await Promise.all(answers)).size).toBe(3);
  }
});
