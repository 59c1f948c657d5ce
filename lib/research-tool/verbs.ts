/** What a study is asked with, beside its topic. */
const ofStudies = [
  "study_type",
  "audience",
  "audience_description",
  "subject",
  "rivals",
  "price",
  "stimulus",
  "questions",
  "persona_ids",
  "n_per_persona",
  "seed",
  "engine",
  "webhook_url",
  "webhook_events",
];
const ofPersonas = ["name", "age", "role", "company", "industry", "income", "location", "traits", "audience", "notes"];

type VerbEntry = {
  /** What it does, in one line. */
  does: string;
  /** The members without which it asks back. */
  needs?: string[];
  takes?: string[];
  /** Its members in an example. */
  example?: Record<string, unknown>;
};

/** Everything that the tool can do, with the members of each. */
export const verbs = {
  run: {
    does: "price a new study; it runs when confirmed",
    needs: ["topic"],
    takes: ofStudies,
    example: {
      topic: "Would nurses pay $9 a month for a shift planner?",
      study_type: "pricing",
      audience_description: "ward nurses",
      subject: "a shift planner",
      price: { amount: 9, currency: "USD", per: "month" },
    },
  },
  estimate: {
    does: "only say what it would cost",
    needs: ["topic"],
    takes: ofStudies,
    example: {
      topic: "Would nurses pay $9 a month for a shift planner?",
      study_type: "pricing",
      subject: "a shift planner",
      price: { amount: 9, currency: "USD", per: "month" },
    },
  },
  list: {
    does: "the studies, newest first",
    takes: ["status", "study_type", "audience", "limit"],
    example: { limit: 5 },
  },
  show: { does: "a study's findings, or how far it is", takes: ["study_id"], example: { study_id: "last" } },
  follow_up: {
    does: "price one more question to its respondents",
    needs: ["question"],
    takes: ["study_id", "persona_ids"],
    example: { study_id: "last", question: "What would change your mind?" },
  },
  cancel: { does: "stop it", takes: ["study_id"], example: { study_id: "last" } },
  rerun: {
    does: "price it again with another seed",
    takes: ["study_id", "seed", "engine"],
    example: { study_id: "last", seed: 42 },
  },
  compare: { does: "two studies beside each other", takes: ["study_id", "with"], example: {} },
  publish: { does: "list it at /studies", takes: ["study_id"], example: { study_id: "last" } },
  unlist: { does: "take it off that list", takes: ["study_id"], example: { study_id: "last" } },
  list_personas: { does: "the personas a study can ask" },
  save_persona: {
    does: "save a persona",
    needs: ["name", "age", "role"],
    takes: ofPersonas,
    example: { name: "Ama Boateng", age: 41, role: "Ward nurse", location: "Leeds", traits: ["price conscious"] },
  },
  change_persona: {
    does: "change one",
    needs: ["persona_id"],
    takes: ofPersonas,
    example: { persona_id: "Ama Boateng", age: 42 },
  },
  delete_persona: {
    does: "delete one",
    needs: ["persona_id"],
    example: { persona_id: "Ama Boateng" },
  },
  import_personas: {
    does: "save many personas, all or none",
    needs: ["csv"],
    example: { csv: "name,age,role\nIda Lind,29,Student of law\nTom Reyes,52,Head of logistics" },
  },
  simulate: {
    does: "put a scenario before saved personas",
    needs: ["scenario"],
    takes: ["persona_ids", "question", "options", "seed", "engine"],
    example: { scenario: "Your supermarket asks $4 a month for an app without advertising." },
  },
  types: { does: "the kinds of study" },
  deliveries: { does: "what was sent to webhooks", takes: ["study_id", "limit"] },
  usage: { does: "what was spent, by month" },
  keys: { does: "where API keys are made" },
  help: { does: "an example of each" },
} satisfies Record<string, VerbEntry>;

export type ResearchVerb = keyof typeof verbs;
export const researchVerbs = Object.keys(verbs) as [ResearchVerb, ...ResearchVerb[]];

/** A verb's entry, with nothing left out. */
export function entryOf(verb: ResearchVerb): Required<VerbEntry> {
  const entry: VerbEntry = verbs[verb];
  return { needs: [], takes: [], example: {}, ...entry };
}

/** A call of a verb, as its arguments are sent. */
export type ResearchCall = Record<string, unknown>;

/** The verb's call as an example. */
export const exampleOf = (verb: ResearchVerb): ResearchCall => ({ do: verb, ...entryOf(verb).example });

/** The most members that a verb's line names. */
const mostNamed = 5;

/** Each verb in one line: the members that it reads, and what it does. */
export const verbsInWords = researchVerbs
  .map((verb) => {
    const { does, needs, takes } = entryOf(verb);
    const more = takes.filter((name) => !needs.includes(name));
    const named = needs.length + more.length > mostNamed ? [...needs, "…"] : [...needs, ...more];
    return `${verb}${named.length === 0 ? "" : `(${named.join(", ")})`}: ${does}`;
  })
  .join("; ");
