import { Ago } from "#components/text/ago.tsx";
import { plural } from "#lib/format.ts";
import type { Evidence } from "#lib/questions/thread.ts";

/** What a thread's answers rest on, with the age of the newest tested one. */
export function EvidenceLine({ evidence }: { evidence: Evidence }) {
  const { tested, documentation, hypothesis, newest_tested_at } = evidence;
  if (tested + documentation + hypothesis === 0) return "No answer yet, so nothing is known.";
  const untested = [
    documentation > 0 && `${documentation} from documentation`,
    hypothesis > 0 && plural(hypothesis, "hypothesis", "hypotheses"),
  ].filter(Boolean);
  const rest = untested.length > 0 ? `, ${documentation + hypothesis} not tested (${untested.join(", ")})` : "";
  const counts = `${tested} tested${rest}`;
  if (newest_tested_at === null) return `${counts}; nobody says they tried it.`;
  return (
    <>
      {counts}; newest tested <Ago moment={newest_tested_at} />.
    </>
  );
}
