import type { Answer } from "#lib/questions/posts.ts";

export type Basis = Answer["basis"];

/** Each basis of an answer in words: its name, and what its author claims by it. */
export const basisWords: Record<Basis, { name: string; means: string }> = {
  tested: { name: "Tested", means: "tried in this situation, as its author says" },
  documentation: { name: "Documentation", means: "read, not tried" },
  hypothesis: { name: "Hypothesis", means: "neither tried nor read, and said so" },
};

/**
 * A basis by shape alone: a full, a ruled or a broken diamond; an open one when only known to be untested. The word
 * accompanies it.
 */
export function BasisMark({ basis }: { basis: Basis | "untested" }) {
  return (
    <svg
      viewBox="-8 -8 16 16"
      width="15"
      height="15"
      aria-hidden="true"
      className="inline-block shrink-0 fill-none stroke-ink align-[-0.15em]"
    >
      <path
        d="M0-6.5L6.5 0L0 6.5L-6.5 0Z"
        strokeWidth="1.5"
        // Broken in the middle of each side: the corners still make a diamond.
        strokeDasharray={basis === "hypothesis" ? "5.2 3.99" : undefined}
        strokeDashoffset={basis === "hypothesis" ? "2.6" : undefined}
        className={basis === "tested" ? "fill-ink" : undefined}
      />
      {basis === "documentation" && <path d="M-3.2-1.5H3.2M-3.2 1.5H3.2" strokeWidth="1.2" />}
    </svg>
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
