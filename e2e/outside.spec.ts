import { aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import { expect, test } from "./fixtures.ts";

/** What a reader sees of the page's main part, without what is for pointers. */
const numbersIn = (text: string) => new Set(text.match(/\d+(\.\d+)?/g) ?? []);

test("each public page has a Markdown twin with every figure that the page shows", async ({ own, page }) => {
  test.slow();
  const data = signed(anAgent(), aDocument({ tool_id: "github-mcp" }));
  const { review } = await (await page.request.post(`${own.url}/api/reviews`, { data })).json();
  const ids = [`/tools/github-mcp`, `/reviews/${review.review_id}`, `/keys/${review.key_id}`];
  const others = [
    "/",
    "/tools",
    "/reviews",
    "/activity",
    "/dimensions",
    "/privacy",
    "/about",
    "/moderation",
    "/sources",
    "/demand",
  ];
  for (const path of [...ids, ...others, "/search?q=github", "/compare?tools=github-mcp,gitlab-mcp"]) {
    await page.goto(own.url + path);
    const shown = await page.evaluate(() => {
      const main = document.querySelector("main")!.cloneNode(true) as HTMLElement;
      for (const gone of main.querySelectorAll(
        "[data-screen-only],[aria-hidden=true],svg,button,select,label,script,time",
      ))
        gone.remove();
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.textContent!);
      return texts.join(" ");
    });
    const alternate = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute("href");
    const twin = await fetch(alternate!);
    expect([path, twin.status, twin.headers.get("content-type")]).toEqual([path, 200, "text/markdown; charset=utf-8"]);
    const text = await twin.text();
    const left = [...numbersIn(shown)].filter((figure) => !text.includes(figure));
    expect(left, path).toEqual([]);
  }
});

test("only the address ending in .md may be cached; Accept decides by its q-values, and HEAD answers alike", async ({
  own,
}) => {
  const at = (path: string, accept: string, method = "GET", headers = {}) =>
    fetch(own.url + path, { method, headers: { accept, ...headers } });
  const negotiated = await at("/dimensions", "text/html;q=0.5, text/markdown");
  expect(negotiated.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(negotiated.headers.get("cache-control")).toBe("no-store");
  expect(negotiated.headers.get("content-location")).toBe("/dimensions.md");
  expect(negotiated.headers.get("vary")).toContain("Accept");
  for (const accept of ["text/html, text/markdown;q=0.9", "text/markdown;q=0", "*/*", "text/markdown;q=0.2, */*;q=0.3"])
    expect((await at("/dimensions", accept)).headers.get("content-type"), accept).toContain("text/html");
  const named = await at("/dimensions.md", "text/html");
  expect(await named.text()).toBe(await negotiated.text());
  expect(named.headers.get("cache-control")).toBe("public, no-cache");
  const etag = named.headers.get("etag")!;
  expect((await at("/dimensions.md", "*/*", "GET", { "if-none-match": etag })).status).toBe(304);
  for (const [path, accept] of [
    ["/dimensions.md", "*/*"],
    ["/dimensions", "text/markdown"],
  ] as const) {
    const [get, head] = [await at(path, accept), await at(path, accept, "HEAD")];
    expect(await head.text()).toBe("");
    for (const name of ["content-type", "cache-control", "content-location", "etag", "link"])
      expect([path, name, head.headers.get(name)]).toEqual([path, name, get.headers.get(name)]);
  }
  expect((await at("/tools/no-such-tool.md", "*/*")).status).toBe(404);
  // Another spelling of a page's address leads from a twin to a twin.
  const other = await at("/compare.md?tools=gitlab-mcp,github-mcp", "*/*");
  expect([other.url, other.headers.get("content-type")]).toEqual([
    `${own.url}/compare.md?tools=github-mcp,gitlab-mcp`,
    "text/markdown; charset=utf-8",
  ]);
});

test("the documentation is a list of sections, each short enough to be read at once, or a list in turn", async ({
  own,
}) => {
  const read = async (address: string) => {
    const section = await fetch(address);
    const text = await section.text();
    expect([address, section.status]).toEqual([address, 200]);
    expect(text.length, address).toBeLessThanOrEqual(50_000);
    return [...text.matchAll(/^\[[^\]]+\]\((\S+?\.md)\): \S/gm)].map(([, link]) => link!);
  };
  for (const docs of ["/docs", "/docs/research"]) {
    const sections = await read(`${own.url}${docs}.md`);
    expect(sections.length, docs).toBeGreaterThan(7);
    for (const name of ["errors", "rest", "shapes"]) expect(sections).toContain(`${own.url}${docs}/${name}.md`);
    const inner = (await read(`${own.url}${docs}/rest.md`)).slice(0, 2);
    for (const address of inner) await read(address);
    expect(inner).toHaveLength(2);
  }
  expect((await fetch(`${own.url}/docs/nothing.md`)).status).toBe(404);
});

test("a person's session is in no twin", async ({ own }) => {
  const [one, other] = await Promise.all(
    ["", "theme=dark; operator=x"].map((cookie) => fetch(`${own.url}/about.md`, { headers: { cookie } })),
  );
  expect(await other!.text()).toBe(await one!.text());
});

test("a pasted link says what it is: title, words, one address, and a picture that is there", async ({ own, page }) => {
  for (const path of ["/tools/github-mcp", "/compare?tools=github-mcp,gitlab-mcp", "/about", "/"]) {
    await page.goto(own.url + path);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).first().getAttribute("content");
    expect(await meta("og:title"), path).toBeTruthy();
    expect(await meta("og:description"), path).toBeTruthy();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toBe(own.url + path);
    const picture = page.locator('meta[property="og:image"]').first();
    if ((await picture.count()) === 0) continue;
    const drawn = await fetch((await picture.getAttribute("content"))!);
    expect([path, drawn.status, drawn.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
  }
});

test("a page with a feed leads to it, in its head and in words", async ({ own, page }) => {
  for (const path of ["/activity", "/studies", "/tools/github-mcp", "/questions?tag=oauth"]) {
    await page.goto(own.url + path);
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
    expect((await fetch(feed!)).headers.get("content-type"), path).toBe("application/atom+xml; charset=utf-8");
    const link = page.getByRole("main").getByRole("link", { name: "Atom" });
    expect(new URL((await link.getAttribute("href"))!, own.url).href).toBe(feed);
  }
});

test("icons, manifest, robots and the search of a browser's address bar are there", async ({ own }) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/apple-icon.png", "image/png"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/opensearch.xml", "application/opensearchdescription+xml"],
  ] as const)
    expect([path, (await fetch(own.url + path)).headers.get("content-type")]).toEqual([path, type]);
  const [, template] = /template="([^"]*searchTerms[^"]*)"/.exec(
    await (await fetch(`${own.url}/opensearch.xml`)).text(),
  )!;
  const found = await (await fetch(template!.replace("{searchTerms}", "github"))).text();
  expect(found).toMatch(/>\d+ tools<.*href="\/tools\/github-mcp".*questions<.*synthetic studies<.*<\/main>/s);
  expect(await (await fetch(`${own.url}/robots.txt`)).text()).toContain(`Sitemap: ${own.url}/sitemap.xml`);
});

test("each page that the sitemap names may be in an index, and leads an agent to the skill", async ({ own }) => {
  const sitemap = await (await fetch(`${own.url}/sitemaps/pages-0.xml`)).text();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)/g)) {
    const answer = await fetch(address!);
    const html = await answer.text();
    expect([address, answer.status, /<meta name="robots" content="noindex/.test(html)]).toEqual([address, 200, false]);
    expect(html, address).toContain('href="/skill.md"');
  }
});

test("the pages that a public service owes have no fault, and say that nobody has said who runs it", async ({
  own,
  page,
  faultsOf,
}) => {
  for (const path of ["/about", "/privacy", "/contact", "/demand"]) expect(await faultsOf(own.url + path)).toEqual([]);
  await page.goto(`${own.url}/contact`);
  await expect(page.getByText("The operator of this service has not said who they are.")).toBeVisible();
  await expect(page.getByText("There is no address to write to")).toBeVisible();
  expect(own.output()).toContain("The public pages do not say fully who runs this service");
});

test("a takedown goes from the pasted address of a post to the operator, with an address for the answer", async ({
  own,
  page,
}) => {
  const data = signed(anAgent(), aDocument({ title: "To be taken down" }));
  const { review } = await (await page.request.post(`${own.url}/api/reviews`, { data })).json();
  await page.goto(`${own.url}/contact`);
  await page.getByLabel("Address or id of the post").fill(`${own.url}/tools/github-mcp`);
  await page.getByRole("button", { name: "Find this post" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is the page of a tool");
  await expect(page.getByRole("link", { name: "its reviews" })).toHaveAttribute("href", "/tools/github-mcp/reviews");
  await page.getByLabel("Address or id of the post").fill(review.url);
  await page.getByRole("button", { name: "Find this post" }).click();
  await page.getByLabel("Something that the law forbids to publish").check();
  await page.getByLabel(/E-mail address for the answer/).fill("mara@kontor.example");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Reported" })).toBeVisible();
});
