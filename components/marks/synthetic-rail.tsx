import { placeOnRail } from "#components/marks/rails.tsx";

type Props = { value: number; from: number; to: number; low?: number | null; high?: number | null; label: string };

/**
 * A number of a synthetic study on its own rule: an open diamond with a dotted edge and, where computed, a dotted
 * interval. Never the rail of ratings, which is for evidence.
 */
export function SyntheticRail({ value, from, to, low, high, label }: Props) {
  const at = (point: number) => placeOnRail((Math.min(Math.max(point, from), to) - from) / (to - from));
  return (
    <svg role="img" aria-label={label} width="100%" height="20" className="block overflow-visible">
      <line x1={at(from)} x2={at(to)} y1="10" y2="10" className="stroke-hairline" />
      {[from, (from + to) / 2, to].map((point) => (
        <line key={point} x1={at(point)} x2={at(point)} y1="6" y2="14" className="stroke-ink-2" />
      ))}
      {low != null && high != null && (
        <line
          x1={at(low)}
          x2={at(high)}
          y1="10"
          y2="10"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0.1 7"
          className="stroke-synthetic"
        />
      )}
      <svg x={at(value)} y="10" overflow="visible" aria-hidden="true">
        <SyntheticDiamond />
      </svg>
    </svg>
  );
}

/** The open diamond with a dotted edge around the origin. */
export function SyntheticDiamond() {
  return (
    <path
      d="M0-6.5L6.5 0L0 6.5L-6.5 0Z"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeDasharray="0.1 3.57"
      className="fill-paper stroke-synthetic"
    />
  );
}
