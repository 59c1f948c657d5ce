import type { ToolMatch } from "./contract.ts";

const sentences: Record<ToolMatch, ((noun: string) => string) | null> = {
  all: null,
  corrected: (noun) =>
    `No ${noun} has the words as typed; corrected_q was searched beside them. Check that it is what you meant.`,
  some: (noun) =>
    `No ${noun} has all the words in what it is for. These have the most telling ones; unmatched names those that the first lacks. None may be what you need: read before you choose.`,
  most: (noun) =>
    `No ${noun} has all the words in what it is for. The first has most of what they tell; unmatched names those that it lacks.`,
  not_listed: () =>
    "A product of this search is not listed here: unmatched names it. alternatives says which of these tools are only alternatives to it. None may be what you need: read before you choose.",
  ruled_out: () =>
    "Tools have all the words, but each lacks a facet that you want. close names the best of them and what each lacks: leave out that facet, or read why.",
  none: (noun) =>
    `No ${noun} here has the telling words of this search. Try other words for the task, a product's name, or fewer filters; words that most have match nothing alone. Nothing here may be what you need.`,
};

/** What a reader should know of a search's result and do next. */
export const guidanceOf = (match: ToolMatch | null, noun: "tool" | "question"): string | null =>
  (match && sentences[match]?.(noun)) ?? null;
