import MarkdownIt, { type Token } from "markdown-it";
import { outsideLink } from "./outside-link.ts";

// No HTML, so that tags and comments are shown as written. No link definitions: their text would stand in the post and not
// on the page. Single line breaks are kept, because posts quote logs.
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable("reference");
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ["ftp:", "mailto:", "//"]) parser.linkify.add(scheme, null);
// An address that is refused stays text, and a linked one is shown as its author wrote it.
parser.normalizeLink = (address) => outsideLink(address)?.href ?? "";
parser.validateLink = (href) => href !== "";
parser.normalizeLinkText = (address) => address;

// A short row of a wide table makes a whole row of cells, so the parser is stopped before a small text has grown large.
class TooManyTokens extends Error {}
parser.block.ruler.before(
  "table",
  "stop",
  ({ tokens, env }) => {
    if (tokens.length > Number(env.maxTokens)) throw new TooManyTokens();
    return false;
  },
  { alt: ["paragraph", "blockquote", "list"] },
);

/**
 * Reads markdown into markdown-it's tokens, null when there are more than `maxTokens` blocks' tokens; nothing that could
 * hide text or lead elsewhere than shown is recognised.
 */
export function parseMarkdown(text: string, maxTokens: number): Token[] | null {
  try {
    return parser.parse(text, { maxTokens });
  } catch (error) {
    if (error instanceof TooManyTokens) return null;
    throw error;
  }
}
