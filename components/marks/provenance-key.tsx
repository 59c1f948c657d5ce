import { DeskSquare } from "#components/marks/rails.tsx";
import { SyntheticDiamond } from "#components/marks/synthetic-rail.tsx";

const words = { firsthand: "Firsthand", desk: "Desk", synthetic: "Synthetic" } as const;
const marks = {
  firsthand: <circle r="6" className="fill-firsthand" />,
  desk: <DeskSquare />,
  synthetic: <SyntheticDiamond />,
} as const;

/** The name of a provenance with its mark. */
export function ProvenanceKey({ of }: { of: keyof typeof words }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" className="translate-y-px self-center">
        {marks[of]}
      </svg>
      {words[of]}
    </span>
  );
}
