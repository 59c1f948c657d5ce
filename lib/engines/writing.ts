import * as z from "zod";
import type { Brief } from "./brief.ts";
import { type ObjectionCategory, ResearchItem } from "./findings.ts";
import type { Measure } from "./measured.ts";
import type { Plan } from "./plan.ts";

/** How long a headline is to be, and the longest that is taken, in characters. */
export const headlineLength = { usual: 140, most: 200 };

type NamedQuote = { id: string; quote: string; persona_name: string; side: "for" | "against" | null };

/** A fact that the host has computed, which prose may state; `n` are the only numbers that may appear about it. */
export type Fact = {
  /** What a sentence names it by. */
  id: string;
  /** The id of the book's entry. */
  code: string;
  label: string;
  polarity: number;
  personas: number;
  of_personas: number;
  interviews: number;
  of_interviews: number;
  /** Those on the other side; 0 where nobody is. */
  opposed_personas: number;
  opposed_interviews: number;
  quote: string;
  persona_name: string;
  /** The quotes of both sides that a sentence may rest on. */
  quotes: NamedQuote[];
};

/** A measure of the study's type under the id by which a sentence names it. */
export type NamedMeasure = Pick<Measure, "id" | "label" | "value" | "unit" | "low" | "high" | "n"> & {
  items: { label: string; value: number | null }[];
};

/** The id by which a sentence names the numbers of the whole study. */
export const wholeStudy = "study";

/** One interview as it was counted: where it ends, the ids of what it says for and against. */
type CountedInterview = {
  persona_id: string;
  persona_name: string;
  stance: number;
  /** The answer to the last question of the guide. */
  last: string;
  for: string[];
  against: string[];
};

/** What the host asks to be put into prose: facts and quotes only. */
export type WritingTask = {
  brief: Brief;
  plan: Plan;
  questions: { id: string; question: string }[];
  facts: Fact[];
  objections: {
    id: string;
    code: string;
    label: string;
    category: ObjectionCategory;
    severity: string;
    interviews: number;
  }[];
  measures: NamedMeasure[];
  interviews: CountedInterview[];
  signals: { competitor: string; direction: string; interviews: number }[];
  avg_sentiment: number;
  overall_confidence: number;
  mean_stance: number;
  nps: { value: number; low: number; high: number };
};

/** Every text and list that a model writes has an end. */
const Text = z.string().trim().min(1).max(800);
const Id = z.string().max(200);
const Ids = z.array(Id).max(12);

/** A sentence, and the ids of the quotes and counts that carry it. */
export const Sentence = z.object({ text: Text, quotes: Ids, counts: Ids });
export type Sentence = z.infer<typeof Sentence>;

/** The pieces of a study's prose. The host checks each alone: a malformed piece costs no other. */
export const writingPieces = {
  headline: Sentence,
  summary: z.array(z.unknown()),
  answers: z.array(z.unknown()),
  findings: z.array(z.unknown()),
  theme_descriptions: z.array(z.unknown()),
  resolutions: z.array(z.unknown()),
  opportunity: z.array(z.unknown()),
  risk: z.array(z.unknown()),
  signals: z.array(z.unknown()),
  messaging_implications: z.array(z.unknown()),
  research_agenda: z.array(z.unknown()),
};
export const WrittenAnswer = z.object({
  id: Id,
  sentences: z.array(z.unknown()),
  /** Why the interviews give no answer; null where the sentences answer. */
  cannot_tell: Text.nullable(),
});
export const WrittenFinding = z.object({ id: Id, finding: Text, evidence: Text, implication: Text });
export const WrittenDescription = z.object({ label: Id, description: Text });
export const WrittenResolution = z.object({ id: Id, what_would_resolve: Text });
export const WrittenSignal = z.object({ competitor: Id, signal: Text });
export const WrittenAgendaItem = z.object({
  question: Text,
  why: Text,
  method: Text,
  sample: Text,
  priority: ResearchItem.shape.priority,
  would_change: Text,
});

/** Prose. A sentence rests on the quotes and counts it names; the host checks that they carry it. */
export type Writing = {
  headline: Sentence;
  summary: Sentence[];
  answers: { id: string; sentences: Sentence[]; cannot_tell: string | null }[];
  findings: z.infer<typeof WrittenFinding>[];
  theme_descriptions: z.infer<typeof WrittenDescription>[];
  resolutions: z.infer<typeof WrittenResolution>[];
  opportunity: Sentence[];
  risk: Sentence[];
  signals: z.infer<typeof WrittenSignal>[];
  messaging_implications: string[];
  research_agenda: z.infer<typeof WrittenAgendaItem>[];
};
