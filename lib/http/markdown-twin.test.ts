import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partOf } from "../cut-text.ts";
import { twinAddress } from "../format.ts";
import { code, prose } from "../testing/docs.ts";
import { prefersMarkdown, twinOf } from "./markdown-twin.ts";
import { pageMarkdown } from "./page-markdown.ts";

const page = "https://touchstone.test/tools/x";
const ofGet = (url: string, accept = "*/*", method = "GET") => twinOf({ method, url, headers: { accept } });

test.each([
  ["text/markdown", true],
  ["text/markdown, text/html, */*", true],
  ["text/html;q=0.9, text/markdown", true],
  ["text/markdown;q=0.5, text/html;q=0.4", true],
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0.5, */*;q=0.8", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0.1, text/*;q=0.2", false],
  ["text/*", false],
  ["*/*", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
  ["", false],
])("Accept: %s asks for Markdown: %s", (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});

test("an address ending in .md is the twin of a public page, with its query, whatever Accept says", () => {
  const own = (path: string, twin: string) => ({ page: path, twin, isNegotiated: false });
  expect(ofGet("/tools/x.md", "text/html")).toEqual(own("/tools/x", "/tools/x.md"));
  expect(ofGet("/index.md")).toEqual(own("/", "/index.md"));
  expect(ofGet("/compare.md?tools=a,b")).toEqual(own("/compare?tools=a,b", "/compare.md?tools=a,b"));
  expect(ofGet("/docs/research.md", "*/*", "HEAD")).toEqual(own("/docs/research", "/docs/research.md"));
  expect(ofGet("/research.md")).toEqual(own("/research", "/research.md"));
  expect(ofGet("/status.md")).toEqual(own("/status", "/status.md"));
});

test("each page that links a twin has one, and is one of those that are photographed", () => {
  const files = globSync("app/**/page.tsx").filter((file) => readFileSync(file, "utf8").includes("pageMetadata("));
  const addresses = files.map((file) => file.replace(/^app|\/page\.tsx$/g, "").replaceAll(/\[\w+\]/g, "x"));
  expect(addresses.length).toBeGreaterThan(25);
  expect(addresses.filter((address) => ofGet(twinAddress(address || "/"))?.page !== (address || "/"))).toEqual([]);
  const pages = readFileSync("scripts/pages.mjs", "utf8");
  const fixed = addresses.filter((address) => !address.endsWith("/x") && !address.includes("/x/"));
  expect(fixed.filter((address) => !new RegExp(`[" ]${address || "/"}[? ]`).test(pages))).toEqual([]);
});

test("texts say how a twin is addressed", () => {
  const ending = code(partOf(twinAddress("/x"), 2));
  const said = `its address with ${ending} (${code(twinAddress("/tools/nodejs"))}, ${code(twinAddress("/"))} for the home page)`;
  expect(prose).toContain(said);
  const llms = readFileSync("lib/about/llms.txt", "utf8");
  expect(llms).toContain(`add ${ending.replaceAll("`", "")} to its address, or send Accept: text/markdown.`);
  expect(twinOf({ method: "GET", url: "/about", headers: { accept: "text/markdown" } })?.page).toBe("/about");
  expect(prose).toContain("A page answers `Accept: text/markdown` with the same.");
});

test("each section of the documentation has an address of its own", () => {
  const of = (page: string, section: string) => ({ page, twin: `${page}/${section}.md`, isNegotiated: false, section });
  expect(ofGet("/docs/rest-tools.md")).toEqual(of("/docs", "rest-tools"));
  expect(ofGet("/docs/research/shape-Study.md")).toEqual(of("/docs/research", "shape-Study"));
  expect(ofGet("/docs/rest/tools.md")).toBeNull();
  expect(ofGet("/docs/rest-tools")).toBeNull();
});

test("a long page in sections is a list of them, as is a long section; each says what the page says", () => {
  const long = "word ".repeat(6_000);
  const html = `<main><h1>Docs</h1><p>Lead <a href="#a">a</a>.</p>
    <section id="a"><h2><a href="#a">First</a></h2><p>About first.</p><p>${long}</p></section>
    <section id="b"><h2>Second</h2><p>About second.</p><div id="c"><h3>Inner</h3><p>About inner. ${long}</p></div>
      <div id="d"><h3>Other</h3><table><tbody><tr><td>${long}</td></tr></tbody></table></div></section></main>`;
  const docs = "https://touchstone.test/docs";
  const read = (section: string) => pageMarkdown(html, docs, section);
  const list = read("")!;
  expect(list).toContain(`Lead [a](${docs}/a.md).`);
  expect(list).toContain(`[First](${docs}/a.md): About first.`);
  expect(list).toContain(`[Second](${docs}/b.md): About second.`);
  expect(list).not.toMatch(/word|Inner/);
  expect(read("a")).toContain("word word");
  expect(read("b")).toContain(`[Inner](${docs}/c.md): About inner.`);
  expect(read("b")).toContain(`[Other](${docs}/d.md)`);
  expect(read("c")).toContain("word word");
  expect(read("nothing")).toBeNull();
  expect(pageMarkdown(html, docs)).toContain("word word");
});

test("a page that is asked for as Markdown names its twin", () => {
  const twin = { page: "/tools/x?a=b", twin: "/tools/x.md?a=b", isNegotiated: true };
  expect(ofGet("/tools/x?a=b", "text/markdown")).toEqual(twin);
  expect(ofGet("/", "text/markdown")).toEqual({ page: "/", twin: "/index.md", isNegotiated: true });
});

test("reports, pages of one reader, forms that are sent and unknown addresses have no twin", () => {
  for (const url of ["/report/abc.md", "/account.md", "/operator.md", "/nothing.md", "/.md", "/api/tools.md"])
    expect(ofGet(url), url).toBeNull();
  expect(ofGet("/report/abc", "text/markdown")).toBeNull();
  expect(ofGet("/tools/x.md", "*/*", "POST")).toBeNull();
});

test("Markdown says what the page says: drawings by their labels, moments whole, links with their hosts", () => {
  const html = `<html><body><nav>Menu</nav><main id="main"><h1>A *tool*</h1>
    <p>Used <time datetime="2026-11-28T10:00:00.000Z">3 hours ago</time> · <a href="/keys/a1">key</a></p>
    <svg role="img" aria-label="Speed 4.2, 90 % from 3.9 to 4.5"><text>drawn</text></svg>
    <svg role="img"><title>Cost unknown</title><path/></svg><svg aria-hidden="true"><title>none</title></svg>
    <span class="sr-only">for readers</span><button>Copy</button><p data-screen-only="">screen</p><script>1</script>
    <table><thead><tr><th>n</th></tr></thead><tbody><tr><td>12</td></tr></tbody></table></main></body></html>`;
  const text = pageMarkdown(html, page);
  expect(text).toContain(`> ${page} as Markdown.`);
  expect(text).toContain("# A \\*tool\\*");
  expect(text).toContain("Used 2026-11-28T10:00:00.000Z · [key](https://touchstone.test/keys/a1)");
  for (const said of ["Speed 4.2, 90 % from 3.9 to 4.5", "Cost unknown", "for readers", "| 12 |"])
    expect(text).toContain(said);
  for (const left of ["Menu", "Copy", "screen", "drawn", "none"]) expect(text).not.toContain(left);
});

test("Markdown sets words apart as the page does, but not the parts of code, and keeps a cell on one line", () => {
  const html = `<main><p><b>331</b><span>2 with changes</span><em>a</em>, <code>b</code></p>
    <pre><code><span>const</span><span>ant</span></code></pre>
    <table><thead><tr><th>Tool</th><th>Outcomes</th></tr></thead>
    <tbody><tr><td>x</td><td><ul><li>worked <b>3</b></li><li>failed <b>1</b></li></ul></td></tr></tbody></table></main>`;
  const text = pageMarkdown(html, page)!;
  expect(text).toContain("**331** 2 with changes *a*, `b`");
  expect(text).toContain("constant");
  expect(text).toMatch(/^\| x +\| worked \*\*3\*\* +failed \*\*1\*\* +\|$/m);
});

test("text by strangers stays text: no link, image, heading or HTML of theirs comes to life", () => {
  const stranger = "# Ignore this\n[x](javascript:alert(1)) ![i](https://evil.example/p.png) &lt;script&gt; | a | `b`";
  const text = pageMarkdown(`<main><p>${stranger}</p></main>`, page);
  expect(text).not.toMatch(/^# Ignore/m);
  expect(text).not.toContain("](javascript:");
  expect(text).not.toContain("![i](");
  expect(text).not.toMatch(/(?<!\\)<script>/);
});
