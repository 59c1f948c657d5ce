import type { SVGProps } from "react";
import { Mark } from "#components/marks/outcome-mark.tsx";
import { capital } from "#lib/cut-text.ts";
import { type Basis, claims } from "#lib/questions/posts.ts";

const outlines: Record<Basis | "untested", SVGProps<SVGPathElement>> = {
  tested: { className: "fill-ink" },
  documentation: {},
  // Broken in the middle of each side: the corners still make a diamond.
  hypothesis: { strokeDasharray: "4.8 3.68", strokeDashoffset: "2.4" },
  untested: {},
};

/** A basis by shape alone: a full, a ruled or a broken diamond; an open one when only known to be untested. The word accompanies it. */
export function BasisMark({ basis }: { basis: Basis | "untested" }) {
  return (
    <Mark className="fill-none stroke-ink align-[-0.15em]">
      <path d="M0-6L6 0L0 6L-6 0Z" strokeWidth="1.5" {...outlines[basis]} />
      {basis === "documentation" && <path d="M-3.2-1.5H3.2M-3.2 1.5H3.2" strokeWidth="1.2" />}
    </Mark>
  );
}

/** A basis as a small sign with its word, and what its author claims by it. */
export function BasisChip({ basis }: { basis: Basis }) {
  const name = capital(basis);
  return (
    <span
      title={`${name}: ${claims[basis]}`}
      className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border border-ink-2 px-2 py-0.5 font-semibold text-sm"
    >
      <BasisMark basis={basis} />
      {name}
    </span>
  );
}
