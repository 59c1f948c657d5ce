import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import go from "highlight.js/lib/languages/go";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import rust from "highlight.js/lib/languages/rust";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import type { Token } from "markdown-it";
import { escaped } from "../format.ts";
import { ownValue } from "../own-value.ts";
import { findUnsafeUnicode } from "./hidden-text.ts";
import { outsideLink, readWithinCaps, showsHost } from "./read-markdown.ts";

/** The rank of the heading above a text. */
export type Heading = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

/** Turns a stranger's markdown into HTML that runs, loads and hides nothing; text beyond the caps is shown as written. */
export function renderMarkdown(text: string, under: Heading = "h3"): string {
  try {
    const parsed = readWithinCaps(text);
    if ("faults" in parsed) return asWritten(text);
    const html = write(parsed.tokens, Number(under[1]));
    // An entity could restore a character that is refused when written plainly.
    return findUnsafeUnicode(html) === null ? html : asWritten(text);
  } catch {
    return asWritten(text);
  }
}

const asWritten = (text: string): string => `<pre dir="auto">${escaped(text)}</pre>`;

// The tags without special handling: headings, numbered lists, links, images, code and table cells are apart.
const plainTags = new Set("p blockquote ul li em strong s thead tbody tr".split(" "));
// Each paragraph has the direction of its own language.
const ownDirection = new Set(["p", "li", "th", "td"]);

function write(tokens: Token[], under: number): string {
  const ranks = shownRanks(tokens, under);
  let html = "";
  tokens.forEach((token, i) => {
    const { type, nesting } = token;
    if (token.hidden) {
      // A paragraph of a tight list has no element, but stays apart from the list after it.
      html += nesting === -1 ? "\n" : "";
    } else if (type === "inline") html += writeInline(token.children ?? []);
    else if (type === "fence" || type === "code_block") html += writeCode(token);
    else if (type === "hr") html += "<hr>";
    else if (type === "heading_open") html += `<h${ranks.get(i)} dir="auto">`;
    else if (type === "heading_close") html += `</h${ranks.get(i)}>`;
    else if (type === "ordered_list_open") html += `<ol start="${Number(token.attrGet("start") ?? 1)}">`;
    else if (type === "ordered_list_close") html += "</ol>";
    else if (type === "th_open" || type === "td_open") html += openCell(token, tokens[i + 1]!.content);
    else if (type === "th_close") html += tokens[i - 1]!.content === "" ? "</td>" : "</th>";
    else if (type === "td_close") html += "</td>";
    // A wide table scrolls by itself, also by keyboard.
    else if (type === "table_open")
      html += '<div class="wide-table" role="group" aria-label="Table" tabindex="0"><table>';
    else if (type === "table_close") html += "</table></div>";
    else html += writePlain(token);
  });
  return html;
}

function writePlain({ type, tag, nesting }: Token): string {
  if (!plainTags.has(tag) || nesting === 0) throw new Error(`markdown that is never shown: ${type}`);
  if (nesting === -1) return `</${tag}>`;
  return ownDirection.has(tag) ? `<${tag} dir="auto">` : `<${tag}>`;
}

/** The headings' ranks on the page: below the heading above the text, skipping no rank on the way down. */
function shownRanks(tokens: Token[], under: number): Map<number, number> {
  const ranks = new Map<number, number>();
  const above: number[] = [];
  tokens.forEach(({ type, tag }, i) => {
    if (!type.startsWith("heading_")) return;
    const rank = Number(tag[1]);
    while (above.length > 0 && above.at(-1)! >= rank) above.pop();
    above.push(rank);
    ranks.set(i, Math.min(6, under + above.length));
  });
  return ranks;
}

function openCell({ tag, attrs }: Token, content: string): string {
  const align = /^text-align:(center|right)$/.exec(String(attrs?.[0]?.[1]))?.[1];
  const aligned = align === undefined ? "" : ` class="${align}"`;
  // A screen reader cannot use a head cell without words.
  if (tag === "th" && content !== "") return `<th scope="col" dir="auto"${aligned}>`;
  return `<td dir="auto"${aligned}>`;
}

function writeCode({ info, content }: Token): string {
  if (content === "") return '<pre dir="ltr"><code></code></pre>';
  // All words after the fence are part of the text: they are shown, and the first may name a language.
  const words = info.trim();
  const label = words === "" ? "" : `<span class="info" dir="auto">${escaped(words)}</span>`;
  const code = highlightCode(content, words.split(/\s/, 1)[0]!.toLowerCase()) ?? escaped(content);
  return `<figure><figcaption>${label}${copyButton}</figcaption><pre dir="ltr"><code>${code}</code></pre></figure>`;
}

/** Pressed, `CopyOnClick` copies the code of its figure. */
const copyButton = '<button type="button" data-copies="">Copy</button><span role="status"></span>';

function writeInline(tokens: Token[]): string {
  let html = "";
  let open: { href: string; title: string; from: number } | null = null;
  tokens.forEach((token, i) => {
    const { type, content } = token;
    if (type === "text") html += escaped(content);
    else if (type === "softbreak" || type === "hardbreak") html += "<br>";
    else if (type === "code_inline") html += `<code dir="auto">${escaped(content)}</code>`;
    else if (type === "image") html += writeImage(token, open !== null);
    else if (type === "link_open") {
      open = { ...targetOf(token, "href"), from: i + 1 };
      html += opening(open.href);
    } else if (type === "link_close" && open !== null) {
      html += closing(open.href, open.title, wordsOf(tokens.slice(open.from, i)));
      open = null;
    } else html += writePlain(token);
  });
  return html;
}

function targetOf(token: Token, name: "href" | "src"): { href: string; title: string } {
  return { href: String(token.attrGet(name) ?? ""), title: String(token.attrGet("title") ?? "") };
}

/** Writes an image as its words, linked to it where allowed. The image is not loaded. */
function writeImage(image: Token, isInLink: boolean): string {
  const { href, title } = targetOf(image, "src");
  const words = wordsOf([image]);
  const host = outsideLink(href)?.host;
  const label = beside(host === undefined ? "image without an address" : `image at ${host}`, title);
  return isInLink
    ? `${escaped(words)}${label}`
    : `${opening(href)}${escaped(words)}${host === undefined ? "" : "</a>"}${label}`;
}

function opening(href: string): string {
  const link = outsideLink(href);
  return link === null ? "" : `<a href="${escaped(link.href)}" rel="nofollow ugc noopener noreferrer">`;
}

function closing(href: string, title: string, words: string): string {
  const link = outsideLink(href);
  if (link === null) return beside("", title);
  // A link without words cannot be pressed.
  if (words.trim() === "") return `${link.host}</a>${beside("", title)}`;
  return `</a>${beside(showsHost(words, link.host) ? "" : link.host, title)}`;
}

/** Shows a link's host, and its title, which would only appear on hovering. */
function beside(host: string, title: string): string {
  const label = [host, title === "" ? "" : `“${title}”`].filter((part) => part !== "").join(", ");
  return label === "" ? "" : ` <span class="host">(<bdi>${escaped(label)}</bdi>)</span>`;
}

function wordsOf(tokens: Token[]): string {
  const words = (token: Token) =>
    token.type === "image" ? wordsOf(token.children ?? []).trim() || "image" : token.content;
  return tokens.map(words).join("");
}

/** The languages whose grammars stay linear in the length of a text. */
export const codeLanguages = { bash, diff, go, javascript, json, python, rust, sql, typescript, xml, yaml };
for (const [name, language] of Object.entries(codeLanguages)) highlighter.registerLanguage(name, language);

/** Beyond these, code is shown plain: its characters, those of a line, and its marked parts. */
export const codeCaps = { length: 6_000, line: 300, marks: 600 };

const marks: Record<string, "keyword" | "value" | "comment"> = {
  keyword: "keyword",
  built_in: "keyword",
  type: "keyword",
  name: "keyword",
  string: "value",
  regexp: "value",
  number: "value",
  literal: "value",
  addition: "value",
  comment: "comment",
  meta: "comment",
  deletion: "comment",
};

/** Code as HTML whose keywords, values and comments are marked by class; null in a language not listed, or beyond the caps. */
export function highlightCode(code: string, language: string): string | null {
  if (highlighter.getLanguage(language) === undefined || code.length > codeCaps.length) return null;
  if (code.split("\n").some((line) => line.length > codeCaps.line)) return null;
  const { value } = highlighter.highlight(code, { language, ignoreIllegals: true });
  const open: boolean[] = [];
  let count = 0;
  // The highlighter escapes the code, so each tag here is its own.
  const html = value.replace(/<span class="hljs-(\w+)[^>]*>|<\/span>/g, (_, scope?: string) => {
    if (scope === undefined) return open.pop() ? "</span>" : "";
    const mark = ownValue(marks, scope);
    open.push(mark !== undefined);
    if (mark === undefined) return "";
    count += 1;
    return `<span class="${mark}">`;
  });
  return count > codeCaps.marks ? null : html;
}
