import { at, Rail } from "#components/marks/rail.tsx";

/** A desk rating on its own rail: a hatched square, never a dot, without an interval because nothing was measured. */
export function DeskRail({ value, label }: { value: number; label: string }) {
  return (
    <svg role="img" aria-label={label} width="100%" height="20" className="block overflow-visible">
      <Rail />
      <svg x={at(value)} y="10" overflow="visible" aria-hidden="true">
        <DeskSquare />
      </svg>
    </svg>
  );
}

/** The hatched square around the origin. */
export function DeskSquare() {
  return (
    <g strokeWidth="1.5" className="fill-paper stroke-desk">
      <path d="M-6-6H6V6H-6Z" />
      <path d="M-6-1L-1-6M-6 5L5-6M-1 6L6-1" />
    </g>
  );
}
