import { Missing } from "#components/text/missing.tsx";
import { interval, oneDecimal, whole } from "#lib/format.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";
import type { Usage } from "#lib/votes/contract.ts";

/** The firsthand scores of a tool as a table. */
export function DimensionTable({ ratings }: { ratings: Usage["ratings"] }) {
  return (
    <table className="w-full text-start text-sm tabular-nums">
      <thead className="text-ink-2">
        <tr>
          <th scope="col" className="py-1 pe-3 text-start font-normal">
            Dimension
          </th>
          <th scope="col" className="py-1 pe-3 text-end font-normal">
            Mean
          </th>
          <th scope="col" className="py-1 pe-3 text-end font-normal">
            90 % interval
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            Votes
          </th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map(({ id, name }) => {
          const score = ratings[id];
          return (
            <tr key={id} className="border-hairline border-t">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {name}
              </th>
              <td className="py-1 pe-3 text-end">{score ? oneDecimal(score.mean) : <Missing />}</td>
              <td className="py-1 pe-3 text-end">{score ? interval(score.low, score.high) : <Missing />}</td>
              <td className="py-1 text-end">{score ? whole(score.count) : "0"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
