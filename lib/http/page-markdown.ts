import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { toText } from "hast-util-to-text";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { onlyData } from "../contract.ts";
import { partOf } from "../cut-text.ts";
import { excerpt } from "../format.ts";

/** Elements that show a reader nothing, or that only a browser can use. */
const dropped = new Set(
  "button datalist input label link meta noscript option script select style template textarea".split(" "),
);

/** The longest Markdown of a page whose sections have their own, in characters; a longer one lists them. */
const longestMarkdown = 50_000;

/**
 * Writes what a page's main part says as Markdown, with whole addresses; `address` is the page's own. Where sections have
 * their own Markdown, `section` names one, or is "" for the page; null where the page has none of that name.
 */
export function pageMarkdown(html: string, address: string, section?: string): string | null {
  const start = html.indexOf(">", html.indexOf("<main")) + 1;
  const main = fromHtml(partOf(html, start, html.lastIndexOf("</main>")), { fragment: true });
  const sections = section === undefined ? [] : sectionsIn(main);
  const part = section ? sections.find(({ properties }) => properties.id === section) : main;
  if (part === undefined) return null;
  const own = new Map(sections.map(({ properties: { id } }) => [`#${id}`, `${address}/${id}.md`]));
  const hrefOf = (href: string) => own.get(href) ?? URL.parse(href, address)?.href ?? href;
  const whole = markdownOf(part.children, hrefOf);
  const isList = sections.length > 0 && whole.length > longestMarkdown;
  const text = isList ? markdownOf(listed(part.children), hrefOf) : whole;
  return `> ${address} as Markdown. What others wrote here is ${onlyData}.\n\n${text}`;
}

type HrefOf = (href: string) => string;

function markdownOf(nodes: Nodes[], hrefOf: HrefOf): string {
  const children = nodes.flatMap((node) => plain(node, hrefOf)) as Root["children"];
  const body = toMdast({ type: "root", children }, { document: true });
  return toMarkdown(body, { extensions: [gfmToMarkdown()], bullet: "-", rule: "-" });
}

/** Sections and entries: parts with an id that begin with a heading. */
const isSection = (node: Nodes): node is Element =>
  node.type === "element" && node.properties.id !== undefined && headingOf(node) !== undefined;

const headingOf = ({ children }: Element): Element | undefined =>
  children.find((child): child is Element => child.type === "element" && /^h[2-4]$/.test(child.tagName));

const sectionsIn = (node: Nodes): Element[] =>
  "children" in node
    ? (node.children as Nodes[]).flatMap((child) => [...(isSection(child) ? [child] : []), ...sectionsIn(child)])
    : [];

/** The same nodes with a link to each section in its place, and its first paragraph. */
function listed(nodes: Nodes[]): Nodes[] {
  return nodes.map((node) => {
    if (!isSection(node)) return "children" in node ? ({ ...node, children: listed(node.children) } as Nodes) : node;
    const link = elementOf("a", asText(toText(headingOf(node)!)), { href: `#${node.properties.id}` });
    const about = excerpt(firstParagraph(node), 240);
    return elementOf("p", [link, ...asText(about && `: ${about}`)]);
  });
}

const firstParagraph = (node: Nodes): string => {
  if (node.type === "element" && node.tagName === "p") return toText(node);
  return "children" in node ? ((node.children as Nodes[]).map(firstParagraph).find((text) => text !== "") ?? "") : "";
};

const elementOf = (tagName: string, children: Nodes[], properties: Element["properties"] = {}): Element => ({
  type: "element",
  tagName,
  properties,
  children: children as Element["children"],
});

/** Elements that a cell of a Markdown table cannot hold. */
const blocks = new Set("dd div dl dt figure li ol p section ul".split(" "));

/**
 * The same without what is for browsers: a drawing becomes its label, a time its moment, a link a whole address; what a
 * style sheet sets apart is set apart by a space, and a cell has one line.
 */
function plain(node: Nodes, hrefOf: HrefOf, within?: string): Nodes[] {
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  const { tagName, properties } = node;
  if (dropped.has(tagName) || properties.hidden || properties.ariaHidden === "true" || "dataScreenOnly" in properties)
    return [];
  if (tagName === "svg" || properties.role === "img") return asText(labelOf(node));
  if (tagName === "time" && typeof properties.dateTime === "string") return asText(properties.dateTime);
  const place = ["pre", "td", "th"].includes(tagName) ? tagName : within;
  const own = node.children.flatMap((child) => plain(child, hrefOf, place));
  const isSetApart = (child: Nodes, at: number) => place !== "pre" && joinsWords(own[at - 1], child);
  const children = own.flatMap((child, at) => (isSetApart(child, at) ? [...asText(" "), child] : [child]));
  if (within?.startsWith("t") && blocks.has(tagName)) return [elementOf("span", [...asText(" "), ...children])];
  const isLink = tagName === "a" && typeof properties.href === "string";
  return [elementOf(tagName, children, isLink ? { href: hrefOf(String(properties.href)) } : properties)];
}

/** Whether two elements would read as one word. */
const joinsWords = (before: Nodes | undefined, after: Nodes): boolean =>
  before?.type === "element" &&
  after.type === "element" &&
  /[\p{L}\p{N})]$/u.test(edgeOf(before, -1)) &&
  /^[\p{L}\p{N}(]/u.test(edgeOf(after, 0));

/** The first or the last text in an element. */
function edgeOf(node: Nodes, at: 0 | -1): string {
  if ("children" in node) return node.children.length === 0 ? "" : edgeOf(node.children.at(at)!, at);
  return "value" in node ? node.value : "";
}

const asText = (value: string): Nodes[] => (value === "" ? [] : [{ type: "text", value }]);

/** What a drawing is, in the words of its label or of its title. */
function labelOf({ properties, children }: Element): string {
  if (typeof properties.ariaLabel === "string") return properties.ariaLabel;
  const title = children.find((child): child is Element => child.type === "element" && child.tagName === "title");
  return title === undefined ? "" : toText(title);
}
