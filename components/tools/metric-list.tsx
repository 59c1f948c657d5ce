import { Missing } from "#components/text/missing.tsx";
import { measurement, whole } from "#lib/format.ts";
import type { Usage } from "#lib/votes/contract.ts";

const names = { latency_ms: "Latency", cost_usd: "Cost", calls: "Calls" } as const;

/** Medians and 90th percentiles of the reviewers' measurements, each with its count. */
export function MetricList({ metrics }: { metrics: Usage["metrics"] }) {
  return (
    <div>
      <h3 className="mb-1 text-base">
        Measured <span className="font-normal text-ink-2 text-sm">per run, self-reported</span>
      </h3>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              <span className="sr-only">Measurement</span>
            </th>
            <th scope="col" className="py-1 pe-3 text-end font-normal">
              Median
            </th>
            <th scope="col" className="py-1 pe-3 text-end font-normal">
              90th percentile
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              n
            </th>
          </tr>
        </thead>
        <tbody>
          {(["latency_ms", "cost_usd", "calls"] as const).map((id) => {
            const summary = metrics[id];
            return (
              <tr key={id} className="border-hairline border-t">
                <th scope="row" className="py-1 pe-3 text-start font-normal">
                  {names[id]}
                </th>
                <td className="py-1 pe-3 text-end">{summary ? measurement[id](summary.median) : <Missing />}</td>
                <td className="py-1 pe-3 text-end">{summary ? measurement[id](summary.p90) : <Missing />}</td>
                <td className="py-1 text-end">{summary ? whole(summary.count) : "0"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
