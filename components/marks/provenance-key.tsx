import { DeskSquare } from "#components/marks/desk-rail.tsx";

const words = { firsthand: "Firsthand", desk: "Desk" } as const;

/** The name of a provenance with its mark, wherever a number needs one. */
export function ProvenanceKey({ of }: { of: keyof typeof words }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" className="translate-y-px self-center">
        {of === "desk" ? <DeskSquare /> : <circle r="6" className="fill-firsthand" />}
      </svg>
      {words[of]}
    </span>
  );
}
