import * as z from "zod";
import { endpointForAccount, Moment, type Operation, readCosts, text, whole } from "../contract.ts";
import { grouped, inChoice } from "../in-words.ts";

/** How many personas an account can save, and import at once. */
export const mostSaved = 1000;
export const mostImported = 200;
/** How many personas are made from a description. */
export const peopleMade = 4;
/** A description of people, from which personas are made. */
export const peopleInWords = text(3, 500);
/** What separates the cells of an imported CSV, and what parts its traits, each with its name. */
export const cellMarks = { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" };
export const traitMarks = { ";": "semicolons", "|": "bars", "\n": "line breaks" };
export const traitMarksInWords = inChoice(Object.values(traitMarks));
/** Some names of columns that are read beside the members' own. */
export const otherColumns = ["Full name", "Job title", "Country"];
/** The ages that a persona can have, in years. */
export const youngest = 16;
export const oldest = 100;
/** The longest facts of a persona, in characters, and the most traits. */
export const longestFact = { name: 80, role: 120, company: 120, industry: 80, income: 80, location: 120, trait: 120 };
export const mostTraits = 12;

/** Who is asked, in words: many of them, and one. */
export const audiences = {
  b2b: { many: "business buyers", one: "a business buyer" },
  b2c: { many: "consumers", one: "a consumer" },
};
export const Audience = z.enum(Object.keys(audiences) as (keyof typeof audiences)[]).describe(
  `${Object.entries(audiences)
    .map(([id, { many }]) => `${id}: ${many}`)
    .join("; ")}.`,
);
/** Of whom a persona is that says nothing else. */
export const personaAudience: Audience = "b2c";
export type Audience = z.infer<typeof Audience>;

/** The ids that a study of each audience asks when it names nobody. */
export const defaultIds: { [audience in Audience]: string[] } = {
  b2b: ["p_cmo", "p_cto", "p_cfo", "p_vp_mktg"],
  b2c: ["p_millennial_mom", "p_gen_z", "p_high_income", "p_budget"],
};

const base32 = "abcdefghijklmnopqrstuvwxyz234567";
/** A new persona's id, from numbers of 0 and more, below 1. */
export const newPersonaId = (next: () => number): string =>
  `p_${Array.from({ length: 26 }, () => base32[Math.floor(next() * base32.length)]).join("")}`;

/** The id of a default persona, or of a new one. */
export const PersonaId = z
  .string()
  .regex(/^p_[a-z0-9_]{2,40}$/, {
    error: `must be a persona's id, such as ${defaultIds.b2b[0]}: GET /api/v1/personas lists them`,
  })
  .describe("A persona's id.");

const described = {
  name: text(1, longestFact.name).describe("A name to call the persona by; invented."),
  age: whole(youngest, oldest).describe(`In years, ${youngest} to ${oldest}.`),
  role: text(1, longestFact.role).describe("What the person does, or their place in life."),
  company: text(0, longestFact.company).describe("The kind of company; empty where none matters."),
  industry: text(0, longestFact.industry),
  income: text(0, longestFact.income).describe("Income or budget, as a range in words."),
  location: text(0, longestFact.location),
  traits: z.array(text(1, longestFact.trait)).max(mostTraits).describe("Short facts about how the person decides."),
};

/** What an account notes of a persona. */
const ownUse = "For the account's own use; not read by any engine.";
const Notes = text(0, 2000).nullable();

/** Someone invented who is interviewed in a study: a table of facts, no real human. */
export const Persona = z.strictObject({ id: PersonaId, ...described, audience: Audience }).meta({ id: "Persona" });
export type Persona = z.infer<typeof Persona>;

export const SavedPersona = z
  .strictObject({
    ...Persona.shape,
    notes: z.string().nullable().describe(ownUse),
    created_at: Moment,
    updated_at: Moment,
    unmapped_traits: z
      .array(z.string())
      .describe("Traits whose words the built-in engine has no scale for; they change nothing in a simulated answer."),
  })
  .meta({ id: "SavedPersona" });
export type SavedPersona = z.infer<typeof SavedPersona>;

const personaFields = {
  ...described,
  company: described.company.default(""),
  industry: described.industry.default(""),
  income: described.income.default(""),
  location: described.location.default(""),
  traits: described.traits.default([]),
  audience: Audience.default(personaAudience),
  notes: Notes.default(null).describe(ownUse),
};

/** The order of saved personas. */
export const savedOrder = "newest first";
export const listPersonasEndpoint = endpointForAccount({
  name: "list_personas",
  method: "GET",
  path: "/api/v1/personas",
  summary: "Read the default personas of each audience, the whole library, and the personas this account has saved.",
  cost: readCosts.list,
  input: z.object({}),
  result: z.strictObject({
    b2b: z.array(Persona),
    b2c: z.array(Persona),
    defaults: z.strictObject({ b2b: z.array(PersonaId), b2c: z.array(PersonaId) }),
    saved: z.array(SavedPersona).describe(`At most ${grouped(mostSaved)}, ${savedOrder}.`),
  }),
});

export const savePersonaEndpoint = endpointForAccount({
  name: "save_persona",
  method: "POST",
  path: "/api/v1/personas",
  summary: "Save a persona of your own, to interview in studies and simulations.",
  input: z.object(personaFields),
  invalid: "invalid_persona",
  result: SavedPersona,
  status: () => 201,
  location: ({ id }) => `/api/v1/personas/${id}`,
});

/** What the page of personas asks: some made from a description, and saved. */
export const makePersonasOperation = {
  name: "make_personas",
  summary: "Make personas from a description, and save them.",
  input: z.object({ description: peopleInWords, audience: Audience.default(personaAudience) }),
  invalid: "invalid_persona",
  result: z.strictObject({ personas: z.array(SavedPersona), not_understood: z.array(z.string()) }),
} satisfies Operation;

/** What is saved of an import. */
export const allOrNone = "all are saved, or none";
export const importPersonasEndpoint = endpointForAccount({
  name: "import_personas",
  method: "POST",
  path: "/api/v1/personas/import",
  summary: `Save many personas at once, from a JSON array or from CSV with a header line; ${allOrNone}.`,
  input: z.object({
    personas: z.array(z.object(personaFields)).min(1).max(mostImported).optional().describe("The personas as JSON."),
    csv: z
      .string()
      .max(200_000)
      .optional()
      .describe(
        `The personas as CSV: a header line with the members' names or common other ones, such as ${otherColumns.join(", ")}; cells separated by ${inChoice(Object.values(cellMarks))}; traits parted by ${traitMarksInWords}. Empty columns and rows are passed over.`,
      ),
  }),
  invalid: "invalid_persona",
  result: z.strictObject({ personas: z.array(SavedPersona) }),
  status: () => 201,
});

const onePersona = { persona_id: z.string().describe("A persona's id.") };

export const getPersonaEndpoint = endpointForAccount({
  name: "get_persona",
  method: "GET",
  path: "/api/v1/personas/{persona_id}",
  summary: "Read a default persona or one this account has saved.",
  input: z.object(onePersona),
  result: z.union([SavedPersona, Persona]),
});

/** What a change of a persona leaves. */
export const pastStays = "studies that have run keep the persona as it was";

export const changePersonaEndpoint = endpointForAccount({
  name: "change_persona",
  method: "PATCH",
  path: "/api/v1/personas/{persona_id}",
  summary: `Change a saved persona; ${pastStays}.`,
  input: z.object({
    ...onePersona,
    ...z.object(described).partial().shape,
    traits: described.traits.optional().describe(`${described.traits.description} [] removes them.`),
    audience: Audience.optional(),
    notes: Notes.optional().describe(`${ownUse} null removes them.`),
  }),
  invalid: "invalid_persona",
  result: SavedPersona,
});

/** A trait far from the average, in words, and the published scale it is named after. */
export type Mover = { words: string; scale: string };

export const deletePersonaEndpoint = endpointForAccount({
  name: "delete_persona",
  method: "DELETE",
  path: "/api/v1/personas/{persona_id}",
  summary: `Delete a saved persona; ${pastStays}.`,
  input: z.object(onePersona),
  refuses: ["invalid_persona"],
  result: z.null(),
  status: () => 204,
});
