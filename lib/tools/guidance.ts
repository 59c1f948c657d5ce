import type { Match } from "./contract.ts";

/** What a reader should know of the result and do next. */
export const guidance: Record<Match, string | null> = {
  all: null,
  corrected: "No tool has the words as typed; corrected_q was searched beside them. Check that it is what you meant.",
  some: "No tool has all the words. These have the most telling ones; unmatched names those that the first lacks. None may serve the need: read the descriptions before you choose.",
  none: "No tool here has any telling word of this search. Try other words for the task or a product's name; words that most tools share match nothing alone. Nothing listed here may serve the need.",
};
