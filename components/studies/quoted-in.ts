import { reportHref } from "#components/studies/report-href.ts";
import type { Quote } from "#lib/engines/findings.ts";
import { placeQuotes } from "#lib/studies/report/place-quotes.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

type Place = { href: string; label: string };
/** What of an answer is quoted, and where in the report. */
export type QuotedText = { quotes: string[]; places: Place[] };
type Lists = Parameters<typeof placeQuotes>[0] & Pick<FullStudy, "id" | "consensus_themes">;

/** The way back from each quoted answer of an interview to the places of the report that show its words. */
export function quotedIn(study: Lists, interview: number): Map<number, QuotedText> {
  const quoted = new Map<number, QuotedText>();
  // The page of a rehearsal quotes nothing.
  if (study.engine.kind === "simulator") return quoted;
  const note = (quotes: readonly Quote[], id: string, label: string) => {
    for (const quote of quotes.filter((one) => one.interview === interview)) {
      const entry = quoted.get(quote.turn) ?? { quotes: [], places: [] };
      entry.quotes.push(quote.quote);
      const href = `${reportHref(study.id)}#${id}`;
      if (!entry.places.some((place) => place.label === label)) entry.places.push({ href, label });
      quoted.set(quote.turn, entry);
    }
  };
  for (const { id, label, quotes } of placeQuotes(study).values()) note(quotes, id, label);
  study.consensus_themes.forEach(({ quotes }, at) => {
    note(quotes, `theme-${at + 1}`, `theme ${at + 1}`);
  });
  return quoted;
}
