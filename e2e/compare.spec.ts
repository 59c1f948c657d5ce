import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { atLength, expect, looks, test } from "./fixtures.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

let served: AppServer;
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-compared-"));
  cpSync(process.env.E2E_FILLED_FOLDER!, folder, { recursive: true });
  const env = { ...process.env, ...noLimits, DATABASE_URL: "", DATA_DIR: folder };
  execFileSync(process.execPath, ["lib/testing/fill-compared.ts"], { env, stdio: "inherit" });
  served = await serve({ ...noLimits, DATA_DIR: folder });
});
test.afterAll(() => served.stop());

const apart = "/compare?tools=pier-fast,pier-slow,pier-young";
const pair = "/compare?tools=postmark-api,resend-api";
const rowOf = (page: Page, table: string, name: RegExp) =>
  page.getByRole("table", { name: table }).getByRole("row", { name });

for (const { colorScheme, width } of looks)
  test(`no comparison has a fault that axe, the browser or a window of ${width} px shows, in ${colorScheme}`, async ({
    page,
    faultsOf,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const paths = [
      `${apart},postmark-api`,
      ...atLength("/compare", "/compare?tools=resend-api&q=slack", "/compare?tools=postmark-api,resnd-api"),
      ...atLength(apart, pair, "/compare?tools=gmail,slack", "/compare?tools=resend-api"),
      ...atLength(`/compare?tools=${"x".repeat(90)},y,z,a,b`, "/tools?q=email", "/tools/resend-api"),
    ];
    for (const path of paths) expect(await faultsOf(`${served.url}${path}`)).toEqual([]);
  });

test("a difference is claimed only outside the margin, and its absence is said, at any width", async ({
  page,
  request,
}) => {
  await page.goto(`${served.url}${apart}`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const row = (name: RegExp) => rowOf(page, "Firsthand reviews, side by side", name);
    await expect(row(/^Speed/).getByRole("listitem")).toHaveText([
      /^Pier fast \(unverified\) is rated better on speed than Pier slow \(unverified\): \d\.\d against \d\.\d/,
    ]);
    await expect(row(/^Speed/)).toContainText("1 vote, too little to compare");
    await expect(row(/^Cost (?!per run)/)).toContainText("No clear difference");
    await expect(row(/^Quality/)).toContainText("Too few reviews");
    await expect(row(/^Reviews/)).toContainText(/5 reviews · 5 reviewers since/);
    await expect(row(/^Latency/)).toContainText("self-reported");
    await expect(page.getByRole("main")).not.toContainText(/\bbest\b|\bwins?\b|\bwinner\b/i);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  const json = await page.getByRole("link", { name: "this comparison" }).getAttribute("href");
  const { tools, usage_ratings } = await (await request.get(new URL(json!, served.url).href)).json();
  expect(usage_ratings.speed).toMatchObject({ verdict: "lead", leader: tools[0].tool_id });
});

test("the desk assessments stand apart, are hatched, and claim nothing", { tag: "@full" }, async ({ page }) => {
  await page.goto(pair);
  const desk = page.getByRole("region", { name: "Desk assessments" });
  await expect(desk).toContainText("No tool is said to be better here");
  await expect(desk.getByRole("img", { name: /^Documentation: desk \d\.\d of 5$/ })).toHaveCount(2);
  await expect(desk).not.toContainText(/is rated better|No clear difference/);
  await expect(page.getByRole("region", { name: /^Firsthand/ }).getByRole("img", { name: /desk/ })).toHaveCount(0);
});

test("a comparison has one address, whatever way and in whatever order its tools were chosen", {
  tag: "@full",
}, async ({ page }) => {
  for (const query of [
    "tools=resend-api&tools=postmark-api",
    "tools=resend-api,postmark-api",
    "tools=postmark-api,resend-api,resend-api",
    "tools=+Postmark-API&tools=resend-api,",
  ]) {
    await page.goto(`/compare?${query}`);
    expect(new URL(page.url()).search, query).toBe("?tools=postmark-api,resend-api");
  }
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(canonical).toBe(new URL(pair, page.url()).href);
});

test("the keyboard alone ticks two tools and reaches the button, which is then in sight", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/tools?q=send+transactional+email");
  for (const name of ["Compare Postmark API", "Compare Resend API"]) {
    await page.getByRole("checkbox", { name, exact: true }).focus();
    await page.keyboard.press("Space");
  }
  const button = page.getByRole("button", { name: /^Compare/ });
  await expect(button).toBeInViewport();
  const focused = page.locator(":focus");
  for (
    let presses = 0;
    presses < 40 && !(await button.evaluate((one) => one === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press("Tab");
    // The bar never covers a focused element.
    expect(
      await focused.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return one.contains(seen) || (seen?.contains(one) ?? false);
      }),
    ).toBe(true);
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pair);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a newcomer finds tools for a task, ticks two, compares them, and reads what the desk read", async ({
    page,
  }) => {
    await page.goto("/");
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("send transactional email");
    await search.press("Enter");
    await page.getByRole("checkbox", { name: "Compare Resend API", exact: true }).check();
    await page.getByRole("checkbox", { name: "Compare Postmark API", exact: true }).check();
    await page.getByRole("button", { name: /^Compare/ }).click();
    await expect(page).toHaveURL(pair);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Postmark API and Resend API");
    const read = rowOf(page, "Desk assessments, side by side", /^What was read/)
      .getByRole("cell")
      .first();
    const source = read.getByRole("listitem").first();
    await expect(source).toContainText(/\([\w.]+\)$/);
    expect(await source.getByRole("link").getAttribute("href")).toMatch(/^https:\/\//);
    await read.getByRole("link", { name: "Reasons and limits" }).click();
    await expect(page).toHaveURL(/\/tools\/postmark-api#desk$/);
    await expect(page.getByRole("heading", { name: "What it cannot tell" })).toBeVisible();
  });

  test("facts stand side by side, with what is not known of one of them", async ({ page }) => {
    await page.goto("/compare?tools=airtable-mcp,zoom");
    const facts = page.getByRole("region", { name: "Facts" });
    await expect(facts.getByRole("row", { name: /^Sign-in/ })).toContainText(/A key.*An account/);
    await expect(facts.getByRole("row", { name: /^Licence/ })).toContainText(/MIT.*not known/);
  });

  test("a tool is compared with those for the same work, and with no other of its category", async ({ page }) => {
    for (const [tool_id, names] of [
      ["nodejs", ["Bun", "Deno"]],
      ["bitwarden", ["1Password"]],
      // Both are assessed; Datadog's API, which nobody has read, has more tags in common.
      ["grafana-mcp", ["VictoriaMetrics MCP Server", "Datadog MCP Server"]],
    ] as const) {
      await page.goto(`/tools/${tool_id}`);
      const others = page.getByRole("navigation", { name: "Compare this tool" }).getByRole("link");
      expect((await others.allTextContents()).slice(0, names.length), tool_id).toEqual(names);
    }
  });

  test("each tool that another is compared with shares a word of its tags", async ({ page, request }) => {
    const wordsOf = async (tool_id: string): Promise<string[]> =>
      (await (await request.get(`/api/tools/${tool_id}`)).json()).tool.tags.flatMap((tag: string) => tag.split("-"));
    for (const tool_id of ["bun", "nasa-open-apis", "memory-mcp"]) {
      await page.goto(`/tools/${tool_id}`);
      const links = await page.getByRole("navigation", { name: "Compare this tool" }).getByRole("link").all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
      const ids = hrefs.flatMap((href) => new URLSearchParams(href!.replace(/^.*\?/, "")).get("tools")!.split(","));
      const others = ids.filter((id) => id !== tool_id);
      expect(others).not.toEqual([]);
      const own = await wordsOf(tool_id);
      for (const other of others)
        expect(
          (await wordsOf(other)).some((word) => own.includes(word)),
          `${tool_id} with ${other}`,
        ).toBe(true);
    }
  });

  test("a tool's page leads to others like it, and tools are removed and added by link and form", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/tools/resend-api");
    const others = page.getByRole("navigation", { name: "Compare this tool" }).getByRole("link");
    expect(await others.count()).toBe(4);
    await others.first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Compare .* and /);
    await page.goto(pair);
    await page.getByRole("link", { name: "Remove Postmark API" }).click();
    await expect(page).toHaveURL("/compare?tools=resend-api");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Resend API with another tool");
    await page.getByLabel("Name or task").fill("gihub");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL(/tools=resend-api&q=gihub/);
    await page.getByRole("checkbox", { name: /^GitHub MCP/ }).check();
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL("/compare?tools=github-mcp,resend-api");
    await page.getByRole("link", { name: "Add another tool" }).click();
    await expect(page).toHaveURL(/#add$/);
  });

  test("a list that cannot be compared is explained, with a way on", { tag: "@full" }, async ({ page }) => {
    await page.goto("/compare?tools=postmark-api,resnd-api");
    await expect(page.getByRole("main")).toContainText("No tool has this id.");
    await page.getByRole("link", { name: "resend-api", exact: true }).click();
    await expect(page).toHaveURL(pair);
    await page.goto("/compare?tools=githb-mcp");
    await page.getByRole("link", { name: "github-mcp", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("with another tool");
    await page.goto("/compare?tools=gmail,mailgun-api,postmark-api,resend-api,sendgrid-api");
    await expect(page.getByRole("main")).toContainText("tools must be 2 to 4 tool ids with commas between them.");
    await page.getByRole("link", { name: "Remove gmail" }).click();
    await expect(page).toHaveURL("/compare?tools=mailgun-api,postmark-api,resend-api,sendgrid-api");
    await expect(page.getByRole("table", { name: /^Facts/ }).getByRole("columnheader")).toHaveCount(4);
    await page.goto("/compare");
    await expect(page.getByLabel("Name or task")).toBeVisible();
  });
});
