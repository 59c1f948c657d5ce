import type { Price } from "./brief.ts";

/** How many questions a plan answers, and the longest refusal of a topic or description, in characters. */
export const planQuestions = { least: 2, most: 5 };
export const longestRefusal = 200;
/** How many questions a guide has that is read out of a topic. */
export const guideCount = { least: 4, most: 12 };
/** The most labels of its own that a study's book of codes takes. */
export const mostOwnLabels = 8;
/** How many names, prices, claims and so on a plan has at most, and how many words its subject. */
export const mostRead = 12;
export const subjectWords = 12;
/** How many lines of a text that is shown are compared, at most. */
export const mostLines = 4;

/** What an engine read out of the request, as `model/prompts/plan.md` says of each member. Nothing in it is known of the world: names are only repeated. */
export type Plan = {
  decision: string | null;
  /** What is to be answered, the topic's own question first. */
  questions: string[];
  subject: string | null;
  category: string | null;
  brand: string | null;
  competitors: string[];
  status_quo: string | null;
  stimulus: string | null;
  prices: Price[];
  /** Promises and features the topic mentions, in its own words; of a message test the lines that are compared. */
  claims: string[];
  considerations: string[];
  /** Labels of this study alone, beside the considerations; at most `mostOwnLabels`. */
  labels: string[];
  language: string | null;
  /** How much of the topic was understood, from 0 to 1. */
  coverage: number;
  understood: boolean;
  not_understood: string[];
  /** Core questions in the order in which they are asked; null where the guide of the study's type is to be used. */
  guide: string[] | null;
  /** Questions of the request that the engine does not put, as it cannot answer them. */
  unasked: string[];
  /** What is asked at the end of every interview; null for nothing. */
  closing: string | null;
  options: string[];
  people: string | null;
  side_asked: 1 | -1 | null;
  /** The words of the considerations' labels in the topic's language, by id. */
  terms: Record<string, string>;
  /** What of the topic is pasted material and no request; null for none. */
  material: string | null;
  refuse: string | null;
  sensitive: boolean;
};

/** What plans that were stored before 4.0.0 lack. */
const later = {
  unasked: [],
  closing: null,
  options: [],
  people: null,
  side_asked: null,
  terms: {},
  material: null,
  refuse: null,
  sensitive: false,
} satisfies Partial<Plan>;

/** A plan as it was stored, whole. */
export const wholePlan = (row: Omit<Plan, keyof typeof later> & Partial<Plan>): Plan => ({ ...later, ...row });
