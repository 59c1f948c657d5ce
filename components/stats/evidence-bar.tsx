import { DataTable } from "#components/stats/data-table.tsx";
import { percent } from "#components/stats/percent.ts";
import type { Stats } from "#lib/about/contract.ts";
import { plural, whole } from "#lib/format.ts";

/** How many self-reported uses come with a public address that a reader can open. */
export function EvidenceBar({ usage_status: { self_reported, evidence_linked } }: Pick<Stats, "usage_status">) {
  const words = `${plural(self_reported, "review")}, all self-reported; ${whole(evidence_linked)} (${percent(
    evidence_linked,
    self_reported,
  )}) with a public evidence address.`;
  return (
    <div>
      <p className="mb-3 text-sm">{words}</p>
      <svg role="img" aria-label={`Usage status: ${words}`} width="100%" height="24" className="block">
        <rect width={`${(100 * evidence_linked) / self_reported}%`} height="24" className="fill-firsthand" />
        <rect width="100%" height="24" strokeWidth="2" className="fill-none stroke-firsthand" />
      </svg>
      <DataTable
        caption="Usage status of reviews"
        columns={["Usage status", "Reviews"]}
        rows={[
          { key: "self_reported", head: "Self-reported (all)", cells: [whole(self_reported)] },
          { key: "evidence_linked", head: "Of those, evidence linked", cells: [whole(evidence_linked)] },
          { key: "observed", head: "Observed by this service", cells: ["0"] },
        ]}
      />
    </div>
  );
}
