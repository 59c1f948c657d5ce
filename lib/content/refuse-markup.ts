import { AppError, type Detail } from "../errors.ts";
import { readWithinCaps } from "./markup-caps.ts";
import type { Field } from "./refuse-content.ts";

/**
 * Refuses a submission whose markdown has more nesting, tables or links than the caps allow, naming all faults of every
 * field.
 */
export function refuseMarkup(fields: Field[]): void {
  const details: Detail[] = [];
  for (const { pointer, text } of fields) {
    const read = readWithinCaps(text);
    if ("faults" in read) details.push(...read.faults.map((message) => ({ pointer, message })));
  }
  if (details.length === 0) return;
  throw new AppError("invalid_content", "Simplify the markdown as details say and send again.", { details });
}
