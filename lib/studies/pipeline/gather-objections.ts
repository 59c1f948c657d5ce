import type { Objection } from "../../engines/findings.ts";
import { neutralTo } from "./check-codes.ts";
import { chooseQuotes, type QuoteRecord } from "./choose-quotes.ts";
import { byLabel, type Mention, saidIn } from "./gather-themes.ts";
import type { HeldInterview } from "./hold-interview.ts";

export const severities = ["blocker", "major", "minor"] as const;
type Severity = (typeof severities)[number];

const mostObjections = 8;

/** An objection before it is said what would resolve it. */
export type ObjectionDraft = Omit<Objection, "what_would_resolve"> & { code: string };

/** The objections of a study by severity, then by how many interviews raised them. */
export function gatherObjections(held: readonly HeldInterview[], shown: QuoteRecord): ObjectionDraft[] {
  return byLabel(saidIn(held, "objection"), ({ code }) => code.label)
    .map(([label, all]) => ({ label, said: leading(all) }))
    .map(({ label, said }) => ({ label, said, interviews: new Set(said.map(({ interview }) => interview)).size }))
    .map((group) => ({ ...group, severity: severityOf(group.said) }))
    .sort(
      (one, other) =>
        severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
        other.interviews - one.interviews ||
        (one.label < other.label ? -1 : 1),
    )
    .slice(0, mostObjections)
    .map(({ label, said, interviews, severity }) => ({
      objection: label,
      code: said[0]!.code.id,
      category: said.find(({ code }) => code.category !== undefined)?.code.category ?? "other",
      severity,
      interview_count: interviews,
      persona_ids: [...new Set(said.map(({ persona }) => persona.id))],
      quotes: chooseQuotes(said, 3, shown),
    }));
}

/** What is said outright; what is only granted in passing where nobody says it outright. */
const leading = (said: Mention[]): Mention[] => {
  const outright = said.filter(({ code }) => Math.abs(code.polarity) > neutralTo);
  return outright.length > 0 ? outright : said;
};

/** The severity that most interviews gave it, each by its gravest words; of two alike the graver. */
function severityOf(said: readonly Mention[]): Severity {
  const gravest = [...Map.groupBy(said, ({ interview }) => interview).values()].map((codes) =>
    Math.min(...codes.map(({ code }) => severities.indexOf(code.severity ?? "minor"))),
  );
  const count = (severity: number) => gravest.filter((given) => given === severity).length;
  return severities[[0, 1, 2].reduce((best, next) => (count(next) > count(best) ? next : best))]!;
}
