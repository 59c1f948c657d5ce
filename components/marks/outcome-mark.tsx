import type { ReactNode } from "react";
import type { Outcome } from "#lib/reviews/run.ts";

const shapes = {
  success: <circle r="5" className="fill-ink" />,
  partial: <path d="M0-5A5 5 0 0 0 0 5Z" className="fill-ink" />,
  failure: null,
};

/** An outcome by shape alone: a full, half or open circle; the word accompanies it. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return (
    <Mark>
      {shapes[outcome]}
      <circle r="5" fill="none" strokeWidth="1.5" className="stroke-ink" />
    </Mark>
  );
}

/** A shape beside its word, drawn around the origin. */
export function Mark({ className = "align-[-0.1em]", children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="-7 -7 14 14"
      width="14"
      height="14"
      aria-hidden="true"
      className={`inline-block shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}
