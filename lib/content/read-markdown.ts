import MarkdownIt, { type Token } from "markdown-it";
import { cutText, partOf } from "../cut-text.ts";
import { excerpt } from "../format.ts";
import { findUnsafeUnicode } from "./hidden-text.ts";

/** How much markup a text may have: far above honest posts, far below a slow or deep page or a link farm. */
export const markupCaps = { length: 12_000, levels: 20, columns: 20, links: 20, elements: 2000 };

const nesting = new Set(["blockquote", "list_item", "em", "strong", "s", "link"].map((name) => `${name}_open`));

/** Checks a text's markup: returns each excess with what to do, or the tokens when there is none. */
export function readWithinCaps(text: string): { tokens: Token[] } | { faults: string[] } {
  const { length, levels, columns, links, elements } = markupCaps;
  const such = "elements such as list items and table cells";
  if (text.length > length) return { faults: [`is longer than ${length} UTF-16 units: shorten it.`] };
  // A list item with its paragraph has the most: five tokens for one element.
  const tokens = parseMarkdown(text, 6 * elements);
  if (tokens === null) return { faults: [`makes more than ${elements} ${such}: use fewer.`] };
  const has = measure(tokens, text);
  const faults: string[] = [];
  if (has.levels > levels)
    faults.push(`has quotes, lists or emphasis ${has.levels} levels deep: use at most ${levels}.`);
  if (has.columns > columns) faults.push(`has a table with ${has.columns} columns: use at most ${columns}.`);
  if (has.links > links) faults.push(`has ${has.links} links: use at most ${links}.`);
  if (has.elements > elements) faults.push(`makes ${has.elements} ${such}: use at most ${elements}.`);
  if (has.longRow !== null)
    faults.push(`has a table row with more cells than its head in line ${has.longRow}: write \\| for a bar in a cell.`);
  return faults.length > 0 ? { faults } : { tokens };
}

type Size = { levels: number; columns: number; links: number; elements: number; longRow: number | null };

function measure(tokens: Token[], text: string): Size {
  const size: Size = { levels: 0, columns: 0, links: 0, elements: 0, longRow: null };
  // The parser's own lines: a carriage return ends one too.
  const lines = text.split(/\r\n?|\n/);
  let columns = 0;
  let level = 0;
  const visit = (token: Token) => {
    if (token.nesting >= 0 && token.tag !== "" && !token.hidden) size.elements += 1;
    if (nesting.has(token.type)) size.levels = Math.max(size.levels, ++level);
    else if (nesting.has(token.type.replace(/_close$/, "_open"))) level -= 1;
    if (token.type === "link_open" || token.type === "image") size.links += 1;
    if (token.type === "table_open") columns = 0;
    if (token.type === "th_open") size.columns = Math.max(size.columns, ++columns);
    // Cells beyond the table's head would be in the post but not on the page.
    if (token.type === "tr_open" && columns > 0 && cellsIn(lines[token.map![0]]!) > columns)
      size.longRow ??= token.map![0] + 1;
    token.children?.forEach(visit);
  };
  tokens.forEach(visit);
  return size;
}

function cellsIn(row: string): number {
  const cells = row.replace(/^[\s>]+|(?<!\s)\s+$/g, "").split(/(?<!\\)\|/);
  return cells.length - (cells[0] === "" ? 1 : 0) - (cells.length > 1 && cells.at(-1) === "" ? 1 : 0);
}

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

/** Reads markdown into markdown-it's tokens, without what could hide text or mislead; null beyond `maxTokens`. */
function parseMarkdown(text: string, maxTokens: number): Token[] | null {
  try {
    return parser.parse(text, { maxTokens });
  } catch (error) {
    if (error instanceof TooManyTokens) return null;
    throw error;
  }
}

/** How many characters of a text are read for an excerpt. */
const readAtMost = 4000;
const mostTokens = 4000;

/** The beginning of a markdown text as its words, on one line, of at most `length` characters. */
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
  return [words, tokens.map(({ content }) => content).join(" ")].find((text) => text.trim() !== "") ?? markdown;
}

function wordsIn({ content, children, type }: Token): string {
  if (type.endsWith("break")) return " ";
  return children === null ? content : children.map(wordsIn).join("");
}

/** The target of a post's link: the address as a browser opens it, and its host in ASCII (`xn--` for others). */
type OutsideLink = { href: string; host: string };

/** Reads a post's address as a link; null unless a whole http(s) address that opens the host it shows. */
export function outsideLink(address: string): OutsideLink | null {
  if (!/^https?:\/\/[^\s/\\]/i.test(address) || /[\s\\\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "" || url.host === "") return null;
  return { href: url.href, host: url.host };
}

/** Whether a link's text starts with the host it opens, so the host need not be repeated. */
export function showsHost(label: string, host: string): boolean {
  const text = label.trim().replace(/^https?:\/\//i, "");
  if (partOf(text, 0, host.length).toLowerCase() !== host) return false;
  // Nothing after the host may extend it or make it a login of another.
  return /^(?:$|[/?#]|:\d+(?:$|[/?#]))/.test(partOf(text, host.length));
}
