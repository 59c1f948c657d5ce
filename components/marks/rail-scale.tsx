import { at } from "#components/marks/rail.tsx";

/** The numbers 1 to 5 above a column of rails. */
export function RailScale() {
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block overflow-visible">
      {[1, 2, 3, 4, 5].map((point) => (
        <text key={point} x={at(point)} y="12" textAnchor="middle" className="fill-ink-2 text-xs tabular-nums">
          {point}
        </text>
      ))}
    </svg>
  );
}
