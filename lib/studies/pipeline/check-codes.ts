import { partOf } from "../../cut-text.ts";
import { type BookEntry, type Code, type Coding, unreadTurn } from "../../engines/coding.ts";
import type { ConsiderationId } from "../../engines/considerations.ts";
import type { Turn } from "../../engines/engine.ts";
import { type Interview, type ObjectionCategory, statusQuo } from "../../engines/findings.ts";
import { mostOwnLabels, type Plan } from "../../engines/plan.ts";
import { entriesOf } from "../../engines/readings.ts";
import { clamp } from "../../engines/statistics.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";
import { verifyQuote } from "./verify-quote.ts";

/** A code under the words of the study's book. */
export type LabelledCode = Code & { label: string; category: ObjectionCategory };

/** Below this a passage takes no side. */
export const neutralTo = 0.1;

/** What became of an interview's codes: those found in the transcript to the letter, and the labels of all. */
export type CheckedCoding = {
  codes: LabelledCode[];
  turns: Coding["turns"];
  /** The labels of all themes that were coded, proven or not. */
  claimed: string[];
  quotes_checked: number;
  quotes_repaired: number;
  quotes_rejected: number;
  /** Codes under labels that are not in the book. */
  labels_dropped: number;
};

/**
 * Holds every code against the book and the transcript. A label that is not in the book is dropped and counted. A code
 * whose place is exact stays, one whose words are found elsewhere or nearly so gets the true place and words, and any other
 * is dropped and counted. The same thing said in the same passage is kept once.
 */
export function checkCodes(coding: Coding, transcript: readonly Turn[], book: CodeBook, plan: Plan): CheckedCoding {
  const labelled = coding.codes.map((code) => underLabel(code, book, plan));
  const bookCodes = labelled.filter((code) => code !== null);
  const checked: CheckedCoding = {
    codes: [],
    turns: transcript.map((_, turn) => turnOf(coding.turns[turn])),
    claimed: bookCodes.filter(({ kind }) => kind === "theme").map(({ label }) => label),
    quotes_checked: bookCodes.length,
    quotes_repaired: 0,
    quotes_rejected: 0,
    labels_dropped: labelled.length - bookCodes.length,
  };
  const seenKeys = new Set<string>();
  for (const code of bookCodes) {
    const span = isExact(code, transcript)
      ? { quote: code.quote, turn: code.turn, start: code.start, end: code.end, repaired: false }
      : verifyQuote(code.quote, transcript, code.turn);
    if (span === null || !Number.isFinite(code.polarity)) {
      checked.quotes_rejected += 1;
      continue;
    }
    const { repaired, ...place } = span;
    if (repaired) checked.quotes_repaired += 1;
    const passage = [code.kind, code.id, place.turn, place.start, place.end].join("/");
    if (seenKeys.has(passage)) continue;
    seenKeys.add(passage);
    checked.codes.push({ ...code, ...place, polarity: clamp(code.polarity, -1, 1) });
  }
  return checked;
}

/** A code under the book's words, a signal under the name of a rival that the topic names; null where neither has it. */
function underLabel(code: Code, book: CodeBook, plan: Plan): LabelledCode | null {
  if (code.kind === "signal") {
    const names = [...plan.competitors, ...(plan.brand === null ? [] : [plan.brand]), statusQuo];
    const name = names.find((one) => one.toLowerCase() === code.id.trim().toLowerCase());
    return name === undefined ? null : { ...code, id: name, label: name, category: "other" };
  }
  const entry = book.find(code.id);
  return entry === undefined ? null : { ...code, id: entry.id, label: entry[code.kind], category: entry.category };
}

const isExact = ({ turn, start, end, quote }: Code, transcript: readonly Turn[]): boolean =>
  quote.trim() !== "" && partOf(transcript[turn]?.a ?? "", start, end) === quote;

function turnOf(turn: Coding["turns"][number] | undefined): Coding["turns"][number] {
  const bounded = (value: number, low: number) => (Number.isFinite(value) ? clamp(value, low, 1) : 0);
  if (turn === undefined) return unreadTurn;
  return {
    valence: bounded(turn.valence, -1),
    salience: bounded(turn.salience, 0),
    on_topic: turn.on_topic,
    refused: turn.refused,
    specificity: turn.specificity === null ? null : bounded(turn.specificity, 0),
  };
}

/** A study's book of codes: every consideration, and the labels of the study's own that name something else. */
export type CodeBook = {
  entries: readonly BookEntry[];
  /** The entry of an id, or of its words in any of their forms; undefined where the book has none. */
  find: (id: string) => BookEntry | undefined;
};

/** The book of codes of a study. */
export function codeBookOf(study_type: StudyTypeId, { labels, terms }: Pick<Plan, "labels" | "terms">): CodeBook {
  const entries: BookEntry[] = entriesOf(study_type).map((entry) => inTerms(entry, terms));
  const fixedCount = entries.length;
  const byWords = new Map<string, BookEntry>();
  const add = (entry: BookEntry) => {
    for (const words of [entry.id, entry.theme, entry.criterion, entry.objection])
      if (!byWords.has(plain(words))) byWords.set(plain(words), entry);
  };
  entries.forEach(add);
  const own = labels.map((label) => label.replace(/\s+/g, " ").trim()).filter((label) => label !== "");
  for (const label of own.slice(0, mostOwnLabels)) {
    if (byWords.has(plain(label))) continue;
    const entry: BookEntry = {
      id: `own_${entries.length - fixedCount + 1}`,
      theme: label,
      criterion: label,
      objection: label,
      category: "other",
    };
    entries.push(entry);
    add(entry);
  }
  return { entries, find: (id) => byWords.get(plain(id)) };
}

/** An entry under the study's own word for it, where the plan has one. */
const inTerms = (entry: BookEntry, terms: Plan["terms"]): BookEntry => {
  const term = terms[entry.id];
  return term === undefined ? { ...entry } : { ...entry, theme: term, criterion: term, objection: term };
};

const plain = (words: string): string =>
  words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether an interview's themes, objections or criteria name a consideration. */
export function comesUp(
  { analysis: { key_themes, objections, criteria } }: Interview,
  id: ConsiderationId,
  book: CodeBook,
): boolean {
  const entry = book.find(id)!;
  return key_themes.includes(entry.theme) || objections.includes(entry.objection) || criteria.includes(entry.criterion);
}
