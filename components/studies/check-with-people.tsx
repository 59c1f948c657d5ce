import { fileHref } from "#components/studies/report-href.ts";
import { Section } from "#components/text/section.tsx";
import type { ResearchItem } from "#lib/engines/findings.ts";
import { withStop } from "#lib/engines/texts.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };

type Props = { study_id: string; agenda: ResearchItem[]; messages: string[] };

/** The next step, which no simulation replaces: what to ask real people, how, how many, and what would overturn the study. */
export function CheckWithPeople({ study_id, agenda, messages }: Props) {
  const numbered = agenda.map((item, at) => ({ id: `check-${at + 1}`, item, at }));
  return (
    <Section id="people" title={reportWords.titles.checks}>
      {agenda.length === 0 && <p className="max-w-prose">Check all of it: no item was written for this study.</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <ol className="contents">
          {numbered.map(({ id, item, at }) => (
            <li key={id} id={id} className="space-y-1 border border-hairline p-3">
              <h3 dir="auto" className="text-base">
                {at + 1}. {item.question}
              </h3>
              <p dir="auto" className="text-sm">
                {withStop(item.method)} {item.sample}
              </p>
              <p dir="auto" className="text-sm">
                <b>{reportWords.overturned}</b> {item.would_change}
              </p>
            </li>
          ))}
        </ol>
        {messages.length > 0 && (
          <div className="max-w-prose lg:p-3">
            <h3 className="mb-1 text-base">For the message, to be tested</h3>
            <ul className="list-disc space-y-1 ps-6">
              {messages.map((message) => (
                <li key={message} dir="auto">
                  {message}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {agenda.length > 0 && (
        <p data-screen-only="">
          <a href={fileHref(study_id, "guide")} className="inline-block py-1">
            {reportWords.guide} to take along (Markdown)
          </a>
        </p>
      )}
    </Section>
  );
}
