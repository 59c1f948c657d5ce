import { FirsthandRail } from "#components/marks/firsthand-rail.tsx";
import { RailRows } from "#components/marks/rail-rows.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { Unrated } from "#components/tools/unrated.tsx";
import { interval, oneDecimal, plural, whole } from "#lib/format.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";
import type { Usage } from "#lib/votes/contract.ts";
import type { Ratings } from "#lib/votes/score.ts";

type Chart = { ratings: Usage["ratings"]; few: boolean; votes: Ratings[] };

/** The six dimensions as intervals on rails from 1 to 5, single votes below them, and the same numbers as a table. */
export function DimensionChart({ ratings, few, votes }: Chart) {
  return (
    <figure>
      <RailRows
        rows={dimensions.flatMap(({ id, name }) => {
          const score = ratings[id];
          if (score === null) return [];
          const [mean, between] = [oneDecimal(score.mean), interval(score.low, score.high)];
          const label = `${name}: ${mean}, 90 % interval ${between}, ${plural(score.count, "vote")}`;
          return {
            key: id,
            name: <a href={`/dimensions#${id}`}>{name}</a>,
            rail: <FirsthandRail {...{ ...score, few, label }} votes={votes.flatMap((vote) => vote[id] ?? [])} />,
            words: (
              <>
                <b>{mean}</b> <span className="text-ink-2">({between})</span>
              </>
            ),
          };
        })}
      />
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
          return [
            name,
            ...(score
              ? [oneDecimal(score.mean), interval(score.low, score.high), whole(score.count)]
              : [null, null, "0"]),
          ];
        })}
      />
    </figure>
  );
}
