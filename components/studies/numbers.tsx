import { SyntheticRail } from "#components/marks/synthetic-rail.tsx";
import { MeasureList } from "#components/studies/measure-list.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import { modelErrorWords, npsSentence } from "#components/studies/study-words.ts";
import { given, oneDecimal } from "#lib/format.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** The numbers of a study, each with its interval, its count and what it cannot tell. */
export function Numbers({ study: { quant, avg_sentiment } }: { study: FullStudy }) {
  const { nps, projected_nps, n_effective, agreement, sentiment_distribution: feelings } = quant;
  const { positive, neutral, mixed, negative } = feelings;
  return (
    <ReportSection id="numbers" title="Numbers">
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Figure name="Projected NPS" words={npsSentence(quant)}>
          <SyntheticRail
            value={projected_nps}
            from={-100}
            to={100}
            low={nps.low}
            high={nps.high}
            label={`Projected NPS ${npsSentence(quant)}, on a rule from −100 to 100`}
          />
        </Figure>
        <Figure
          name="Mean sentiment"
          words={`${oneDecimal(avg_sentiment)} of 10, 5 being neutral: ${positive} positive, ${neutral} neutral, ${mixed} mixed, ${negative} negative`}
        >
          <SyntheticRail value={avg_sentiment} from={0} to={10} label={`${oneDecimal(avg_sentiment)} of 10`} />
        </Figure>
        <Figure
          name="Agreement"
          words={`${agreement.toFixed(2)}: 1 when all take the same stance, 0 when drawn by lot`}
        >
          <SyntheticRail value={agreement} from={0} to={1} label={`${agreement.toFixed(2)} of 1`} />
        </Figure>
        <Figure
          name="Independent interviews"
          words={`${given(n_effective)}: what ${quant.n_interviews} amount to, as repeats of one persona are alike`}
        />
      </dl>
      <Limits quant={quant} />
      <MeasureList measures={quant.measures} />
    </ReportSection>
  );
}

function Limits({ quant: { margin_of_error, method } }: Pick<FullStudy, "quant">) {
  const { sampling_points, basis } = margin_of_error;
  return (
    <div id="limits" className="max-w-prose space-y-2 border-ink border-s-4 ps-4">
      <h3 className="text-base">What these numbers cannot say</h3>
      <p>
        <b>Sampling error:</b> {sampling_points === null ? "not computed" : `±${given(sampling_points)} points`}.{" "}
        {basis}
      </p>
      <p>
        <b>Error against real people:</b> {modelErrorWords(margin_of_error)}.
      </p>
      <p className="text-ink-2 text-sm">{method}</p>
    </div>
  );
}

function Figure({ name, words, children }: { name: string; words: string; children?: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-sm tabular-nums">
        {children}
        {words}
      </dd>
    </div>
  );
}
