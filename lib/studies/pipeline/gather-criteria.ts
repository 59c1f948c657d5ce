import type { DecisionCriterion } from "../../engines/findings.ts";
import { largestRemainder } from "../../engines/largest-remainder.ts";
import { mean } from "../../engines/statistics.ts";
import { neutralTo } from "./check-codes.ts";
import { chooseQuotes, type QuoteRecord } from "./choose-quotes.ts";
import { byLabel, type Mention, saidIn } from "./gather-themes.ts";
import type { HeldInterview } from "./hold-interview.ts";

const mostCriteria = 8;

/**
 * What decides, by rank. The importance of a criterion is its share of all naming: each interview gives the criteria it
 * named one vote in all, so that what a talkative respondent repeats weighs no more.
 */
export function gatherCriteria(held: readonly HeldInterview[], shown: QuoteRecord): DecisionCriterion[] {
  const said = saidIn(held, "criterion");
  const named = Map.groupBy(said, ({ interview }) => interview);
  const groups = byLabel(said, ({ code }) => code.label)
    .map(([label, codes]) => ({ label, codes, weight: weightOf(codes, named) }))
    .sort((one, other) => other.weight - one.weight || (one.label < other.label ? -1 : 1))
    .slice(0, mostCriteria);
  const importances = largestRemainder(
    groups.map(({ weight }) => weight),
    100,
  );
  return groups.map(({ label, codes }, index) => ({
    criterion: label,
    rank: index + 1,
    importance: importances[index]!,
    met: metOf(codes),
    persona_ids: [...new Set(codes.map(({ persona }) => persona.id))],
    quotes: chooseQuotes(codes, 2, shown),
  }));
}

/** The votes for a criterion: of an interview that names several, each has an equal part, however often it is said. */
function weightOf(codes: readonly Mention[], named: Map<number, Mention[]>): number {
  return [...new Set(codes.map(({ interview }) => interview))].reduce(
    (sum, interview) => sum + 1 / new Set(named.get(interview)!.map(({ code }) => code.label)).size,
    0,
  );
}

/** Whether the subject is said to meet it: by which sides its passages take. */
function metOf(codes: readonly Mention[]): DecisionCriterion["met"] {
  const polarities = codes.map(({ code }) => code.polarity);
  const isMet = polarities.some((polarity) => polarity > neutralTo);
  const isMissed = polarities.some((polarity) => polarity < -neutralTo);
  if (!isMet && !isMissed) return "unknown";
  if (isMet && isMissed && Math.abs(mean(polarities)) < 0.5) return "partly";
  return mean(polarities) > 0 ? "yes" : "no";
}
