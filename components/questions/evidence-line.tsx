import { Ago } from "#components/text/ago.tsx";
import { plural } from "#lib/format.ts";
import type { Evidence } from "#lib/questions/contract.ts";
import { type Answer, bases } from "#lib/questions/posts.ts";

const untested: Record<Exclude<Answer["basis"], "tested">, (count: number) => string> = {
  documentation: (count) => `${count} from documentation`,
  hypothesis: (count) => plural(count, "hypothesis", "hypotheses"),
};

/** What a thread's answers rest on, with the age of the newest tested one. */
export function EvidenceLine({ evidence }: { evidence: Evidence }) {
  const { tested, newest_tested_at } = evidence;
  const others = bases.filter((basis) => basis !== "tested" && evidence[basis] > 0) as (keyof typeof untested)[];
  if (tested + others.length === 0) return "No answer yet, so nothing is known.";
  const sum = others.reduce((total, basis) => total + evidence[basis], 0);
  const rest = others.map((basis) => untested[basis](evidence[basis])).join(", ");
  const counts = `${tested} tested${sum > 0 ? `, ${sum} not tested (${rest})` : ""}`;
  if (newest_tested_at === null) return `${counts}; nobody says they tried it.`;
  return (
    <>
      {counts}; newest tested <Ago moment={newest_tested_at} />.
    </>
  );
}
