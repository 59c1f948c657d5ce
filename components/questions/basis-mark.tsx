import type { SVGProps } from "react";
import { Mark } from "#components/marks/outcome-mark.tsx";
import type { Answer } from "#lib/questions/posts.ts";

export type Basis = Answer["basis"];

/** Each basis of an answer in words: its name, and what its author claims by it. */
export const basisWords: Record<Basis, { name: string; means: string }> = {
  tested: { name: "Tested", means: "tried in this situation, as its author says" },
  documentation: { name: "Documentation", means: "read, not tried" },
  hypothesis: { name: "Hypothesis", means: "neither tried nor read, and said so" },
};

const outlines: Record<Basis | "untested", SVGProps<SVGPathElement>> = {
  tested: { className: "fill-ink" },
  documentation: {},
  // Broken in the middle of each side: the corners still make a diamond.
  hypothesis: { strokeDasharray: "4.8 3.68", strokeDashoffset: "2.4" },
  untested: {},
};

/**
 * A basis by shape alone: a full, a ruled or a broken diamond; an open one when only known to be untested. The word
 * accompanies it.
 */
export function BasisMark({ basis }: { basis: Basis | "untested" }) {
  return (
    <Mark className="fill-none stroke-ink align-[-0.15em]">
      <path d="M0-6L6 0L0 6L-6 0Z" strokeWidth="1.5" {...outlines[basis]} />
      {basis === "documentation" && <path d="M-3.2-1.5H3.2M-3.2 1.5H3.2" strokeWidth="1.2" />}
    </Mark>
  );
}

/** A basis as a small sign with its word. */
export function BasisChip({ basis }: { basis: Basis }) {
  const { name, means } = basisWords[basis];
  return (
    <span
      title={`${name}: ${means}`}
      className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border border-ink-2 px-2 py-0.5 font-semibold text-sm"
    >
      <BasisMark basis={basis} />
      {name}
    </span>
  );
}
