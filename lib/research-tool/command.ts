import * as z from "zod";
import { StudyTypeId } from "../engines/study-types.ts";
import { Audience, PersonaId } from "../personas/contract.ts";
import { StudyStatus } from "../studies/study-record.ts";
import { ResearchVerb } from "./contract.ts";

const Words = z.string().trim().min(1);
const Count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What a message says of a persona. */
export const PersonaWords = z.object({
  name: Words.optional(),
  age: Count.optional(),
  role: Words.optional(),
  company: Words.optional(),
  industry: Words.optional(),
  income: Words.optional(),
  location: Words.optional(),
  traits: z.array(Words).optional(),
  audience: Audience.optional(),
  notes: Words.optional(),
});
export type PersonaWords = z.infer<typeof PersonaWords>;

/** A message as the service understands it: one verb and what the message says for it. The verb's own endpoint checks the rest. */
export const Command = z.object({
  verb: ResearchVerb,
  /** A study: its id, "last", "previous", or words of its topic. */
  study: Words.optional(),
  other: Words.optional(),
  topic: Words.optional(),
  stimulus: Words.optional(),
  study_type: StudyTypeId.optional(),
  audience: Audience.optional(),
  audience_description: Words.optional(),
  persona_ids: z.array(PersonaId).optional(),
  /** The names of the saved personas that are asked. */
  personas: z.array(Words).optional(),
  /** Whether the account's own personas are asked. */
  own_personas: z.boolean().optional(),
  /** How many people or interviews the message names in all. */
  people: Count.optional(),
  n_per_persona: Count.optional(),
  webhook_url: Words.optional(),
  seed: Count.optional(),
  engine: z.enum(["simulator"]).optional(),
  question: Words.optional(),
  scenario: Words.optional(),
  options: z.array(Words).optional(),
  /** A saved persona: its id or its name. */
  persona: Words.optional(),
  about: PersonaWords.optional(),
  csv: z.string().optional(),
  json: z.string().optional(),
  status: StudyStatus.optional(),
  limit: Count.optional(),
  /** A further order of the message, as a message of its own: it is not done. */
  later: Words.optional(),
});
export type Command = z.infer<typeof Command>;

/** What came of reading a message: a command, or the question to ask back. */
export type Reading = { command: Command; question?: never } | { command: null; question: string };
