import type { Token } from "markdown-it";
import { cutText } from "../cut-text.ts";
import { excerpt } from "../format.ts";
import { parseMarkdown } from "./markup-caps.ts";
import { findUnsafeUnicode } from "./unsafe-unicode.ts";

/** How many characters of a text are read for an excerpt. */
const readAtMost = 4000;
const mostTokens = 4000;

/**
 * The beginning of a markdown text as its words, on one line, of at most `length` characters. Blocks of code are left out
 * of a text that has other words; a text that is not safe as words is as written.
 */
export function excerptOf(markdown: string, length: number): string {
  const beginning = cutText(markdown, readAtMost);
  const words = excerpt(wordsOf(beginning), length);
  // An entity could restore a character that is refused when written plainly.
  if (findUnsafeUnicode(words) !== null) return excerpt(markdown, length);
  return beginning === markdown || words.endsWith("…") ? words : `${words}…`;
}

function wordsOf(markdown: string): string {
  const tokens = parseMarkdown(markdown, mostTokens);
  if (tokens === null) return markdown;
  const words = tokens.map((token) => (token.type === "inline" ? wordsIn(token) : " ")).join("");
  const code = tokens.map(({ content }) => content).join(" ");
  return [words, code].find((text) => text.trim() !== "") ?? markdown;
}

function wordsIn({ content, children, type }: Token): string {
  if (type.endsWith("break")) return " ";
  return children === null ? content : children.map(wordsIn).join("");
}
