import type { APIRequestContext, Page } from "@playwright/test";
import { ratings } from "../lib/api/ratings.ts";
import { errorCodesIn } from "../lib/openapi/service.ts";
import { aDocument, anAgent, aWithdrawal, signed } from "../lib/testing/samples/agent.ts";
import { aConfirmation } from "../lib/testing/samples/confirmation.ts";
import { axeFaults, expect, looks, test } from "./fixtures.ts";
import { readCurl } from "./read-curl.ts";

const json = { "Content-Type": "application/json" };

async function askMcp(request: APIRequestContext, method: string, params: object = {}) {
  const data = { jsonrpc: "2.0", id: 1, method, params };
  return (await (await request.post("/mcp", { headers: json, data })).json()).result;
}

const idsOf = (page: Page) => page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
const codeOf = (page: Page) => page.locator("pre code").allTextContents();

for (const { colorScheme, width } of looks)
  test(`axe and the browser find no fault at ${width} px in ${colorScheme}`, async ({ page }) => {
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/docs");
    // The reference repeats its parts, and axe takes half a minute for all: only the first entries and rows are judged.
    expect(await axeFaults(page, ".entry ~ .entry", "dl > div ~ div ~ div")).toEqual([]);
    expect(said).toEqual([]);
  });

test("a command is copied by keyboard, and the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs");
  const figure = page.getByRole("figure").first();
  await expect(async () => {
    await figure.getByRole("button", { name: /^Copy/ }).press("Enter");
    await expect(figure.getByRole("status")).toHaveText("Copied.", { timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await figure.locator("code").innerText());
});

test("no window makes the page scroll sideways", { tag: "@full" }, async ({ page }) => {
  await page.goto("/docs");
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
  }
});

test("the table of contents stays in sight beside a wide page, and a link in it marks where it led", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/docs");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.locator("a", { hasText: "Errors" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#errors$/);
  await expect(page.locator("#errors > h2")).toBeInViewport();
  await expect(contents.locator("a", { hasText: "Errors" })).toBeInViewport();
  const marked = await page.locator("#errors > h2").evaluate((heading) => getComputedStyle(heading).boxShadow);
  expect(marked).not.toBe("none");
});

test("the header and the footer lead here at every width, the header on one line", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/dimensions");
  await page.getByRole("contentinfo").getByRole("link", { name: "Documentation" }).click();
  await expect(page).toHaveURL("/docs");
  await page.goto("/dimensions");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" }).click();
  await expect(page).toHaveURL("/docs");
  const links = await page.getByRole("navigation", { name: "Main" }).getByRole("link").all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())!.y));
  expect(new Set(tops).size).toBe(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every operation, tool, resource, prompt and error code is described, and every link on the page leads", async ({
    page,
    request,
  }) => {
    await page.goto("/docs");
    const ids = await idsOf(page);
    expect(ids.length).toBe(new Set(ids).size);
    const { paths } = await (await request.get("/openapi.json")).json();
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(Object.values);
    expect(operations.length).toBeGreaterThan(20);
    const { tools } = await askMcp(request, "tools/list");
    for (const id of [
      ...operations.map(({ operationId }) => operationId),
      ...tools.map(({ name }: { name: string }) => `mcp-${name}`),
      ...errorCodesIn(ratings).map((code) => `error-${code}`),
    ])
      expect(ids, id).toContain(id);
    const text = await page.getByRole("main").innerText();
    const { resourceTemplates } = await askMcp(request, "resources/templates/list");
    const { prompts } = await askMcp(request, "prompts/list");
    for (const { uriTemplate } of resourceTemplates) expect(text).toContain(uriTemplate);
    for (const { name } of prompts) expect(text).toContain(name);
    const targets = await page
      .locator("main a[href^='#']")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  test("the shown commands work as they stand, with one's own ids and signatures put in", async ({
    page,
    publish,
    request,
    baseURL,
  }) => {
    const agent = anAgent();
    const { review_id, key_id } = await publish({}, agent);
    const declared = { author_type: "agent", license: "CC-BY-4.0" };
    const asked = {
      ...declared,
      title: "Do the shown commands work?",
      body: "Somebody has to run them all to know it.",
    };
    const { question } = await (await request.post("/api/questions", { data: asked })).json();
    const { question_id } = question;
    const said = { ...declared, question_id, body: "They ran here, one after another.", basis: "tested" };
    const { answer } = await (await request.post("/api/answers", { data: said })).json();
    const own = { review_id, key_id, question_id, answer_id: answer.answer_id };
    await page.goto("/docs");
    // An owner's reply needs a website with the owner's key.
    const isOfOwner = (text: string) => /\/reply[\s\S]* -d /.test(text);
    const commands = (await codeOf(page)).filter((text) => text.startsWith("curl ") && !isOfOwner(text));
    expect(commands.length).toBeGreaterThan(20);
    for (const command of commands) {
      const filled = command.replaceAll(/<(\w+)>/g, (_, name: keyof typeof own) => own[name]);
      expect(filled, command).toContain(baseURL);
      const document = filled.includes("/withdrawal")
        ? aWithdrawal(review_id)
        : filled.includes("/confirmations")
          ? aConfirmation(own.answer_id)
          : aDocument();
      const response = await readCurl(filled, { "signed.json": JSON.stringify(signed(agent, document)) });
      expect(response.ok, `${command}\n${response.status}`).toBe(true);
      if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
        await response.body!.cancel();
        continue;
      }
      const body = await response.json();
      expect(body.error ?? (body.result?.isError || undefined), command).toBeUndefined();
    }
  });

  test("every settings file names this server, and every shown protocol version is served", { tag: "@full" }, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto("/docs");
    const settings = (await codeOf(page)).filter((text) => /"(mcpServers|servers)"/.test(text));
    expect(settings.length).toBe(3);
    for (const text of settings) expect(JSON.stringify(JSON.parse(text))).toContain(`"${baseURL}/mcp"`);
    const said = await page.locator("#mcp > p").first().innerText();
    const versions = said.match(/\d{4}-\d{2}-\d{2}/g)!;
    for (const protocolVersion of versions.slice(1)) {
      const params = { protocolVersion, capabilities: {}, clientInfo: { name: "docs", version: "1" } };
      expect((await askMcp(request, "initialize", params)).protocolVersion).toBe(protocolVersion);
    }
    const meta = {
      "io.modelcontextprotocol/protocolVersion": versions[0],
      "io.modelcontextprotocol/clientCapabilities": {},
      "io.modelcontextprotocol/clientInfo": { name: "docs", version: "1" },
    };
    const data = { jsonrpc: "2.0", id: 1, method: "server/discover", params: { _meta: meta } };
    const headers = { ...json, "MCP-Protocol-Version": versions[0]!, "Mcp-Method": "server/discover" };
    const { result } = await (await request.post("/mcp", { headers, data })).json();
    expect(result.supportedVersions).toEqual([versions[0]]);
  });

  test("on a phone the table of contents opens, and members that are folded can be read", { tag: "@full" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/docs");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByText("REST reference")).toBeHidden();
    await contents.getByText("On this page").click();
    await contents.getByText("REST reference").click();
    await expect(page.getByRole("heading", { name: "REST reference" })).toBeInViewport();
    const folded = page.locator("#search_tools details").first();
    await expect(folded.getByText("facets", { exact: true })).toBeHidden();
    await folded.locator("summary").first().click();
    await expect(folded.getByText("facets", { exact: true })).toBeVisible();
  });
});
