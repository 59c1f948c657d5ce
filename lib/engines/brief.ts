import type * as z from "zod";
import type { Audience, Persona } from "../personas/contract.ts";
import type { ClosedQuestion } from "./closed-questions.ts";
import type { StudyTypeId } from "./study-types.ts";
import type { RequestFacts, StudyPrice } from "./understood.ts";

export type Price = z.infer<typeof StudyPrice>;

/** The longest topic, and the longest words that people are shown, in characters. */
export const longestText = 20_000;
export const longestSubject = 200;

/** What a study is asked to find out, with whom. */
export type Brief = {
  topic: string;
  /** Absent where the request gives none of it. */
  given?: RequestFacts;
  study_type: StudyTypeId;
  audience: Audience;
  /** As the caller described the people; null when personas were named or the defaults taken. */
  audience_description: string | null;
  personas: Persona[];
  /** What of the description these people do not carry, in its own words; absent where they carry all of it. */
  unread?: string[];
  n_per_persona: number;
  /** The request's own closed questions; absent without any. */
  closed_questions?: ClosedQuestion[];
  /** All chance in a study follows from it. */
  seed: number;
};
