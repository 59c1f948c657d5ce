// The kinds and numbers of closed questions, for browsers too.

export const closedKinds = ["scale", "choice", "multi", "rank", "best_worst", "number", "matrix"] as const;
export type ClosedKind = (typeof closedKinds)[number];
export const closedMembers = ["options", "items", "at_most", "unit", "min", "max", "at_price"] as const;
export type ClosedMember = (typeof closedMembers)[number];
type Form = {
  is: string;
  needs: readonly ClosedMember[];
  takes?: readonly ClosedMember[];
  count?: readonly [least: number, most: number];
  /** Of what the built-in engine answers it, "" for all; absent where it never does. */
  builtIn?: string;
};

/** The points of a scale, and of each row of a matrix. */
const points = [2, 11] as const;

/** What each kind of closed question is and needs, what else it takes, and how many options it has. */
export const closedForms: Record<ClosedKind, Form> = {
  scale: { is: "one point of a scale", needs: ["options"], takes: ["at_price"], count: points, builtIn: "" },
  choice: { is: "one of some options", needs: ["options"], count: [2, 12], builtIn: "only your subject and rivals" },
  multi: { is: "several of some options", needs: ["options"], takes: ["at_most"], count: [2, 12] },
  rank: { is: "all options in order", needs: ["options"], count: [2, 12] },
  best_worst: { is: "the best and the worst of each of some sets", needs: ["options"], count: [4, 12] },
  number: { is: "an amount", needs: ["min", "max"], takes: ["unit"], builtIn: "only a price" },
  matrix: { is: "several items, each on one scale", needs: ["items", "options"], count: points },
};

/** How many closed questions a study takes, and how many once each matrix is taken apart into its scales. */
export const mostClosed = { questions: 12, items: 24 };
/** What `at_price` is, in an example. */
export const priceExample = "0.5 for half";
/** What a closed question offers beside its options. */
export const besideOptions = { none: "None of these", dont_know: "I don't know" } as const;
/** What is counted of `multi` where nothing was ticked. */
export const choseNone = "Chose none";
/** The kinds whose answers are a share of each option, so that one without any counts too. */
export const shareKinds = ["choice", "multi"] as const satisfies ClosedKind[];
export const isOfShares = (kind: ClosedKind): kind is (typeof shareKinds)[number] =>
  shareKinds.some((one) => one === kind);
/** What people do today, as an option beside the subject and its rivals. */
export const todayOption = "What I use today";
/** The highest point of a numbered scale, whose lowest is 0. */
export const mostOfEnds = 10;
