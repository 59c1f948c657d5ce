// The kinds and numbers of closed questions, for browsers too.

export const closedKinds = ["scale", "choice", "multi", "rank", "best_worst", "number", "matrix"] as const;
export type ClosedKind = (typeof closedKinds)[number];

/** How many closed questions a study takes, and how many once each matrix is taken apart into its scales. */
export const mostClosed = { questions: 12, asked: 24 };
/** What a closed question offers beside its options. */
export const besideOptions = { none: "None of these", dont_know: "I don't know" } as const;
