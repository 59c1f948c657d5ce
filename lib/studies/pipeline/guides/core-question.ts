import type { ProbeKind } from "../../../engines/engine.ts";

/**
 * What a guide's questions are filled with. Every slot is put where no verb has to agree with it, so that any noun phrase,
 * singular or plural, fits.
 */
export type Slots = {
  /** What people are asked about; the category in its place where it is too long to say. */
  subject: string;
  category: string;
  brand: string | null;
  /** The brand where there is one, else the subject. */
  thing: string;
  rival: string | null;
  claim: string | null;
  /** The first price of the topic in words, such as "$29 a month". */
  price: string | null;
  /** The same as a sentence: "It costs $29 a month." */
  costs: string | null;
  /** "someone you work with" or "someone you know". */
  other_person: string;
};

/** A core question of a guide: what it is for, how it is put, and what it is probed for, the most wanted first. */
export type CoreQuestion = {
  purpose: string;
  text: (slots: Slots) => string;
  seeks: ProbeKind[];
  /** Asked once for each price of the topic. */
  isAboutPrice?: boolean;
};

/** The six core questions of a study type, and which two neighbours change places in the second order. */
export type TypeGuide = { questions: CoreQuestion[]; swap: [number, number] };
