import type { BookEntry } from "../../engines/coding.ts";
import type { ConsiderationId } from "../../engines/considerations.ts";
import { entriesOf } from "../../engines/readings.ts";
import type { StudyTypeId } from "../../engines/study-types.ts";

/** The book of codes of a study type by its ids. */
export const entriesById = (study_type: StudyTypeId): Record<ConsiderationId, BookEntry> =>
  Object.fromEntries(entriesOf(study_type).map((entry) => [entry.id, entry])) as Record<ConsiderationId, BookEntry>;
