import type { Quote } from "../../engines/findings.ts";
import type { FullStudy } from "../study-record.ts";

export type QuotePlace = { id: string; label: string; quotes: Quote[] };
type Lists = Pick<FullStudy, "answers" | "key_findings" | "objections" | "competitive_signals" | "decision_criteria">;

/** The places of a report that show quotes, in the order of the page; a quote is in the first place that has it. */
export function placeQuotes(study: Lists): Map<string, QuotePlace> {
  const shown = new Set<string>();
  const firstTime = ({ quote }: Quote) => !shown.has(quote) && shown.add(quote) !== undefined;
  const places = [
    ...study.key_findings.flatMap(({ quotes, counter }, at) => [
      { id: `finding-${at + 1}`, label: `finding ${at + 1}`, quotes },
      { id: `finding-${at + 1}-against`, label: `finding ${at + 1}, against it`, quotes: counter },
    ]),
    ...listed("answer", study.answers),
    ...listed("objection", study.objections),
    ...listed("criterion", study.decision_criteria),
    ...listed("signal", study.competitive_signals),
  ];
  return new Map(places.map((place) => [place.id, { ...place, quotes: place.quotes.filter(firstTime) }]));
}

const listed = (name: string, items: readonly { quotes: Quote[] }[]): QuotePlace[] =>
  items.map(({ quotes }, at) => ({ id: `${name}-${at + 1}`, label: `${name} ${at + 1}`, quotes }));
