import type { ConsiderationId } from "../../../engines/considerations.ts";
import type { Interview } from "../../../engines/findings.ts";
import type { CodeBook } from "../code-book.ts";

/** Whether an interview's themes, objections or criteria name a consideration. */
export function comesUp(
  { analysis: { key_themes, objections, criteria } }: Interview,
  id: ConsiderationId,
  book: CodeBook,
): boolean {
  const entry = book.find(id)!;
  return key_themes.includes(entry.theme) || objections.includes(entry.objection) || criteria.includes(entry.criterion);
}
