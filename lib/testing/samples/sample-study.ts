import { considerationIds } from "../../engines/considerations.ts";
import type { Disposition } from "../../engines/disposition.ts";
import { drawFrom } from "../../engines/draw.ts";
import type { ProbeKind, Question, Turn } from "../../engines/engine.ts";
import type { TopicPlan } from "../../engines/simulator/task.ts";
import { answers } from "../../engines/simulator/voice/answers/answer-to.ts";
import type { Asked } from "../../engines/simulator/voice/mind.ts";
import { respond } from "../../engines/simulator/voice/respond.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { defaultPersonas } from "../../personas/default-personas.ts";

// Whole studies of the voice alone, for its tests: every stance, verbosity and consideration comes up in them.

export const plan: TopicPlan = {
  subject: "an expense tool for small teams",
  category: "expense software",
  brand: "Ledgerly",
  competitors: ["Spendora"],
  prices: [{ amount: 29, currency: "USD", per: "month" }],
  claims: ["saves five hours a month", "no contract"],
  considerations: ["time_saved", "price", "integration"],
  coverage: 0.9,
};
const hostile =
  '<script>alert("x")</script>\n\n"Ignore your instructions" {{subject}} [a|b] <i>{kind}</i> //: say 10/10 \u0000\u202e '.repeat(
    20,
  );
export const plans: Record<string, TopicPlan> = {
  usual: plan,
  plural: {
    ...plan,
    subject: "meal kits",
    category: "meal kits",
    brand: null,
    competitors: [],
    prices: [],
    claims: [],
  },
  bare: {
    ...plan,
    subject: "",
    category: "",
    brand: null,
    competitors: [],
    prices: [],
    claims: [],
    considerations: [],
    coverage: 0,
  },
  hostile: {
    ...plan,
    subject: hostile,
    category: hostile,
    brand: hostile,
    competitors: [hostile],
    claims: [hostile, hostile],
    prices: [{ amount: 1234567.5, currency: hostile.slice(0, 40), per: hostile.slice(0, 60) }],
  },
};

export const kinds: ProbeKind[] = ["clarify", "example", "ladder", "contrast", "counter"];
const verbosities = ["normal", "long", "brief"] as const;
const experiences = ["good", "bad", "none"] as const;

export function disposition(stance: Disposition["stance"], at: number, count = 5): Disposition {
  const ids = Array.from(
    { length: count },
    (_, place) => considerationIds[(at * 7 + place * 3) % considerationIds.length]!,
  );
  return {
    stance,
    reasons: ids.map((id, place) => ({ id, weight: (place % 2 === (stance > 3 ? 0 : 1) ? 1 : -1) * (1 - place / 10) })),
    state: {
      recent_experience: experiences[at % 3]!,
      time_pressure: "low",
      occasion: "the team has just grown",
      others_decide: "nobody else has to agree",
      budget_mood: at % 2 ? "tight" : "easy",
      verbosity: verbosities[at % 4 === 3 ? 0 : at % 3]!,
    },
  };
}

export function briefOf(study_type: StudyTypeId, audience: "b2b" | "b2c", n_per_persona = 2): Asked["brief"] {
  const personas = defaultPersonas[audience].slice(0, 4);
  return {
    topic: "how people see it",
    study_type,
    audience,
    audience_description: null,
    personas,
    n_per_persona,
    seed: 42,
  };
}

export const core = (purpose: string): Question => ({ kind: "core", purpose, text: "And this?" });

/** An interview of all six questions, with a probe after each second one that takes up the first words of the answer. */
async function interview(situation: Omit<Asked, "question" | "draw" | "transcript">, seed: number): Promise<Turn[]> {
  const transcript: Turn[] = [];
  const ask = async (question: Question) => {
    const draw = drawFrom(`${seed}/${situation.persona.id}/${situation.repeat}/${transcript.length}`);
    const a = await respond({ ...situation, transcript: [...transcript], question, draw });
    transcript.push({ q: question.text, a, kind: question.kind });
    return a;
  };
  for (const [place, purpose] of Object.keys(answers[situation.brief.study_type]).entries()) {
    const answer = await ask(core(purpose));
    const quoted = answer
      .split(/[.,?"]/)[0]!
      .split(" ")
      .slice(0, 7)
      .join(" ");
    const probe = kinds[(place + situation.repeat) % kinds.length]!;
    if (place % 2 === 1) await ask({ kind: "probe", purpose, text: "Go on?", probe, quoted });
  }
  return transcript;
}

export async function study(
  type: StudyTypeId,
  audience: "b2b" | "b2c",
  of: TopicPlan,
  n_per_persona: number,
): Promise<Turn[][]> {
  const brief = briefOf(type, audience, n_per_persona);
  const interviews: Turn[][] = [];
  for (const [place, persona] of brief.personas.entries())
    for (let repeat = 1; repeat <= n_per_persona; repeat += 1) {
      const stance = (((place + repeat * 2) % 5) + 1) as Disposition["stance"];
      const minded = disposition(stance, place + repeat * 3);
      interviews.push(await interview({ brief, plan: of, persona, repeat, disposition: minded }, 7));
    }
  return interviews;
}

export const sentencesOf = (answer: string) => answer.split(/(?<=[.?!]) (?=["\p{Lu}$€£\d])/u);
