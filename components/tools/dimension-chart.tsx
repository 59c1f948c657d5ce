import { FirsthandRail } from "#components/marks/firsthand-rail.tsx";
import { RailScale } from "#components/marks/rail-scale.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { Missing } from "#components/text/missing.tsx";
import { Unrated } from "#components/tools/unrated.tsx";
import { interval, oneDecimal, plural, whole } from "#lib/format.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";
import type { Usage } from "#lib/votes/contract.ts";
import type { Ratings } from "#lib/votes/score.ts";

type Chart = { ratings: Usage["ratings"]; few: boolean; votes: Ratings[] };

/** The six dimensions as intervals on rails from 1 to 5, single votes below them, and the same numbers as a table. */
export function DimensionChart({ ratings, few, votes }: Chart) {
  return (
    <figure className="@container">
      <div aria-hidden="true" className="hidden @md:grid @md:grid-cols-[7.5rem_minmax(0,1fr)_8rem] @md:gap-x-3">
        <div className="col-start-2">
          <RailScale />
        </div>
      </div>
      <ul className="space-y-2 @md:space-y-1">
        {dimensions.map(({ id, name }) => {
          const score = ratings[id];
          if (score === null) return null;
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 text-sm @md:grid-cols-[7.5rem_minmax(0,1fr)_8rem]"
            >
              <a href={`/dimensions#${id}`} className="self-start">
                {name}
              </a>
              <div className="col-span-2 row-start-2 @md:col-span-1 @md:row-start-auto">
                <FirsthandRail
                  {...score}
                  few={few}
                  votes={votes.flatMap((vote) => vote[id] ?? [])}
                  label={`${name}: ${oneDecimal(score.mean)}, 90 % interval ${interval(score.low, score.high)}, ${plural(score.count, "vote")}`}
                />
              </div>
              <p className="text-end tabular-nums @md:text-start">
                <b>{oneDecimal(score.mean)}</b> <span className="text-ink-2">({interval(score.low, score.high)})</span>
              </p>
            </li>
          );
        })}
      </ul>
      <Unrated dimensions={dimensions.filter(({ id }) => ratings[id] === null)} />
      <figcaption className="mt-3 text-ink-2 text-xs">
        Dot: mean. Bar: 90 % interval{few ? ", broken because that is too little to rely on" : ""}.
        {votes.length > 0 && " Small circles: one vote each."} Further right is higher.
      </figcaption>
      <DataTable
        caption="Firsthand scores by dimension"
        columns={["Dimension", "Mean", "90 % interval", "Votes"]}
        rows={dimensions.map(({ id, name }) => {
          const score = ratings[id];
          return {
            key: id,
            head: name,
            cells: score
              ? [oneDecimal(score.mean), interval(score.low, score.high), whole(score.count)]
              : [<Missing key="mean" />, <Missing key="interval" />, "0"],
          };
        })}
      />
    </figure>
  );
}
