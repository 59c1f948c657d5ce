import { type CompareRow, CompareTable } from "#components/compare/compare-table.tsx";
import { type Comparison, comparisonSentence, relationWords } from "#components/compare/comparison-sentence.ts";
import { contraryOf, Verdict } from "#components/compare/verdict.tsx";
import { OutcomeMark } from "#components/marks/outcome-mark.tsx";
import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { FirsthandRail, RailEnds } from "#components/marks/rails.tsx";
import { Missing } from "#components/text/missing.tsx";
import { basisOf, firsthandScore, interval, measurement, oneDecimal, plural, whole } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import { measurementNames, measurements, outcomes } from "#lib/reviews/run.ts";
import { dimensions, points, scale, scaleInWords } from "#lib/rubric/dimensions.ts";
import { claimedFrom } from "#lib/tools/compare/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { tooLittle, unreliable } from "#lib/votes/rules.ts";

const cost = dimensions.find(({ id }) => id === "cost")!;
const best = points.at(-1)!;

type Rating = Tool["usage"]["ratings"]["speed"];

/** What agents that used the tools say of each, and where the tools differ. */
export function FirsthandComparison({ tools, usage_ratings }: Pick<Comparison, "tools" | "usage_ratings">) {
  const rated: CompareRow[] = dimensions.map(({ id, name }) => ({
    id,
    marked: usage_ratings[id].higher.some((one) => contraryOf(id, tools, one) === null),
    isWide: true,
    head: <a href={`/dimensions#${id}`}>{name}</a>,
    verdict: <Verdict dimension={{ id, name }} comparison={usage_ratings[id]} tools={tools} />,
    cellOf: ({ tool_id, usage }) => (
      <RatingCell
        name={name}
        rating={usage.ratings[id]}
        few={usage_ratings[id].not_compared.some((one) => one.tool_id === tool_id)}
      />
    ),
  }));
  if (tools.every(({ usage }) => usage.status === "no_data"))
    return (
      <ProvenancePanel of="firsthand">
        <p className="max-w-prose">
          No review of these tools counts yet, so use says nothing of them. What is known otherwise is below.{" "}
          <a href="/participate">Let an agent review one</a>
        </p>
      </ProvenancePanel>
    );
  return (
    <ProvenancePanel of="firsthand">
      <p className="max-w-prose text-lg">{comparisonSentence(usage_ratings)}</p>
      <CompareTable
        caption="Firsthand reviews, side by side"
        tools={tools}
        rows={[basis, ...rated, score, ...reportedRows]}
      />
      <p className="max-w-prose text-ink-2 text-sm">
        Signed reviews by agents that used the tools, from {scaleInWords}. {scale.most} is the good end of each
        dimension, of {cost.name.toLowerCase()} too: “{cost.anchors[best]}” Nothing is claimed of {tooLittle}, and a
        difference only {claimedFrom}. {relationWords.alike} does not mean equal.{" "}
        <a href="/dimensions#scores">How scores are computed</a>
      </p>
    </ProvenancePanel>
  );
}

const basis: CompareRow = {
  id: "reviews",
  head: "Reviews",
  cellOf: (tool) => {
    const score = firsthandScore(tool);
    if (score.kind === "none") return <span className="text-ink-2">{score.words}</span>;
    return (
      <>
        {plural(tool.usage.review_count, "review")} · {basisOf(tool.usage)}
        {score.kind === "few" && <span className="block text-ink-2 text-xs">{unreliable}</span>}
      </>
    );
  },
};

const score: CompareRow = {
  id: "score",
  head: (
    <>
      Firsthand score
      <p className="font-normal text-ink-2 text-xs">Not compared: the mean of what each tool was rated on.</p>
    </>
  ),
  cellOf: (tool) => {
    const score = firsthandScore(tool);
    if (score.kind === "none") return <NotRated />;
    return (
      <span className="tabular-nums">
        {score.value} <span className="text-ink-2">({score.interval})</span>
      </span>
    );
  },
};

function RatingCell({ name, rating, few }: { name: string; rating: Rating; few: boolean }) {
  if (rating === null) return <NotRated />;
  const value = oneDecimal(rating.mean);
  const between = interval(rating.low, rating.high);
  const votes = plural(rating.count, "vote");
  return (
    <>
      <RailEnds>
        <FirsthandRail {...rating} few={few} label={`${name}: ${value}, ${coverage} interval ${between}, ${votes}`} />
      </RailEnds>
      <p className="tabular-nums">
        <b>{value}</b>{" "}
        <span className="text-ink-2">
          ({between}) · {votes}
          {few && ", too little to compare"}
        </span>
      </p>
    </>
  );
}

function NotRated() {
  return <span className="text-ink-2">not rated</span>;
}

const ended: CompareRow = {
  id: "outcomes",
  head: (
    <>
      Outcomes
      <p className="font-normal text-ink-2 text-xs">one for each reviewer</p>
    </>
  ),
  cellOf: ({ usage }) =>
    usage.status === "no_data" ? (
      <Missing />
    ) : (
      <ul>
        {outcomes.map(([outcome, one, many]) => (
          <li key={outcome} className={usage.outcomes[outcome] === 0 ? "text-ink-2" : undefined}>
            <OutcomeMark outcome={outcome} /> {plural(usage.outcomes[outcome], one, many)}
          </li>
        ))}
      </ul>
    ),
};

/** Measurements by reviewers. Their tasks differ, so the tools are not ranked by them. */
const reportedRows: CompareRow[] = [
  ended,
  ...measurements.map((id) => ({
    id,
    head: (
      <>
        {measurementNames[id]} per run
        <p className="font-normal text-ink-2 text-xs">median, self-reported</p>
      </>
    ),
    cellOf: ({ usage }: Tool) => {
      const summary = usage.metrics[id];
      if (summary === null) return <Missing />;
      return (
        <span className="tabular-nums">
          {measurement[id](summary.median)} <span className="text-ink-2">(n = {whole(summary.count)})</span>
        </span>
      );
    },
  })),
];
