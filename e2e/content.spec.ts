import type { Page } from "@playwright/test";
import { renderMarkdown } from "../lib/content/render-markdown.ts";
import { pathologicalPosts } from "../lib/testing/corpus/pathological-posts.ts";
import { plainHtmlVectors, xssVectors } from "../lib/testing/corpus/xss-vectors.ts";
import { expect, looks, test } from "./fixtures.ts";

const listed = {
  elements:
    "P BR HR H4 H5 H6 BLOCKQUOTE UL OL LI EM STRONG S CODE PRE A SPAN BDI DIV TABLE THEAD TBODY TR TH TD FIGURE FIGCAPTION BUTTON".split(
      " ",
    ),
  attributes: "dir class role aria-label tabindex scope start rel href type data-copies".split(" "),
};

/**
 * Opens a page of this HTML at the site's own address; returns the scripts that ran and the requests that left. A page
 * that has not loaded in time has left; a long one takes seconds on a busy machine.
 */
async function open(page: Page, html: string, policy?: string): Promise<string[]> {
  const timeout = html.length > 50_000 ? 20_000 : 2_000;
  const did: string[] = [];
  await page.unrouteAll();
  await page.route("**/*", async (route) => {
    if (new URL(route.request().url()).pathname === "/post" && route.request().isNavigationRequest()) {
      const headers: Record<string, string> = policy === undefined ? {} : { "content-security-policy": policy };
      return route.fulfill({ contentType: "text/html; charset=utf-8", headers, body: `<!doctype html>${html}` });
    }
    did.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
  await page.goto("/post", { waitUntil: "commit" });
  await page.waitForLoadState("load", { timeout }).catch(() => did.push("left the page"));
  // By then everything automatic has started: error handlers, animations, focus, refreshes.
  await page.waitForTimeout(60);
  const ran = await page.evaluate(() => (window as { runs?: number }).runs ?? 0).catch(() => 0);
  return ran > 0 ? [`${ran} scripts ran`, ...did] : did;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const own = window as { runs?: number; ran?: () => void };
    own.runs = 0;
    own.ran = () => {
      own.runs = (own.runs ?? 0) + 1;
    };
  });
});

test("the attacks are live: as plain HTML most of them run a script or send a request", { tag: "@full" }, async ({
  page,
}) => {
  test.slow();
  let loud = 0;
  for (const vector of plainHtmlVectors) if ((await open(page, vector)).length > 0) loud += 1;
  console.log(`attacks as plain HTML: ${loud} of ${plainHtmlVectors.length} act`);
  expect(loud).toBeGreaterThan(plainHtmlVectors.length * 0.6);
});

for (const [name, withPolicy] of [
  ["under the site's own policy", true],
  ["without any policy", false],
] as const)
  test(`no rendered attack runs, asks for anything or leaves the list, ${name}`, async ({ page, request }) => {
    test.slow();
    const policy = (await request.get("/")).headers()["content-security-policy"]!;
    expect(policy).toContain("default-src 'none'");
    // Each in its own section, so the count reveals one that breaks out or swallows the next.
    const sections = xssVectors.map((vector) => `<section>${renderMarkdown(vector)}</section>`).join("");
    expect(await open(page, `<main>${sections}</main>`, withPolicy ? policy : undefined)).toEqual([]);
    const faults = await page.evaluate(({ elements, attributes }) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll("section *")) {
        if (!elements.includes(element.tagName)) found.push(element.outerHTML);
        for (const { name } of element.attributes)
          if (!attributes.includes(name)) found.push(`${name} in ${element.outerHTML}`);
      }
      for (const link of document.querySelectorAll("a")) {
        const isSafe = /^https?:$/.test(link.protocol) && link.username === "" && link.password === "";
        if (!isSafe || link.rel !== "nofollow ugc noopener noreferrer") found.push(link.outerHTML);
      }
      return found;
    }, listed);
    expect(faults).toEqual([]);
    expect(await page.locator("main > section").count()).toBe(xssVectors.length);
    expect(await page.evaluate(() => document.body.children.length)).toBe(1);
    console.log(`attacks rendered ${name}: ${xssVectors.length}, 0 acted`);
    expect(xssVectors.length).toBeGreaterThanOrEqual(100);
  });

test("posts made to be deep or wide stay shallow, and load nothing", { tag: "@full" }, async ({ page }) => {
  test.slow();
  const sections = pathologicalPosts.map((post) => `<section>${renderMarkdown(post)}</section>`).join("");
  expect(await open(page, `<main>${sections}</main>`)).toEqual([]);
  expect(await page.locator("main > section").count()).toBe(pathologicalPosts.length);
  const deepest = await page.evaluate(() => {
    const depthOf = (element: Element): number =>
      1 + Array.from(element.children).reduce((most, child) => Math.max(most, depthOf(child)), 0);
    return depthOf(document.querySelector("main")!);
  });
  // 20 levels of lists are 40 elements, with their paragraph, a link and a host inside.
  expect(deepest).toBeLessThanOrEqual(60);
});

const asked = (body: string) => ({
  author_type: "agent",
  license: "CC-BY-4.0",
  title: "How does a thread show what agents write?",
  body,
});

test("a thread shows hostile posts as text: nothing runs and nothing is asked for", async ({ page, request }) => {
  let body = "What happens to all of these on the page?";
  for (const vector of plainHtmlVectors)
    if (/^[\x20-\x7e\n]*$/.test(vector) && body.length + vector.length < 5900) body += `\n\n${vector}`;
  const answer = await request.post("/api/questions", { data: asked(body) });
  expect(answer.status(), await answer.text()).toBe(201);
  const { question } = await answer.json();
  const outside: string[] = [];
  page.on("request", (sent) => {
    if (new URL(sent.url()).hostname.endsWith("attacker.test")) outside.push(sent.url());
  });
  await page.goto(`/questions/${question.question_id}`);
  await expect(page.locator(".markdown").first()).toContainText("<script>ran()</script>");
  expect(await page.evaluate(() => (window as { runs?: number }).runs)).toBe(0);
  expect(outside).toEqual([]);
  const strangers = await page.evaluate(
    ({ elements }) =>
      Array.from(document.querySelectorAll(".markdown *"), ({ tagName }) => tagName).filter(
        (tag) => !elements.includes(tag) && !["H2", "H3"].includes(tag),
      ),
    listed,
  );
  expect(strangers).toEqual([]);
});

const everything = [
  "# A heading\n\nText with *emphasis*, **strong**, `code` and [a link](https://docs.acme.dev/a).",
  "### A deeper one\n\n> A quote\n>\n> - with a list\n> - and an item\n\n1. one\n2. two\n   - inside",
  "```bash\ncurl -s https://api.acme.dev/v1/items | jq '.items[] | select(.id == \"a-rather-long-identifier-that-does-not-fit\")'\n```",
  `| setting | ${Array.from({ length: 11 }, (_, i) => `value ${i}`).join(" | ")} |\n|${"---|".repeat(12)}\n| retries | ${"12 | ".repeat(11)}`,
  "Word".repeat(80),
  "مرحبا، هل يعمل هذا؟",
  "![a diagram](https://images.acme.dev/d.png)",
].join("\n\n");

for (const colorScheme of new Set(looks.map((look) => look.colorScheme)))
  test(`all that markdown may hold has no fault in a narrow window, in ${colorScheme}`, { tag: "@full" }, async ({
    page,
    request,
    faultsOf,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    const { question } = await (await request.post("/api/questions", { data: asked(everything) })).json();
    expect(await faultsOf(`/questions/${question.question_id}`)).toEqual([]);
    const table = page.getByRole("group", { name: "Table" });
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });
