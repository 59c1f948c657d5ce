import { capital, considerationIds, wordsOf } from "../engines/readings.ts";
import type { StudyTypeId } from "../engines/study-types.ts";

/** What a theme is called as an objection and as a criterion, and its clauses; "" where it has only its name. */
export type ThemeWords = { objection: string; criterion: string; pro: string; con: string };

/** The words of a theme by its label; a study's own label, or one in another language, is called the same everywhere. */
export function themeWords(study_type: StudyTypeId, label: string): ThemeWords {
  const words = wordsOf(study_type);
  const id = considerationIds.find((one) => words[one].label === label);
  if (id === undefined) return { objection: label, criterion: label, pro: "", con: "" };
  const { criterion, pro, con } = words[id];
  return { objection: capital(con), criterion, pro, con };
}

/** The theme that a criterion belongs to: readers meet one name for a thing; one outside the vocabulary is its own. */
export function themeOfCriterion(study_type: StudyTypeId, criterion: string): string {
  const words = wordsOf(study_type);
  const id = considerationIds.find((one) => words[one].criterion === criterion);
  return id === undefined ? criterion : words[id].label;
}
