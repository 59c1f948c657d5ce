import { processWide } from "../process-wide.ts";

const shared = processWide<number>("outdated-answers");

/** How often this process answered with statistics from before the last write. */
export const outdatedAnswers = (): number => shared.current ?? 0;

export function countOutdated(): void {
  shared.current = outdatedAnswers() + 1;
}
