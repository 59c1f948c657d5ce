import type { BookEntry } from "#lib/engines/coding.ts";
import type { ClosedItem, Situation, Turn } from "#lib/engines/engine.ts";
import { type ModelEngineOptions, modelEngine } from "#lib/engines/model/model-engine.ts";
import type { Plan } from "#lib/engines/plan.ts";
import { entriesOf } from "#lib/engines/readings.ts";
import { drawFrom } from "#lib/engines/statistics.ts";
import type { WritingTask } from "#lib/engines/writing.ts";
import type { Persona } from "#lib/personas/contract.ts";
import { defaultPersonas } from "#lib/personas/default-personas.ts";
import { leakedKey, type ModelServer } from "./model-server.ts";

// The calls that a study makes of an engine, ready for one with a model.

export const persona: Persona = Object.values(defaultPersonas).flat()[0]!;
export const topic = "Would people switch from spreadsheets to Tally for $29 a month? We say “Books done by Friday.”";

export const plan: Plan = {
  decision: "Whether to launch at this price",
  questions: ["What holds people back?", "What is it worth?"],
  subject: "Tally for $29 a month",
  category: "bookkeeping apps",
  brand: "Tally",
  competitors: [],
  status_quo: "spreadsheets",
  stimulus: "Books done by Friday.",
  prices: [{ amount: 29, currency: "USD", per: "month" }],
  claims: [],
  considerations: ["price", "effort"],
  labels: [],
  language: "en",
  coverage: 1,
  understood: true,
  not_understood: [],
  guide: null,
  unasked: [],
  closing: null,
  options: [],
  people: null,
  side_asked: null,
  terms: {},
  material: null,
  refuse: null,
  sensitive: false,
};

export const brief: Situation["brief"] = {
  topic,
  study_type: "pricing",
  audience: persona.audience,
  audience_description: null,
  personas: [persona],
  n_per_persona: 1,
  seed: 1,
};

export const situation = (transcript: Turn[] = [], repeat = 1): Situation => ({
  brief,
  plan,
  persona,
  repeat,
  disposition: {
    stance: 2,
    reasons: [{ id: "price", weight: -0.8 }],
    state: {
      recent_experience: "bad",
      time_pressure: "high",
      occasion: "a contract is up for renewal",
      others_decide: "nobody else has to agree",
      budget_mood: "tight",
      verbosity: "normal",
    },
  },
  transcript,
});

export const question = { kind: "core", purpose: "reaction", text: "What goes through your mind?" } as const;
export const items: ClosedItem[] = [
  {
    id: "stance",
    text: "How do you feel about it?",
    points: ["1", "2", "3", "4", "5"],
    from: 1,
    measures: { of: "stance" },
  },
  { id: "buy", text: "Would you buy it?", points: ["no", "perhaps", "yes"], from: 1, measures: { of: "stance" } },
];
const book: readonly BookEntry[] = entriesOf("pricing");

const at = new AbortController().signal;

/** Every call of an engine, with what it needs. */
export const tasks = (signal: AbortSignal = at) => ({
  people: { signal, description: "nurses in Ghent", audience: "b2c" as const, topic, draw: drawFrom("people") },
  plan: { signal, brief },
  respond: { signal, ...situation(), question, draw: drawFrom("respond") },
  rateBefore: { signal, brief, plan, persona, items, situation: null, answer: null, draw: drawFrom("before") },
  rate: {
    signal,
    brief,
    plan,
    persona,
    items,
    situation: situation(),
    answer: "Last March I paid more than I had for something like this.",
    draw: drawFrom("after"),
  },
  code: {
    signal,
    plan,
    study_type: "pricing" as const,
    book,
    transcript: [
      {
        q: "What happened?",
        a: "Well. Last March I paid more than I had for something like this.",
        kind: "core" as const,
      },
      { q: "And now?", a: "I understood it without reading anything.", kind: "core" as const },
    ],
  },
  write: { signal, ...writing },
});

const writing: WritingTask = {
  brief,
  plan,
  questions: [{ id: "q1", question: topic }],
  facts: [
    {
      id: "finding:Price",
      code: "price",
      label: "Price",
      polarity: -0.8,
      personas: 3,
      of_personas: 4,
      interviews: 5,
      of_interviews: 8,
      opposed_personas: 1,
      opposed_interviews: 1,
      quote: "It is more than I have.",
      persona_name: persona.name,
      quotes: [{ id: "k1", quote: "It is more than I have.", persona_name: persona.name, side: "against" }],
    },
  ],
  measures: [
    { id: "measure:intent_t2b", label: "Would buy", value: 0.4, unit: "share", low: 0.2, high: 0.6, n: 8, items: [] },
  ],
  objections: [
    { id: "o1", code: "price", label: "It costs too much", category: "price", severity: "major", interviews: 5 },
  ],
  interviews: [
    {
      persona_id: persona.id,
      persona_name: persona.name,
      stance: 2,
      last: "It is more than I have.",
      for: [],
      against: ["price"],
    },
  ],
  signals: [],
  avg_sentiment: 4.2,
  overall_confidence: 41,
  mean_stance: 2.4,
  nps: { value: -20, low: -60, high: 20 },
};

/** An engine of a study whose model is the server's. */
export const engineOn = (
  { url }: Pick<ModelServer, "url">,
  { apiKey = leakedKey, ...changed }: Partial<ModelEngineOptions> & { apiKey?: string } = {},
) =>
  modelEngine({
    id: "compatible:test",
    models: [
      {
        provider: "compatible",
        form: "chat",
        query: [],
        headers: {},
        model: "test",
        baseURL: url,
        apiKey,
        price: { input: 1, output: 10, cached: 0.1 },
      },
    ],
    concurrency: 8,
    deadlineMs: 60_000,
    maxCostUsd: null,
    againMs: 5,
    ...changed,
  });
