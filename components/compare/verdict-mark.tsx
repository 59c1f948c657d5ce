import type { DimensionComparison } from "#lib/tools/compare/contract.ts";

const drawings = {
  apart: <path d="M2 4H11M17 12H26" strokeWidth="4" className="stroke-firsthand" />,
  meeting: <path d="M2 4H18M10 12H26" strokeWidth="2" className="stroke-ink-2" />,
  unknown: <path d="M2 8H26" strokeWidth="2" strokeDasharray="3 4" className="stroke-ink-2" />,
};

/** A verdict by shape alone: two intervals apart, two that overlap, or none; words accompany it. */
export function VerdictMark({ verdict }: { verdict: DimensionComparison["verdict"] }) {
  const drawn = verdict === "not_enough_data" ? "unknown" : verdict === "no_clear_difference" ? "meeting" : "apart";
  return (
    <svg viewBox="0 0 28 16" width="28" height="16" aria-hidden="true" className="shrink-0 translate-y-0.5">
      {drawings[drawn]}
    </svg>
  );
}
