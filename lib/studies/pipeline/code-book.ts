import type { BookEntry } from "../../engines/coding.ts";
import type { ConsiderationId } from "../../engines/considerations.ts";
import type { Interview } from "../../engines/findings.ts";
import { mostOwnLabels, type Plan } from "../../engines/plan.ts";
import { entriesOf } from "../../engines/readings.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";

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
