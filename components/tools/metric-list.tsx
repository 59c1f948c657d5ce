import { NumberTable } from "#components/stats/data-table.tsx";
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
      <NumberTable
        caption="Measured per run, self-reported"
        columns={["Measurement", "Median", "90th percentile", "n"]}
        rows={(["latency_ms", "cost_usd", "calls"] as const).map((id) => {
          const summary = metrics[id];
          const write = measurement[id];
          return [
            names[id],
            ...(summary ? [write(summary.median), write(summary.p90), whole(summary.count)] : [null, null, "0"]),
          ];
        })}
      />
    </div>
  );
}
