import type { Token } from "markdown-it";
import { readWithinCaps } from "./markup-caps.ts";

/** The words of a markdown text without its marks and blocks of code; a text of code alone, or beyond the caps, is as written. */
export function plainText(markdown: string): string {
  const parsed = readWithinCaps(markdown);
  if ("faults" in parsed) return markdown;
  const words = parsed.tokens.map((token) => (token.type === "inline" ? wordsIn(token) : " ")).join("");
  return words.trim() === "" ? parsed.tokens.map(({ content }) => content).join(" ") : words;
}

function wordsIn({ content, children, type }: Token): string {
  if (type.endsWith("break")) return " ";
  return children === null ? content : children.map(wordsIn).join("");
}
