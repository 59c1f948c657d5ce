import type { Match } from "../contract.ts";

const sentences: Record<Match, ((noun: string) => string) | null> = {
  all: null,
  corrected: (noun) =>
    `No ${noun} has the words as typed; corrected_q was searched beside them. Check that it is what you meant.`,
  some: (noun) =>
    `No ${noun} has all the words. These have the most telling ones; unmatched names those that the first lacks. None may be what you need: read before you choose.`,
  none: (noun) =>
    `No ${noun} here has the telling words of this search. Try other words for the task, a product's name, or fewer filters; words that most have match nothing alone. Nothing here may be what you need.`,
};

/** What a reader should know of a search's result and do next. */
export const guidanceOf = (match: Match | null, noun: "tool" | "question"): string | null =>
  (match && sentences[match]?.(noun)) ?? null;
