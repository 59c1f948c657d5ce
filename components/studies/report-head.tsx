import type { ReactNode } from "react";
import { ScaledRail } from "#components/charts/scaled-rail.tsx";
import { formHref } from "#components/studies/form-href.ts";
import { QuoteList, type Voices } from "#components/studies/quote-list.tsx";
import { StudyQuestion } from "#components/studies/study-question.tsx";
import { longestHeading } from "#components/studies/study-words.ts";
import { WholeWords } from "#components/text/whole-words.tsx";
import { capital } from "#lib/cut-text.ts";
import { type Quote, sentiments } from "#lib/engines/findings.ts";
import { confidenceSays, confidenceSteps, confidenceWord, npsName } from "#lib/engines/measured.ts";
import { excerpt, oneDecimal, plural } from "#lib/format.ts";
import { codedOf, hasNps, lowestPart, npsEnds, npsInterval, signed } from "#lib/studies/report/numbers-in-words.ts";
import { rehearsedGuide } from "#lib/studies/report/rehearsal-tally.ts";
import type { ReportText } from "#lib/studies/report/report-text.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";

type Props = {
  study: FullStudy;
  text: ReportText;
  /** What was said on the answer; where nothing was, `voice` is said on the first finding. */
  quotes: readonly Quote[];
  voice: readonly Quote[];
  voices: Voices;
  isUnderstood: boolean;
};

/** The first screen of a report: the question, the answer, what leads, what divides and what is next, and how sure it is. */
export function ReportHead({ study, text, quotes, voice, voices, isUnderstood }: Props) {
  const isModel = study.engine.kind === "model";
  return (
    <>
      <div className="space-y-4 lg:row-span-2">
        {isModel && <StudyQuestion topic={study.topic} />}
        <h1 dir="auto" lang={voices.language} className="max-w-3xl">
          <WholeWords text={isModel ? study.headline_finding : excerpt(study.topic, longestHeading)} />
        </h1>
        {!isModel && (
          <p dir="auto" className="max-w-prose text-lg">
            {isUnderstood ? <Contents study={study} /> : study.headline_finding}
          </p>
        )}
        {!isModel && study.topic.length > longestHeading && <StudyQuestion topic={study.topic} />}
        <div id="answer-1" className="space-y-3 empty:hidden">
          {text.lead !== "" && (
            <p dir="auto" lang={voices.language} className="max-w-prose text-lg">
              {text.lead}
            </p>
          )}
          <QuoteList quotes={quotes} voices={voices} />
        </div>
        {!isUnderstood && (
          <p data-screen-only="">
            <a href={formHref(study)} className="quiet-button inline-flex items-center no-underline">
              Ask it in other words
            </a>
          </p>
        )}
        <dl className="max-w-3xl space-y-1.5 empty:hidden">
          {text.bullets.map(({ name, text }) => (
            <HeadRow key={name} name={name}>
              {text}
            </HeadRow>
          ))}
          {isUnderstood && voice.length > 0 && (
            <HeadRow name="In their words">
              <div id="voice">
                <QuoteList quotes={voice} voices={voices} />
              </div>
            </HeadRow>
          )}
        </dl>
      </div>
      {isModel && isUnderstood && <Gauges study={study} />}
    </>
  );
}

/** What is in the report of a rehearsal. */
function Contents({ study }: { study: FullStudy }) {
  const { length } = rehearsedGuide(study).questions;
  return (
    <>
      In this report:{" "}
      {length > 0 && (
        <>
          <a href="#asked">{plural(length, "question")} for real people</a>,{" "}
        </>
      )}
      <a href="#people">what their answers would show</a>, and <a href="#made-up">how they would be counted</a>.
    </>
  );
}

/** A longer question is no title: it begins with its first words. */

function HeadRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-4 border-hairline border-t pt-1.5 sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** How well the study holds together, as one of a few named steps. */
function Confidence({ word, because }: { word: (typeof confidenceSteps)[number]; because: string }) {
  return (
    <div>
      <p className="font-semibold text-sm">{`${reportWords.titles.confidence}: ${word}`}</p>
      <ol className="my-1 grid grid-cols-3 gap-1 text-sm">
        {confidenceSteps.map((step) => (
          <li
            key={step}
            aria-current={step === word ? "true" : undefined}
            className="border-hairline border-t-4 pt-0.5 text-ink-2 aria-[current]:border-synthetic aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {step}
          </li>
        ))}
      </ol>
      <p className="text-ink-2 text-sm">
        {confidenceSays} {because}
      </p>
    </div>
  );
}

/** How sure, how people feel, and whether they would recommend, where that can be asked: each on its own scale, with what it cannot say. */
function Gauges({ study }: { study: FullStudy }) {
  const { overall_confidence, avg_sentiment, quant, quality } = study;
  const spoken = Object.entries(quant.sentiment_distribution).map(([word, count]) => `${count} ${word}`);
  return (
    <section aria-label="How sure, and how it is felt" className="space-y-6 max-lg:max-w-md">
      <Confidence word={confidenceWord(overall_confidence)} because={lowestPart(quality)} />
      <ScaledRail
        title="Sentiment"
        reading={`${oneDecimal(avg_sentiment)} of ${sentiments.to}`}
        words={`How they speak, not how they decide. Of ${plural(codedOf(quant), "interview")}: ${spoken.join(", ")}.`}
        value={avg_sentiment}
        from={sentiments.from}
        to={sentiments.to}
        ends={[`${sentiments.from} negative`, `${sentiments.neutral} neutral`, `${sentiments.to} positive`]}
      />
      {hasNps(study) && (
        <ScaledRail
          title={capital(npsName)}
          reading={signed(quant.projected_nps)}
          words={`Net Promoter Score: whether they would recommend it, by estimate. ${npsInterval(quant).replace(" %", "\u00a0%")}, by sampling error alone; it cannot say what people would do.`}
          value={quant.projected_nps}
          from={-100}
          to={100}
          {...npsEnds(quant)}
        />
      )}
    </section>
  );
}
