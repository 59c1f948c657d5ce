import { age, plural } from "#lib/format.ts";
import type { Evidence } from "#lib/questions/thread.ts";

/** Says in one sentence what a thread's answers rest on, with the age of the newest tested one. */
export function evidenceSentence({ tested, documentation, hypothesis, newest_tested_at }: Evidence, now: Date): string {
  if (tested + documentation + hypothesis === 0) return "No answer yet, so nothing is known.";
  const counts = `${tested} tested, ${documentation} documentation, ${plural(hypothesis, "hypothesis", "hypotheses")}`;
  return newest_tested_at === null
    ? `${counts}; nobody says they tried it.`
    : `${counts}; newest tested ${age(newest_tested_at, now)}.`;
}
