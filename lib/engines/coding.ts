import type { CompetitiveSignal, Objection, ObjectionCategory } from "./findings.ts";

/** An entry of a study's book of codes: a consideration, or a label of the study's own. */
export type BookEntry = {
  id: string;
  theme: string;
  criterion: string;
  objection: string;
  category: ObjectionCategory;
};

/** What a passage can be coded as, beside a signal of a rival. */
export const codeKinds = ["theme", "objection", "criterion"] as const;

/** How many words a passage has that reads well alone. */
export const passageWords = { least: 4, most: 30 };

/** A passage of one answer and what it says; `start` and `end` are UTF-16 offsets into that answer. */
export type Code = {
  kind: (typeof codeKinds)[number] | "signal";
  /** The id of the book's entry; of a signal, the rival's name or `statusQuo`. */
  id: string;
  /** −1 speaks against, 1 speaks for the study's subject. */
  polarity: number;
  turn: number;
  start: number;
  end: number;
  quote: string;
  severity?: Objection["severity"];
  direction?: CompetitiveSignal["direction"];
};

/** What the analysis reads in one transcript, from its text alone. */
export type Coding = {
  codes: Code[];
  /** One for each turn: valence toward the subject from −1 to 1, how much it counts from 0 to 1, and what kind it is; `specificity` is null where it is not read. */
  turns: { valence: number; salience: number; on_topic: boolean; refused: boolean; specificity: number | null }[];
};

/** A turn that was not read: it counts for nothing, and as off topic. */
export const unreadTurn: Coding["turns"][number] = {
  valence: 0,
  salience: 0,
  on_topic: false,
  refused: false,
  specificity: 0,
};

/** Which side of the study's subject a quote can speak for. */
export const sides = ["for", "against"] as const;
/** A question to a reader who sees nothing else: does the quote say this, on that side? */
export type Claim = { quote: string; says: string; side: (typeof sides)[number] | null };
