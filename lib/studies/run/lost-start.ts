import { env } from "../../env.ts";
import type { StudyRow } from "../study.ts";

/**
 * How many starts that ended with their process fail a study: those that count, as a study that ends its process would end
 * every process, and those that were cut short.
 */
export const mostStarts = { counted: 3, short: 12 };
/** So many short starts are followed by the next one at once. */
export const freeStarts = 3;

type LostStart = Pick<StudyRow, "attempts" | "short_starts" | "start_counts">;

/** How many starts of a study were cut short, the one that has just ended included. */
export const shortStarts = ({ short_starts, start_counts }: LostStart): number => short_starts + (start_counts ? 0 : 1);

/** How long a study waits for its next start after one that ended with its process, in milliseconds; null when it has failed. */
export function waitAfterStart(lost: LostStart, waits = env().STUDY_RESTART_WAITS_S): number | null {
  const short = shortStarts(lost);
  if (lost.attempts - short >= mostStarts.counted || short >= mostStarts.short) return null;
  if (lost.start_counts || short <= freeStarts) return 0;
  return (waits[short - freeStarts - 1] ?? waits.at(-1)!) * 1_000;
}
