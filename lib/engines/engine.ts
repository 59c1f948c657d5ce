import type { Audience, Persona } from "../personas/contract.ts";
import type { Brief, Price } from "./brief.ts";
import type { ItemSubject } from "./closed-forms.ts";
import type { AskedQuestion, ClosedLimit, ClosedReply, ShownQuestion } from "./closed-questions.ts";
import type { BookEntry, Claim, Coding } from "./coding.ts";
import type { Disposition, Reason } from "./disposition.ts";
import type { Engine as EngineName } from "./findings.ts";
import type { Mark } from "./marks.ts";
import type { Usage } from "./measured.ts";
import type { Plan } from "./plan.ts";
import type { Draw } from "./statistics.ts";
import type { ProbeKind } from "./study-form.ts";
import type { StudyTypeId } from "./study-types.ts";
import type { Writing, WritingTask } from "./writing.ts";

// The seam between the pipeline and what speaks for the personas. All words of an engine come through it; the pipeline does
// all counting and checking itself, so that the built-in engine and every model go one and the same way.

/** A question of the moderator. `purpose` is the guide's id of it. */
export type Question =
  | { kind: "core"; purpose: string; text: string }
  | { kind: "probe"; purpose: string; text: string; probe: ProbeKind | null; quoted: string | null };

export type Turn = { q: string; a: string; kind: "core" | "probe"; mark?: Mark };

/** The situation of one interview. */
export type Situation = {
  brief: Brief;
  plan: Plan;
  persona: Persona;
  /** From 1; which of the persona's interviews it is. */
  repeat: number;
  disposition: Disposition;
  transcript: Turn[];
};

/** A closed question. Points are in words, the lowest first; `from` is the number of the first. */
export type ClosedItem = {
  id: string;
  text: string;
  points: string[];
  from: 0 | 1;
  /** What the item rates, for engines that compute. */
  measures:
    | ItemSubject
    /** How it is liked at this price. */
    | { of: "price"; price: Price }
    /** The price from which on it feels so, dearer or cheaper; the points are these prices. */
    | { of: "threshold"; feels: PriceFeeling; prices: Price[] }
    /** A pick among the options that these points mean. */
    | { of: "choice"; options: ("status_quo" | "rival" | "subject")[] }
    /** A pick among these ways to act. */
    | { of: "option"; options: string[] };
};

/** The feelings of Van Westendorp's price questions. */
export type PriceFeeling = "too_cheap" | "cheap" | "expensive" | "too_expensive";

export type Distribution = {
  /** One probability for each point; adds up to 1. */
  distribution: number[];
  /** What moved it, where the engine can say; null for a model. */
  contributions: { label: string; value: number }[] | null;
};

/** What a respondent says to a question. */
export type Answer = {
  text: string;
  /** What is wrong with it; null where nothing is. Where it has no text it is refused. */
  mark: Mark | null;
};

/** A closed question for an engine: how probable is each of its points, and what weighs? */
export type Rating = Distribution & { reasons?: Reason[] };

/** What a moderator asks on, and what it quotes; `probe` and `quoted` are null where the engine does not say. */
export type WordedProbe = { text: string; probe: ProbeKind | null; quoted: string | null };

/** The last question with its answer at the end of the transcript, what it seeks, and the probes of the interview before. */
export type ProbeTask = Situation & {
  question: Question;
  seeks: readonly ProbeKind[];
  before: readonly Extract<Question, { kind: "probe" }>[];
  draw: Draw;
};

/** What every call has beside its question: it ends when the signal says so. */
type CallBounds = { signal: AbortSignal };

/** The people that a description became, and what of it they do not carry, in its own words. */
export type People = {
  personas: Persona[];
  not_understood: string[];
  /** Why nobody is made of it; absent or null where they are. */
  refuse?: string | null;
};

export type Engine = EngineName & {
  /** What its answers count for: the factor E of `overall_confidence`. */
  factor: number;
  /** Whether the last question is put once more when the answer contradicts the respondent's stance. */
  asksAnew: boolean;
  /** What it has used since it was made. */
  usage: Pick<Usage, "model_calls" | "input_tokens" | "output_tokens" | "cost_usd"> & {
    /** Prompts that were cut, by the count of the provider; absent where nothing is counted. */
    prompts_cut?: number;
  };
  /** Whether there is money for another probe; absent where nothing is paid. */
  mayProbe?(): boolean;
  /** What so many tokens cost in US dollars; null where it is not known. */
  costOf(tokens: { input: number; output: number }): number | null;
  people(task: CallBounds & { description: string; audience: Audience; topic: string; draw: Draw }): Promise<People>;
  plan(task: CallBounds & { brief: Omit<Brief, "personas"> }): Promise<Plan>;
  respond(task: CallBounds & Situation & { question: Question; draw: Draw }): Promise<Answer>;
  /** What the moderator asks after the last answer; null asks nothing. */
  probe(task: CallBounds & ProbeTask): Promise<WordedProbe | null>;
  /**
   * How probable each point of each closed question is for a persona: without an `answer` and a situation, before the
   * interview; with a situation, for this respondent at this moment; with an `answer`, what that text says, read alone. Null
   * where it has no answer to an item.
   */
  rate(
    task: CallBounds & {
      brief: Brief;
      plan: Plan;
      persona: Persona;
      items: readonly ClosedItem[];
      situation: Situation | null;
      answer: string | null;
      draw: Draw;
    },
  ): Promise<(Rating | null)[]>;
  /** What limits this engine's answers to a closed question of the caller's own; absent where nothing does. */
  closedLimit?(question: AskedQuestion, plan: Plan): ClosedLimit;
  /** What a respondent answers to closed questions of the caller's own, all in one call after the interview; null names no option. */
  answerClosed(
    task: CallBounds & Situation & { displays: readonly ShownQuestion[]; draw: Draw },
  ): Promise<(ClosedReply | null)[]>;
  /** Codes with spans, from the transcript's text and the study's book alone: neither persona nor disposition is given. */
  code(
    task: CallBounds & { plan: Plan; study_type: StudyTypeId; book: readonly BookEntry[]; transcript: Turn[] },
  ): Promise<Coding>;
  /** Puts the study into words; a model's are checked against the facts. */
  write(task: CallBounds & WritingTask): Promise<Writing>;
  /**
   * Whether each quote says what it is filed under, read by one who sees only the two; null for an engine whose words
   * carry their labels by construction.
   */
  support: ((task: CallBounds & { claims: readonly Claim[] }) => Promise<boolean[]>) | null;
};
