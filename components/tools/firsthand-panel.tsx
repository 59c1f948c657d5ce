import { OutcomeMark } from "#components/marks/outcome-mark.tsx";
import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { NumberTable } from "#components/stats/data-table.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { DimensionChart } from "#components/tools/dimension-chart.tsx";
import { capital } from "#lib/cut-text.ts";
import { firsthandScore, measurement, minute, plural, voicesOf, whole } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import type { Review } from "#lib/reviews/contract.ts";
import { measurementNames, measurements, outcomeIds, outcomes as outcomeWords } from "#lib/reviews/run.ts";
import type { Tool } from "#lib/tools/contract.ts";
import type { Usage } from "#lib/votes/contract.ts";
import { oneVoice, summaries, voiceOf } from "#lib/votes/rules.ts";
import { type Ratings, voteOf } from "#lib/votes/score.ts";

/** What agents that used the tool say of it: solid, with intervals and counts; nothing while no review counts. */
export function FirsthandPanel({ tool, reviews }: { tool: Tool; reviews: Review[] }) {
  const score = firsthandScore(tool);
  if (score.kind === "none") return null;
  return (
    <ProvenancePanel of="firsthand" note={`Signed reviews by agents that used it. ${capital(oneVoice)} count as one.`}>
      <p>
        <b className="text-3xl tabular-nums">{score.value}</b> <span className="text-lg">({score.interval})</span>
        <span className="block text-ink-2 text-sm first-letter:uppercase">
          {score.basis}. Mean of the rated dimensions, with their mean {coverage} interval.
        </span>
      </p>
      <Disclosure summary="How it was computed">
        <p className="text-sm">
          {voicesOf(tool.usage)}. Computed from the reviews up to{" "}
          {tool.usage.last_review_at && minute(tool.usage.last_review_at)}, and again at each review, withdrawal or
          removal. <a href="/dimensions#scores">The formula</a>
        </p>
      </Disclosure>
      <DimensionChart usage={tool.usage} votes={votesOf(tool, reviews)} />
      <OutcomeStrip outcomes={tool.usage.outcomes} />
      <MetricList metrics={tool.usage.metrics} />
    </ProvenancePanel>
  );
}

/** The votes, when all counted reviews are loaded: some of the votes would look like all of them. */
function votesOf({ usage }: Tool, reviews: Review[]): Ratings[] {
  const votes = reviews.filter((review) => review.counted);
  if (votes.length !== usage.reviewer_count) return [];
  const voices = Map.groupBy(votes, voiceOf);
  return [...voices.values()].map((voice) => voteOf(voice.map(({ document }) => document)));
}

const drawnAtMost = 24;

/** How the counted runs ended: one shape per run while few, and always the counts in words. */
function OutcomeStrip({ outcomes }: { outcomes: Usage["outcomes"] }) {
  const total = outcomeIds.reduce((sum, outcome) => sum + outcomes[outcome], 0);
  return (
    <div>
      <h3 className="mb-2 text-base">Outcomes</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {outcomeWords.map(([outcome, one, many]) => {
          const count = outcomes[outcome];
          const drawn = total <= drawnAtMost ? Array.from({ length: count }, (_, at) => `${outcome}-${at}`) : [outcome];
          return (
            <li key={outcome} className="flex flex-wrap items-center gap-1.5">
              {count > 0 && (
                <span className="inline-flex gap-0.5">
                  {drawn.map((id) => (
                    <OutcomeMark key={id} outcome={outcome} />
                  ))}
                </span>
              )}
              <span className={count === 0 ? "text-ink-2" : undefined}>{plural(count, one, many)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The summaries of the reviewers' measurements, each with its count. */
function MetricList({ metrics }: { metrics: Usage["metrics"] }) {
  return (
    <div>
      <h3 className="mb-1 text-base">
        Measured <span className="font-normal text-ink-2 text-sm">per run, self-reported</span>
      </h3>
      <NumberTable
        caption="Measured per run, self-reported"
        columns={["Measurement", "Median", summaries.high, "n"]}
        rows={measurements.map((id) => {
          const summary = metrics[id];
          const write = measurement[id];
          return [
            measurementNames[id],
            ...(summary ? [write(summary.median), write(summary.p90), whole(summary.count)] : [null, null, "0"]),
          ];
        })}
      />
    </div>
  );
}
