import { describe, expect, test, vi } from "vitest";
import { markupCaps } from "#lib/content/read-markdown.ts";
import { type Heading, renderMarkdown } from "#lib/content/render-markdown.ts";
import { markup } from "#lib/questions/contract.ts";
import { honestTexts } from "#lib/testing/corpus/honest-text.ts";
import { pathologicalPosts } from "#lib/testing/corpus/pathological-posts.ts";
import { xssVectors } from "#lib/testing/corpus/xss-vectors.ts";

const p = (html: string) => `<p dir="auto">${html}</p>`;
const a = (href: string, words: string) => `<a href="${href}" rel="nofollow ugc noopener noreferrer">${words}</a>`;
const host = (said: string) => ` <span class="host">(<bdi>${said}</bdi>)</span>`;
const figure = (code: string, info = "") =>
  `<figure><figcaption>${info}<button type="button" data-copies="">Copy</button><span role="status"></span></figcaption><pre dir="ltr"><code>${code}</code></pre></figure>`;
const asWritten = (html: string) => `<pre dir="auto">${html}</pre>`;

const rows: Record<string, [markdown: string, html: string][]> = {
  "marks of text": [
    ["*a* **b** ~~c~~ `d`", p('<em>a</em> <strong>b</strong> <s>c</s> <code dir="auto">d</code>')],
    ["one\ntwo", p("one<br>two")],
    ["one\n\ntwo", p("one") + p("two")],
    ["> a\n> > b", `<blockquote>${p("a")}<blockquote>${p("b")}</blockquote></blockquote>`],
    ["- a\n- b", '<ul><li dir="auto">a\n</li><li dir="auto">b\n</li></ul>'],
    ["7. a", '<ol start="7"><li dir="auto">a\n</li></ol>'],
    ["a\n\n***\n\nb", `${p("a")}<hr>${p("b")}`],
    ["a & b < c \"d\" 'e'", p("a &amp; b &lt; c &quot;d&quot; &#39;e&#39;")],
    ["", ""],
  ],
  "HTML, comments and entities are shown as written, and entities never bring back what is hidden": [
    ["<b onclick=x>a</b>", p("&lt;b onclick=x&gt;a&lt;/b&gt;")],
    ["<!-- note -->", p("&lt;!-- note --&gt;")],
    ["&lt;b&gt; &amp; &copy;", p("&lt;b&gt; &amp; ©")],
    ["a&#8238;b", asWritten("a&amp;#8238;b")],
    ["a&shy;b &zwnj;", asWritten("a&amp;shy;b &amp;zwnj;")],
    ['[a](https://a.test "&#x202e;")', asWritten("[a](https://a.test &quot;&amp;#x202e;&quot;)")],
    ["`&shy;`", p('<code dir="auto">&amp;shy;</code>')],
  ],
  "a link says where it leads, unless its words begin with exactly that host": [
    ["[docs](https://a.test/x)", p(a("https://a.test/x", "docs") + host("a.test"))],
    ["[a.test](https://a.test/x)", p(a("https://a.test/x", "a.test"))],
    ["[A.test/x](https://a.test/x)", p(a("https://a.test/x", "A.test/x"))],
    ["<https://a.test/x>", p(a("https://a.test/x", "https://a.test/x"))],
    ["see https://a.test/x.", p(`see ${a("https://a.test/x", "https://a.test/x")}.`)],
    ["[b.test](https://a.test/)", p(a("https://a.test/", "b.test") + host("a.test"))],
    ["[a.test.b.test](https://a.test/)", p(a("https://a.test/", "a.test.b.test") + host("a.test"))],
    ["[a.test@b.test](https://a.test/)", p(a("https://a.test/", "a.test@b.test") + host("a.test"))],
    ["[a.test:x@b.test](https://a.test/)", p(a("https://a.test/", "a.test:x@b.test") + host("a.test"))],
    ["[*a.test*](https://a.test/)", p(a("https://a.test/", "<em>a.test</em>"))],
    ["[`x`](https://a.test:8443/)", p(a("https://a.test:8443/", '<code dir="auto">x</code>') + host("a.test:8443"))],
    ["[x](https://a.test 'b.test')", p(a("https://a.test/", "x") + host("a.test, “b.test”"))],
    ["[a.test](https://a.test 'b.test')", p(a("https://a.test/", "a.test") + host("“b.test”"))],
    ["[](https://a.test/x)", p(a("https://a.test/x", "a.test"))],
    ["[x]()", p("x")],
    ["[x](http://2130706433/)", p(a("http://127.0.0.1/", "x") + host("127.0.0.1"))],
  ],
  "an international host is shown in ASCII": [
    ["https://аpple.test/", p(a("https://xn--pple-43d.test/", "https://аpple.test/") + host("xn--pple-43d.test"))],
    ["[x](https://аpple.test/)", p(a("https://xn--pple-43d.test/", "x") + host("xn--pple-43d.test"))],
    ["[ü](https://a.test/ü)", p(a("https://a.test/%C3%BC", "ü") + host("a.test"))],
  ],
  "what is no whole web address without a login is text, but for an address that can be seen in it": [
    ["[x](javascript:run)", p("[x](javascript:run)")],
    ["[x](/tools)", p("[x](/tools)")],
    ["[x](#top)", p("[x](#top)")],
    ["[x](//a.test)", p("[x](//a.test)")],
    ["[x](mailto:team)", p("[x](mailto:team)")],
    ["[x](https:a.test)", p("[x](https:a.test)")],
    ["[x](<https://a.test/b c>)", p(`[x](&lt;${a("https://a.test/b", "https://a.test/b")} c&gt;)`)],
    ["[x](https://u:p@a.test)", p(`[x](${a("https://u/", "https://u")}:p@a.test)`)],
    ["[x](<https://a.test\\\\b>)", p(`[x](&lt;${a("https://a.test/", "https://a.test")}\\b&gt;)`)],
    ["[x](https://)", p("[x](https://)")],
    ["www.a.test ftp://a.test //a.test", p("www.a.test ftp://a.test //a.test")],
    ["<ftp://a.test>", p("&lt;ftp://a.test&gt;")],
  ],
  "definitions of links stay readable and define nothing": [
    ["[x][1]\n\n[1]: /here 'said'", p("[x][1]") + p("[1]: /here &#39;said&#39;")],
  ],
  "an image is its words, and a link at most": [
    ["![alt](https://a.test/i.png)", p(a("https://a.test/i.png", "alt") + host("image at a.test"))],
    ["![](https://a.test/i.png)", p(a("https://a.test/i.png", "image") + host("image at a.test"))],
    ['![a](https://a.test/i.png "t")', p(a("https://a.test/i.png", "a") + host("image at a.test, “t”"))],
    [
      "[![b](https://a.test/i)](https://b.test)",
      p(a("https://b.test/", `b${host("image at a.test")}`) + host("b.test")),
    ],
    [
      "[![](https://a.test/i)](https://b.test)",
      p(a("https://b.test/", `image${host("image at a.test")}`) + host("b.test")),
    ],
    ["![a](i.png)", p("![a](i.png)")],
    ["![a](data:image/png;base64,AAAA)", p("![a](data:image/png;base64,AAAA)")],
    ["![a]()", p(`a${host("image without an address")}`)],
  ],
  "code is shown as it is, with what stands behind its fence": [
    ["```\n<b>\n```", figure("&lt;b&gt;\n")],
    ["```text x=1\na\n```", figure("a\n", '<span class="info" dir="auto">text x=1</span>')],
    ["    a", figure("a\n")],
    ["```\n```", '<pre dir="ltr"><code></code></pre>'],
  ],
  "code in a known language has its keywords, values and comments marked, and nothing else": [
    [
      "```JS x=1\nconst a = '<b>'; // why\n```",
      figure(
        '<span class="keyword">const</span> a = <span class="value">&#x27;&lt;b&gt;&#x27;</span>; <span class="comment">// why</span>\n',
        '<span class="info" dir="auto">JS x=1</span>',
      ),
    ],
    ["```constructor\nconst\n```", figure("const\n", '<span class="info" dir="auto">constructor</span>')],
  ],
  "tables keep their alignment and every cell": [
    [
      "|a||\n|-:|-|\n|1|",
      '<div class="wide-table" role="group" aria-label="Table" tabindex="0"><table><thead><tr>' +
        '<th scope="col" dir="auto" class="right">a</th><td dir="auto"></td></tr></thead>' +
        '<tbody><tr><td dir="auto" class="right">1</td><td dir="auto"></td></tr></tbody></table></div>',
    ],
    ["|a|\n|-|\n|1|hidden|", asWritten("|a|\n|-|\n|1|hidden|")],
  ],
};

for (const [behaviour, cases] of Object.entries(rows))
  describe(behaviour, () => {
    test.each(cases)("%j", (markdown, html) => {
      expect(renderMarkdown(markdown)).toBe(html);
    });
  });

test("headings stand below the page's own, and leave out no rank", () => {
  const ranks = (markdown: string, under?: Heading) =>
    Array.from(renderMarkdown(markdown, under).matchAll(/<h(\d)/g), ([, rank]) => Number(rank));
  expect(ranks("# a\n### b\n## c\n# d\n\ne\n===")).toEqual([4, 5, 5, 4, 4]);
  expect(ranks("### a\n# b", "h1")).toEqual([2, 2]);
  expect(ranks("# a\n## b\n### c", "h5")).toEqual([6, 6, 6]);
  expect(ranks("> # a\n\n- ## b", "h2")).toEqual([3, 4]);
});

/** HTML of texts, with the milliseconds of the processor each took: three tests look at the same. */
const made = new Map<string, { html: string; ms: number }>();
function rendered(post: string): { html: string; ms: number } {
  const start = process.threadCpuUsage().user;
  const one = made.get(post) ?? { html: renderMarkdown(post), ms: (process.threadCpuUsage().user - start) / 1_000 };
  made.set(post, one);
  return one;
}

const elements = new Set(
  "p br hr h4 h5 h6 blockquote ul ol li em strong s code pre a span bdi div table thead tbody tr th td figure figcaption button".split(
    " ",
  ),
);
const attributes =
  /^(?: (?:dir="(?:auto|ltr)"|class="(?:host|info|wide-table|center|right|keyword|value|comment)"|type="button"|data-copies=""|role="(?:group|status)"|aria-label="Table"|tabindex="0"|scope="col"|start="\d+"|rel="nofollow ugc noopener noreferrer"|href="https?:\/\/[^\s"<>\\/][^\s"<>\\]*"))*$/;

/** Reads the HTML literally and names everything off the list; every `<` must begin a listed tag. */
function strangersIn(html: string): string[] {
  return html
    .split("<")
    .slice(1)
    .filter((piece) => {
      const [, name, attrs] = /^\/?([a-z0-9]+)([^>]*)>/.exec(piece) ?? [];
      return name === undefined || !elements.has(name) || !attributes.test(attrs!);
    });
}

test("no attack and no bomb writes an element, an attribute or an address that is not on the list", () => {
  const bombs = pathologicalPosts.filter((_, at) => process.env.FULL_TESTS || at % 4 === 0);
  const posts = [...xssVectors, ...bombs, ...honestTexts];
  expect(posts.flatMap((post) => strangersIn(rendered(post).html))).toEqual([]);
  expect(strangersIn("<p onclick=x>")).toHaveLength(1);
  expect(markup).toBe("Markdown without HTML or images");
});

test("every element that is opened is closed in its turn", () => {
  const empty = new Set(["br", "hr"]);
  const broken = [...xssVectors, ...pathologicalPosts].filter((post) => {
    const open: string[] = [];
    for (const [, end, name] of rendered(post).html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (empty.has(name!)) continue;
      if (end === "") open.push(name!);
      else if (open.pop() !== name) return true;
    }
    return open.length > 0;
  });
  expect(broken).toEqual([]);
});

test("at least 100 posts made to be deep, wide or slow are rendered or shown as written, and none grows out of bounds", () => {
  const posts = [...new Set(pathologicalPosts)];
  let plain = 0;
  let slowest = 0;
  for (const post of posts) {
    const { html, ms } = rendered(post);
    slowest = Math.max(slowest, ms);
    plain += html.startsWith('<pre dir="auto">') ? 1 : 0;
    expect(html.length).toBeLessThan(20 * post.length + 1000);
  }
  console.log(`pathological posts: ${posts.length}, ${plain} shown as written, slowest ${slowest.toFixed(0)} ms`);
  expect(posts.length).toBeGreaterThanOrEqual(100);
  // Only against hanging: quadratic work or worse takes far longer than this.
  expect(slowest).toBeLessThan(2000);
});

test("what fails is shown as written", () => {
  const failing = vi.spyOn(URL, "parse").mockImplementation(() => {
    throw new Error("no address can be read");
  });
  expect(renderMarkdown("*a* <b> https://a.test")).toBe(asWritten("*a* &lt;b&gt; https://a.test"));
  failing.mockRestore();
});

test("a text longer than any post is shown as written", () => {
  expect(renderMarkdown(`*a*${" ".repeat(markupCaps.length)}`)).toMatch(/^<pre dir="auto">\*a\*/);
});

test("rendering again gives the same, in any order", () => {
  const posts = [...xssVectors, ...honestTexts];
  const once = posts.map((post) => renderMarkdown(post));
  expect(
    posts
      .toReversed()
      .map((post) => renderMarkdown(post))
      .toReversed(),
  ).toEqual(once);
});
