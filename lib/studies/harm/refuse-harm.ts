import { AppError, type ErrorCode } from "../../errors.ts";
import { readHarm } from "./read-harm.ts";

/** Why a request is refused that asks for harm. */
export const asksForHarm =
  "Touchstone runs no studies that help to sell or do something illegal or harmful, and this was read as one. " +
  "A program read it, not people: ask how it can be prevented, or what people think of it, and the study runs.";

/** Refuses a request whose texts ask to sell or do something illegal or harmful; a doubt refuses nothing. */
export function refuseHarm(texts: readonly (string | null | undefined)[], code: ErrorCode): void {
  const harm = readHarm(texts.filter((text) => text !== null && text !== undefined));
  if (harm?.certain) throw new AppError(code, asksForHarm);
}
