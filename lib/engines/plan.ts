import type { Price } from "./brief.ts";

/** The most labels of its own that a study's book of codes takes. */
export const mostOwnLabels = 8;

/** What an engine read out of the topic. Nothing in it is known of the world: names are only repeated. */
export type Plan = {
  /** The decision that the study is to inform; null where the topic names none. */
  decision: string | null;
  /** What has to be known for it: two to five questions. */
  questions: string[];
  /** What people are asked about, as a noun phrase that fits into "How do you feel about …?" */
  subject: string;
  /** The kind of thing it is, such as "expense software"; what respondents call things of this kind. */
  category: string;
  /** Whose offer is studied, where the topic names one. */
  brand: string | null;
  /** Other names in the topic that it is compared with. */
  competitors: string[];
  /** What people do today instead, in the topic's words. */
  status_quo: string | null;
  /** Words that people are shown, to the letter. */
  stimulus: string | null;
  prices: Price[];
  /** Promises and features the topic mentions, in its own words. */
  claims: string[];
  /** Ids of the considerations that the topic touches, the most touched first. */
  considerations: string[];
  /** Labels of this study alone, beside the considerations; at most `mostOwnLabels`. */
  labels: string[];
  /** The topic's language as a BCP 47 tag; null where it is unknown. */
  language: string | null;
  /** How much of the topic's content was recognised, from 0 to 1. */
  coverage: number;
  /** Whether it is known what people are to be asked about. */
  understood: boolean;
  /** What was not understood, in the topic's own words. */
  not_understood: string[];
  /** Core questions in the order in which they are asked; null where the guide of the study's type is to be used. */
  guide: string[] | null;
};
