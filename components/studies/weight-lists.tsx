import { Fragment } from "react";
import { type RankedItem, RankedList } from "#components/charts/ranked-list.tsx";
import { quoteKey } from "#components/studies/quote-list.tsx";
import { turnHref } from "#components/studies/report-href.ts";
import { Section } from "#components/text/section.tsx";
import { allImportance } from "#lib/engines/findings.ts";
import { plural } from "#lib/format.ts";
import { codedOf } from "#lib/studies/report/numbers-in-words.ts";
import type { QuotePlace } from "#lib/studies/report/place-quotes.ts";
import type { ReportText } from "#lib/studies/report/report-text.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

const severities = { blocker: "would stop them", major: "weighs heavily", minor: "weighs a little" } as const;
const met = {
  yes: ", speaks for",
  partly: ", speaks for and against",
  no: ", speaks against",
  unknown: "",
} as const;
const directions = {
  favors_you: "speaks for what was studied",
  favors_competitor: "speaks for the alternative",
  neutral: "speaks for neither",
} as const;

type Props = { study: FullStudy; text: ReportText; places: ReadonlyMap<string, QuotePlace> };

/** What speaks against it and what decides, as ranked bars side by side, and what it is compared with. */
export function WeightLists({ study, text, places }: Props) {
  const evidence = (id: string, paragraph?: string) => (
    <Evidence paragraph={paragraph ?? ""} quotes={places.get(id)?.quotes ?? []} study_id={study.id} />
  );
  const { objections, decision_criteria: criteria, competitive_signals: signals } = study;
  const coded = codedOf(study.quant);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        <Section id="objections" title="What speaks against it">
          {objections.length === 0 && <p>No objection was raised.</p>}
          <RankedList
            items={objections.map((one, at): RankedItem => {
              const id = `objection-${at + 1}`;
              return {
                id,
                title: one.objection,
                words: `in ${one.interview_count} of ${plural(coded, "interview")}, ${severities[one.severity]}`,
                share: one.interview_count / coded,
                children: evidence(id, text.resolves[at]),
              };
            })}
          />
        </Section>
        {criteria.length > 0 && (
          <Section id="criteria" title="What decides">
            <RankedList
              items={criteria.map((one, at): RankedItem => {
                const id = `criterion-${at + 1}`;
                return {
                  id,
                  title: one.criterion,
                  words: `${one.importance} of ${allImportance}${met[one.met]}`,
                  share: one.importance / Math.max(...criteria.map(({ importance }) => importance)),
                  children: evidence(id),
                };
              })}
            />
            <p className="text-ink-2 text-sm">
              The weights add up to {allImportance}. They are counted from what was said; no one was asked for them.
            </p>
          </Section>
        )}
      </div>
      {signals.length > 0 && (
        <Section id="signals" title="What it is compared with">
          <RankedList
            items={signals.map((one, at): RankedItem => {
              const id = `signal-${at + 1}`;
              return {
                id,
                title: one.competitor,
                words: `in ${one.interview_count} of ${plural(coded, "interview")}, ${directions[one.direction]}`,
                share: one.interview_count / coded,
                children: evidence(id, text.signals[at]),
              };
            })}
          />
        </Section>
      )}
    </>
  );
}

type EvidenceProps = { paragraph: string; quotes: QuotePlace["quotes"]; study_id: string };

/** How many places are named: more are on the interviews' own pages. */
const linksShown = 2;

/** What would help, and where the words are. */
function Evidence({ paragraph, quotes, study_id }: EvidenceProps) {
  return (
    <p dir="auto" className="evidence">
      {paragraph}
      {quotes.slice(0, linksShown).map((quote, at) => (
        <Fragment key={quoteKey(quote)}>
          {at > 0 ? " · " : " Said in "}
          <a href={turnHref(study_id, quote)}>{`interview ${quote.interview + 1}, answer ${quote.turn + 1}`}</a>
        </Fragment>
      ))}
    </p>
  );
}
