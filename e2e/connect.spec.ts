import type { Tool } from "../lib/tools/contract.ts";
import { expect, test } from "./fixtures.ts";

test("from a need on the home page to the line that connects its pick, on a phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const box = page.getByRole("main").getByRole("searchbox");
  await box.fill("browse the web and fill in a form");
  await box.press("Enter");
  const pick = page.getByRole("region", { name: /^The pick for this need/ });
  await expect(pick).toContainText(/Not known\s*Firsthand use.*price/);
  await pick.getByRole("heading").getByRole("link").click();

  const connect = page.getByRole("region", { name: "Connect" });
  await expect(connect).toBeVisible();
  expect((await connect.boundingBox())!.y, "Connect is on the first screen").toBeLessThan(600);
  await connect.getByText("Other clients", { exact: true }).click();
  const figures = await connect.getByRole("figure").all();
  const texts: string[] = [];
  for (const figure of figures) {
    const [label, button] = [figure.locator("figcaption > span").first(), figure.getByRole("button")];
    const [beside, own] = [(await label.boundingBox())!, (await button.boundingBox())!];
    expect(own.x, "the button stands beside its label").toBeGreaterThanOrEqual(beside.x + beside.width);
    await button.click();
    await expect(figure.getByRole("status")).toHaveText("Copied.");
    texts.push(await page.evaluate(() => navigator.clipboard.readText()));
    expect(texts.at(-1)).toBe(await figure.locator("code").textContent());
  }
  expect(texts.length).toBeGreaterThan(3);
  expect(new Set(texts).size, "each text is there once").toBe(texts.length);
  expect(JSON.parse(texts.find((text) => text.includes("mcpServers"))!)).toHaveProperty(
    "mcpServers.playwright-mcp.args",
  );
});

test("a need that names a client leads to the line of that client, and one that no tool has whole to no line", async ({
  page,
}) => {
  await page.goto("/tools?q=read+a+figma+file+in+cursor");
  const pick = page.getByRole("region", { name: /^The pick for this need/ });
  await pick.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/tools\/figma-mcp\?client=cursor$/);
  const line = page.getByRole("region", { name: "Connect" }).getByRole("figure").first();
  await expect(line).toContainText("Cursor: .cursor/mcp.json");
  await page.goto("/tools?q=book+a+dentist+appointment");
  const nearest = page.getByRole("region", { name: /^No pick for this need\. Nearest/ });
  await expect(nearest).toContainText("does not say “dentist”");
  await expect(nearest).not.toContainText("setup command");
});

test("where nobody has used or read a tool, its questions are beside its facts, and else below them", async ({
  page,
  request,
}) => {
  const { tools } = await (await request.get("/api/tools?sort=name&limit=100")).json();
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const isRead of [true, false]) {
    const { tool_id } = tools.find(
      (tool: Tool) => tool.usage_score === null && (tool.assessment_score !== null) === isRead,
    );
    await page.goto(`/tools/${tool_id}`);
    const facts = (await page.getByRole("complementary", { name: "Connect and facts" }).boundingBox())!;
    const asked = (await page.getByRole("region", { name: "Questions about this tool" }).boundingBox())!;
    expect(asked.x < facts.x, tool_id).toBe(!isRead);
  }
});

test("the box in the head of every page leads to the pick of the list of tools", async ({ page }) => {
  const pick = page.getByRole("region", { name: /^The pick for this need/ });
  await page.goto("/tools?q=create+and+update+jira+tickets");
  const best = await pick.textContent();
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("searchbox");
  await box.fill("create and update jira tickets");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?/);
  await expect(pick).toHaveText(best!);
  await page.goto("/search?q=find+security+holes+in+my+code+from+my+coding+agent");
  await expect(page.getByText("No pick for this need")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Semgrep MCP" })).toContainText("· deprecated ·");
  await page.goto("/search?q=jira");
  await expect(page.getByRole("region", { name: /^\d+ tools?$/ })).toBeVisible();
  await expect(pick).toHaveCount(0);
});

test("a tool without a line says why, and links the page that says how it is reached", async ({ page, request }) => {
  const { tools } = await (await request.get("/api/tools?sort=name&limit=100")).json();
  const ids = tools.flatMap(({ tool_id, meets }: Tool) => (meets.includes("connect") ? [] : [tool_id]));
  const connect = page.getByRole("region", { name: "Connect" });
  let sisters = 0;
  let seen = 0;
  for (const tool_id of ids) {
    const { connect: opened, unconnected } = await (await request.get(`/api/tools/${tool_id}`)).json();
    if (opened.length > 0 || (seen > 2 && (unconnected.sister === null || sisters > 0))) continue;
    seen += 1;
    await page.goto(`/tools/${tool_id}`);
    await expect(connect).toContainText(`No setup command is known. ${unconnected.reason}`);
    const { host } = new URL(unconnected.page);
    await expect(connect.getByRole("link", { name: host.replace(/^www\./, "") })).toHaveAttribute(
      "href",
      unconnected.page,
    );
    if (unconnected.sister === null) continue;
    sisters += 1;
    await connect.getByRole("link", { name: unconnected.sister.name }).click();
    await expect(page).toHaveURL(new RegExp(`/tools/${unconnected.sister.tool_id}#connect$`));
  }
  expect([seen > 2, sisters > 0]).toEqual([true, true]);
});

test("an API has the line of its maker's client, with the page that says what it asks for", async ({ page }) => {
  await page.goto("/tools/stripe-api");
  const connect = page.getByRole("region", { name: "Connect" });
  const request = "curl https://api.stripe.com/v1/charges -H 'Authorization: Bearer <your key>'";
  await expect(connect.locator("code")).toHaveText(["npm install stripe", "pip install stripe", request]);
  await expect(connect).toContainText(
    /not checked at npm\. It installs a client, which your own program calls\. It asks for a key\. More at github\.com\./,
  );
  await expect(page.getByRole("region", { name: "Facts" })).toContainText("Its source: stripe/stripe-node");
});
