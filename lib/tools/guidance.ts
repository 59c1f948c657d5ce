import type { ToolMatch } from "./contract.ts";
import guidance from "./guidance.json" with { type: "json" };

const sentences: Record<Exclude<ToolMatch, "all">, string> & { all?: undefined } = guidance.search;

/** What a reader should know of a search's result and do next. */
export const guidanceOf = (match: ToolMatch | null, noun: "tool" | "question"): string | null =>
  (match && sentences[match]?.replace("{noun}", noun)) ?? null;
