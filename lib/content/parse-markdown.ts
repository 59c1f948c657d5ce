import MarkdownIt, { type Token } from "markdown-it";
import { outsideLink } from "./outside-link.ts";

// No HTML: tags and comments are shown as written. No link definitions: their text would be in the post but not on the
// page. Single line breaks are kept, because posts quote logs.
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable("reference");
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ["ftp:", "mailto:", "//"]) parser.linkify.add(scheme, null);
// A refused address stays text, and a link shows the address as its author wrote it.
parser.normalizeLink = (address) => outsideLink(address)?.href ?? "";
parser.validateLink = (href) => href !== "";
parser.normalizeLinkText = (address) => address;

// A short row of a wide table makes a full row of cells, so the parser stops before a small text grows large.
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
 * Reads markdown into markdown-it's tokens, null beyond `maxTokens` tokens of blocks; recognises nothing that could
 * hide text or lead elsewhere than shown.
 */
export function parseMarkdown(text: string, maxTokens: number): Token[] | null {
  try {
    return parser.parse(text, { maxTokens });
  } catch (error) {
    if (error instanceof TooManyTokens) return null;
    throw error;
  }
}
