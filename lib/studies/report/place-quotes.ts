import type { Quote } from "../../engines/findings.ts";
import type { FullStudy } from "../study-record.ts";

export type QuotePlace = { id: string; label: string; quotes: Quote[] };
type Lists = Pick<
  FullStudy,
  "engine" | "answers" | "key_findings" | "objections" | "competitive_signals" | "decision_criteria"
>;

/** The places of a report that show quotes, in the order of the page; a quote is in the first place that has it. */
export function placeQuotes(study: Lists): Map<string, QuotePlace> {
  const placed = new Set<string>();
  const firstTime = ({ quote }: Quote) => !placed.has(quote) && placed.add(quote) !== undefined;
  const beside = quotesIn(study.answers[0]);
  // What a rehearsal's people say is of tables: none of it is said before the guide.
  const isVoiced = study.engine.kind === "model" && beside.length === 0;
  const places = [
    { id: "answer-1", label: "answer 1", quotes: beside },
    { id: "voice", label: "the first finding", quotes: isVoiced ? voiceOf(study.key_findings) : [] },
    ...study.key_findings.flatMap(({ quotes, counter }, at) => [
      { id: `finding-${at + 1}`, label: `finding ${at + 1}`, quotes },
      { id: `finding-${at + 1}-against`, label: `finding ${at + 1}, against it`, quotes: counter },
    ]),
    ...listed("answer", study.answers.slice(1), 2),
    ...listed("objection", study.objections),
    ...listed("criterion", study.decision_criteria),
    ...listed("signal", study.competitive_signals),
  ];
  return new Map(places.map((place) => [place.id, { ...place, quotes: place.quotes.filter(firstTime) }]));
}

const mostBesideAnswer = 2;

/** Where the answer has none, the first quote of the first finding that has another. */
const voiceOf = (findings: Lists["key_findings"]): Quote[] =>
  findings.slice(0, 1).flatMap(({ quotes }) => (quotes.length > 1 ? quotes.slice(0, 1) : []));

/** The first quotes that an answer itself has in its text, else the first that it rests on. */
function quotesIn(answer: FullStudy["answers"][number] | undefined): Quote[] {
  if (answer === undefined) return [];
  const own = answer.quotes.filter(({ quote }) => answer.answer?.includes(quote));
  return own.length > 0 ? own.slice(0, mostBesideAnswer) : answer.quotes.slice(0, 1);
}

const listed = (name: string, items: readonly { quotes: Quote[] }[], first = 1): QuotePlace[] =>
  items.map(({ quotes }, at) => ({ id: `${name}-${at + first}`, label: `${name} ${at + first}`, quotes }));
