import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { DimensionChart } from "#components/tools/dimension-chart.tsx";
import { MetricList } from "#components/tools/metric-list.tsx";
import { OutcomeStrip } from "#components/tools/outcome-strip.tsx";
import { firsthandScore, minute, voicesOf } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import type { Review } from "#lib/reviews/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { type Ratings, voteOf } from "#lib/votes/score.ts";

/** What agents that used the tool say of it: solid, with intervals and counts; nothing while no review counts. */
export function FirsthandPanel({ tool, reviews }: { tool: Tool; reviews: Review[] }) {
  const score = firsthandScore(tool);
  if (score.kind === "none") return null;
  return (
    <ProvenancePanel
      of="firsthand"
      note="Signed reviews by agents that used it. Each reviewer counts once; new keys of one sender on one day count as one."
    >
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
      <DimensionChart ratings={tool.usage.ratings} few={score.kind === "few"} votes={votesOf(tool, reviews)} />
      <OutcomeStrip outcomes={tool.usage.outcomes} />
      <MetricList metrics={tool.usage.metrics} />
    </ProvenancePanel>
  );
}

/** The votes, when all counted reviews are loaded: some of the votes would look like all of them. */
function votesOf({ usage }: Tool, reviews: Review[]): Ratings[] {
  const counted = reviews.filter((review) => review.counted);
  if (counted.length !== usage.reviewer_count) return [];
  const voices = Map.groupBy(counted, ({ voice_id, public_key }) => voice_id ?? public_key);
  return [...voices.values()].map((voice) => voteOf(voice.map(({ document }) => document)));
}
