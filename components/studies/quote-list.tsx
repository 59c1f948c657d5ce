import { turnAnchor } from "#components/studies/quoted-in.ts";
import type { Quote } from "#lib/engines/findings.ts";

/** What a report needs to say who speaks: the personas by their ids. */
export type Names = ReadonlyMap<string, string>;

/** What was said, to the letter, each with the way to its place in the transcripts. */
export function QuoteList({ quotes, names }: { quotes: Quote[]; names: Names }) {
  return (
    <ul className="space-y-3">
      {quotes.map((quote) => (
        <li key={turnAnchor(quote) + quote.quote} className="border-synthetic border-s-3 border-dotted ps-3">
          <blockquote dir="auto" className="wrap-anywhere max-w-prose">
            “{quote.quote}”
          </blockquote>
          <p className="text-ink-2 text-sm">
            {names.get(quote.persona_id) ?? quote.persona_id}, simulated ·{" "}
            <a href={`#${turnAnchor(quote)}`} className="inline-block py-1">
              interview {quote.interview + 1}, answer {quote.turn + 1}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
