import { QuoteList, type Voices } from "#components/studies/quote-list.tsx";
import { Section } from "#components/text/section.tsx";
import type { QuotePlace } from "#lib/studies/report/place-quotes.ts";
import type { ReportText } from "#lib/studies/report/report-text.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };

type Props = { answers: ReportText["answers"]; places: ReadonlyMap<string, QuotePlace>; voices: Voices };

/** The further questions of the study, each with its answer or why it has none. */
export function AnswerList({ answers, places, voices }: Props) {
  if (answers.length === 0) return null;
  // What is said of all of them is said once.
  const [first, ...others] = new Set(answers.map(({ text }) => text));
  const ofAll = answers.length > 1 && others.length === 0 ? first : undefined;
  return (
    <Section id="answers" title={reportWords.titles.answers}>
      {ofAll !== undefined && (
        <p dir="auto" className="max-w-prose pb-4">
          {ofAll}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-2">
        {answers.map(({ question, text, place }) => (
          <div key={place} id={place} className="space-y-2 border-hairline border-t pt-3">
            <h3 dir="auto" className="text-base">
              {question}
            </h3>
            {ofAll === undefined && (
              <p dir="auto" className="max-w-prose">
                {text}
              </p>
            )}
            <QuoteList quotes={places.get(place)?.quotes ?? []} voices={voices} />
          </div>
        ))}
      </div>
    </Section>
  );
}
