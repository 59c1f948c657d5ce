import type { Audience, Persona } from "../personas/contract.ts";
import type { Brief, Price } from "./brief.ts";
import type { Draw } from "./draw.ts";
import type { Engine as EngineName, ObjectionCategory } from "./findings.ts";
import type { StudyTypeId } from "./study-types.ts";

// The seam between the pipeline and what speaks for the personas. The pipeline asks six things and does all counting,
// checking and composing of findings itself; so the simulator and every model go one and the same way.

export type { Price } from "./brief.ts";

/** What an engine read out of the topic. Nothing in it is known of the world: names are only repeated. */
export type Plan = {
  /** What people are asked about, as a noun phrase that fits into "How do you feel about …?" */
  subject: string;
  /** The kind of thing it is, such as "expense software"; what respondents call things of this kind. */
  category: string;
  /** Whose offer is studied, where the topic names one. */
  brand: string | null;
  /** Other names in the topic that it is compared with. */
  competitors: string[];
  prices: Price[];
  /** Promises and features the topic mentions, in its own words. */
  claims: string[];
  /** Ids of the considerations that the topic touches, the most touched first. */
  considerations: string[];
  /** How much of the topic's content was recognised, from 0 to 1. */
  coverage: number;
};

/** What changes between two interviews of one persona; identity never does. */
export type State = {
  recent_experience: "good" | "bad" | "none";
  time_pressure: "low" | "high";
  occasion: string;
  others_decide: string;
  budget_mood: "easy" | "tight";
  verbosity: "brief" | "normal" | "long";
};

/** A consideration that weighs in a respondent's mind: an id, and how much it speaks for (positive) or against. */
export type Reason = { id: string; weight: number };

/** Where a respondent stands before the interview: drawn by the host, kept private, never told to the analysis. */
export type Disposition = { stance: 1 | 2 | 3 | 4 | 5; reasons: Reason[]; state: State };

export type ProbeKind = "clarify" | "example" | "ladder" | "contrast" | "counter";

/** A question of the moderator. `purpose` is the guide's id of it, such as "last_time" or "price_reaction". */
export type Question =
  | { kind: "core"; purpose: string; text: string }
  | { kind: "probe"; purpose: string; text: string; probe: ProbeKind; quoted: string };

export type Turn = { q: string; a: string; kind: "core" | "probe" };

/** The situation of one interview. */
export type Situation = {
  brief: Brief;
  plan: Plan;
  persona: Persona;
  /** From 1; which of the persona's interviews it is. */
  repeat: number;
  disposition: Disposition;
  /** What was said until now, oldest first. */
  transcript: Turn[];
};

/** A closed question. Points are in words, the lowest first; `from` is the number of the first (1, or 0). */
export type ClosedItem = {
  id: string;
  text: string;
  points: string[];
  from: 0 | 1;
  /** What the item rates, for engines that compute. */
  measures:
    | { of: "stance" }
    | { of: "consideration"; id: string }
    /** How it is liked at this price. */
    | { of: "price"; price: Price }
    /** The price from which on it feels so, dearer or cheaper; the points are these prices. */
    | { of: "threshold"; feels: PriceFeeling; prices: Price[] }
    /** A pick among what these points stand for. */
    | { of: "choice"; options: ("status_quo" | "rival" | "subject")[] };
};

/** The four feelings of Van Westendorp's price questions. */
export type PriceFeeling = "too_cheap" | "cheap" | "expensive" | "too_expensive";

export type Distribution = {
  /** One probability for each point; adds up to 1. */
  distribution: number[];
  /** What moved it, where the engine can say; null for a model. */
  contributions: { label: string; value: number }[] | null;
};

/** A passage of one answer and what it says; `start` and `end` are UTF-16 offsets into that answer. */
export type Code = {
  kind: "theme" | "objection" | "criterion" | "signal";
  /** The same words for the same thing in every interview: what codes are counted by. */
  label: string;
  /** −1 speaks against, 1 speaks for the study's subject. */
  polarity: number;
  turn: number;
  start: number;
  end: number;
  quote: string;
  /** For objections. */
  category?: ObjectionCategory;
  severity?: "blocker" | "major" | "minor";
  /** For signals. */
  competitor?: string;
  direction?: "favors_you" | "favors_competitor" | "neutral";
};

/** What the analysis reads in one transcript, from its text alone. */
export type Coding = {
  codes: Code[];
  /** One for each turn: valence toward the subject from −1 to 1, how much it counts from 0 to 1, and what kind it is. */
  turns: { valence: number; salience: number; on_topic: boolean; refused: boolean; specificity: number }[];
};

/** A fact that the host has computed, which prose may state; `n` are the only numbers that may appear about it. */
export type Fact = {
  /** What the sentence is for, such as "finding:price" or "summary". */
  id: string;
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
  counter_quote: string | null;
};

/** What the host asks to be put into prose: facts only. */
export type WritingTask = {
  brief: Brief;
  plan: Plan;
  facts: Fact[];
  objections: { id: string; label: string; category: ObjectionCategory; severity: string; interviews: number }[];
  avg_sentiment: number;
  overall_confidence: number;
  mean_stance: number;
  nps: { value: number; low: number; high: number };
};

/** Prose. Every number in it must be one of the task's; the host checks, and replaces a sentence that fails. */
export type Writing = {
  headline_finding: string;
  executive_summary: string;
  findings: { id: string; finding: string; evidence: string; implication: string }[];
  theme_descriptions: { label: string; description: string }[];
  resolutions: { id: string; what_would_resolve: string }[];
  opportunity: string;
  risk: string;
  messaging_implications: string[];
  research_agenda: {
    question: string;
    why: string;
    method: string;
    sample: string;
    priority: "high" | "medium" | "low";
    would_change: string;
  }[];
};

export type Engine = EngineName & {
  /** 1 for a model without a measured value, 0.6 for the simulator: the factor E of overall_confidence. */
  factor: number;
  /** What it has used since it was made. */
  usage: { model_calls: number; input_tokens: number; output_tokens: number; cost_usd: number | null };
  /** Four personas from a description. */
  people(asked: { description: string; audience: Audience; topic: string; draw: Draw }): Promise<Persona[]>;
  plan(brief: Omit<Brief, "personas">): Promise<Plan>;
  /** What a respondent answers. */
  respond(asked: Situation & { question: Question; draw: Draw }): Promise<string>;
  /**
   * How probable each point of a closed question is for a persona: without an `answer`, before the interview (of 100
   * people like this one, how many would choose each point?); with one, what that text says, read alone.
   */
  rate(asked: {
    brief: Brief;
    plan: Plan;
    persona: Persona;
    item: ClosedItem;
    situation: Situation | null;
    answer: string | null;
    draw: Draw;
  }): Promise<Distribution & { reasons?: Reason[] }>;
  /** Codes with spans, from the transcript's text alone: neither persona nor disposition is given. */
  code(asked: { plan: Plan; study_type: StudyTypeId; transcript: Turn[] }): Promise<Coding>;
  write(task: WritingTask): Promise<Writing>;
};
