import type { Audience } from "../personas/contract.ts";
import type { ClosedPart, MeasureForm } from "./closed-forms.ts";
import type { Closing } from "./closings.ts";
import type { Consideration, ConsiderationId } from "./considerations.ts";
import type { RequestFacts } from "./understood.ts";

/** How many people show what a rehearsal cannot. */
export const fewPeople = "five to ten";
/** The formula of shares that agree, in words. */
export const agreementFormula =
  "Mean probability of agreement (the two highest of five points); net: less that of disagreement";
/** What people read of the engine that needs no model, and why it rehearses no question of one's own. */
export const builtInName = "the built-in engine";
export const cannotAnswer = `${builtInName} cannot answer`;

export type ProbeKind = "clarify" | "example" | "ladder" | "contrast" | "counter";

/**
 * A core question: what it is for, how it is asked, and what it is probed for, the most wanted first. `ofKind` is asked
 * where the kind of thing is known, `without` where no price is put; a `hypothetical` one may be so. "It" is what the moderator named before the first one.
 */
export type CoreQuestion = {
  purpose: string;
  ask: string;
  ofKind?: string;
  without?: string;
  seeks: ProbeKind[];
  hypothetical?: boolean;
};

type TypeLevels = {
  /** Where an average person starts: latent units. Leavers have seen more of the bad. */
  base: number;
  /** What draws more attention than the rest while this is asked. */
  emphasis: ConsiderationId[];
  /**
   * What comes up: only what fits anything that people use, do or hear of, and money only where a price is given; and how
   * much it speaks for (above 0) or against a thing for an average person: latent units that add up to about 0. All are
   * assumptions, from the literature on perceived risk (Mitchell 1999) and on switching (Heidenreich and Handrich 2015)
   * as generally known.
   */
  brings: Partial<Record<ConsiderationId, number>>;
};

export type Leaning = "against" | "torn" | "for";
/** What a leaning is called where a type has no words of its own, in the order in which they are shown. */
export const leaningWords = { for: "in favour", against: "against", torn: "undecided" } satisfies Record<
  Leaning,
  string
>;
/** How a respondent leans by a stance. */
export const leaningOf = (stance: number): Leaning => (stance <= 2 ? "against" : stance === 3 ? "torn" : "for");

/** What follows an opening, limited to some considerations or to all but some. */
export type Follow = {
  of: "own" | "for" | "against" | "want" | "weighs";
  among?: ConsiderationId[];
  except?: ConsiderationId[];
};

/**
 * How answers to a question of the guide begin, in forms with " / " between them: by how one leans, or for all. Each "→" is
 * a sentence that follows. A row with `where` is for requests that have it.
 */
export type Opening = {
  purpose: string;
  where?: "kind" | "rivals" | "text" | "sentences";
  says?: Follow | Follow["of"] | Record<Leaning, Follow | Follow["of"] | null>;
} & (Record<Leaning, string> | { all: string });

/** What is known of a study type, all in one file of `study-types/`. */
export type StudyForm = {
  label: string;
  description: string;
  default_audience: Audience;
  /** How the slugs of its studies end. */
  slug: string;
  /** A question of the demo with what its type needs, about made-up brands and things that all know. */
  demo: { topic: string; audience?: Audience; audience_description?: string } & Partial<RequestFacts>;
  /** What of a request its questions or measures make use of; all make use of a subject. */
  uses?: ("price" | "stimulus" | "rivals")[];
  /** Why it is proposed to who gives the first of these in a study of a type that makes no use of it. */
  proposal?: string;
  /** How a study looks at its subject: as an offer that people weigh up, or as something they live with. */
  reading: "offer" | "use";
  /** Whether it is about words that are shown, which nobody buys or recommends. */
  isOfWords?: boolean;
  /** Whether it is about an offer, which is read to those who are asked. */
  isOffered?: boolean;
  /** Whether it is about a choice: where the kind of thing is known, the talk begins with how people choose it. */
  isChosen?: boolean;
  /** Whether its people know what it costs, so that they may speak of money before a price is put. */
  isPaidFor?: boolean;
  /** Where a request's own questions are the study: what is asked before them where the kind of thing is known, and after them. */
  aroundOwn?: { ofKind: CoreQuestion; guide: CoreQuestion[]; adds: StudyForm["adds"] };
  /** The purpose of the question whose answer is shown as a sample: what is said to it can be said of anything. */
  sample: string;
  /** How interviews end by the type's design. */
  ends?: "against" | "half_each" | "no_side";
  /** What the ends are called, in words of its own. */
  endWords?: Partial<Record<Leaning, string>>;
  /** The measure that a rehearsal counts, where the study has it; else it counts the answers to its last question. */
  counts?: "gabor_granger" | "appeal";
  /** The closed question whose estimate parts the people of a report. */
  estimate?: { title: string; item: string };
  /** The core questions, in their order: worth before price, the whole before its parts, what is in use before any rival. */
  guide: CoreQuestion[];
  /** The guide where a kind of thing is known: nothing is named before what comes to mind unaided. */
  unaided?: CoreQuestion[];
  /** The closed questions after the talk, beside what all types ask. */
  closed: ClosedPart[];
  measures: MeasureForm[];
  /** Closed questions that put one of the guide's again, by that one's purpose. */
  putAgain?: Record<string, string>;
  levels: TypeLevels;
  /** What it says of a consideration in words of its own. */
  words?: Partial<Record<ConsiderationId, Partial<Consideration>>>;
  /** What the built-in engine asks at the end. */
  closing: Closing;
  /** What of the answers to it is set up by the type's design, in a sentence. */
  setUp?: string;
  /** What a rehearsal of this type leaves open. */
  note?: string;
  /** What to check in the guide before real people are asked, in a sentence. */
  check: string;
  /** What a full study of this type shows and a rehearsal does not. */
  adds: [string, string, string];
  /** How the built-in engine's people begin their answers. */
  openings: Opening[];
};
