import { turnHref } from "#components/studies/report-href.ts";
import type { Quote } from "#lib/engines/findings.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };

/** What a report needs to show a quote: the study, its language, and the names of its personas by their ids. */
export type Voices = { study_id: string; language: string | undefined; names: ReadonlyMap<string, string> };

/** What was said, word for word, each with the way to its place in the interview. */
export function QuoteList({ quotes, voices }: { quotes: readonly Quote[]; voices: Voices }) {
  if (quotes.length === 0) return null;
  return (
    <div className="space-y-2">
      {quotes.map((quote) => (
        <QuoteBlock key={quoteKey(quote)} quote={quote} voices={voices} />
      ))}
    </div>
  );
}

/** A quote's name in a list: short, as React sends each to the browser. */
export const quoteKey = ({ interview, turn, quote }: Quote): string => `${interview}.${turn}.${quote.length}`;

/** One quote with its speaker, never without the word simulated. */
export function QuoteBlock({ quote, voices: { study_id, language, names } }: { quote: Quote; voices: Voices }) {
  return (
    <figure className="quote">
      <blockquote dir="auto" lang={language}>{`“${quote.quote}”`}</blockquote>
      <a href={turnHref(study_id, quote)}>
        {`${names.get(quote.persona_id) ?? quote.persona_id}, ${reportWords.afterName}: interview ${quote.interview + 1}, answer ${quote.turn + 1}`}
      </a>
    </figure>
  );
}
