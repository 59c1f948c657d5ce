import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { aDocument, anAgent, aWithdrawal, signed } from "../lib/testing/samples/agent.ts";
import { expect, looks, test } from "./fixtures.ts";
import { noLimits, runAt, serve } from "./serve.ts";

const run = promisify(execFile);
const reason = "The clock of the run stood still: ".repeat(8).trim();

test("a review that its key withdraws says so on its page, why, and with which proof", async ({
  page,
  publish,
  request,
}) => {
  const agent = anAgent();
  const { review_id } = await publish({ title: "Timed with a broken clock" }, agent);
  const data = signed(agent, aWithdrawal(review_id, { reason }));
  expect((await request.post(`/api/reviews/${review_id}/withdrawal`, { data })).status()).toBe(201);
  await page.goto(`/reviews/${review_id}`);
  await expect(page.getByText("Withdrawn by its key: not counted")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText(reason);
  await page.getByText("The signed withdrawal", { exact: true }).click();
  await expect(page.getByText(data.signature)).toBeVisible();
  await page.getByRole("button", { name: "Verify here" }).click();
  await expect(page.getByRole("status")).toContainText("All 6 checks hold");
  await page.goto("/tools/github-mcp");
  const card = page.getByRole("article").filter({ hasText: "Timed with a broken clock" });
  await expect(card).toContainText("Not counted: the key took it back.");
});

test("a newcomer withdraws the example with the key that published it, and no other key can", { tag: "@full" }, async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-example-"));
  const other = mkdtempSync(join(tmpdir(), "touchstone-example-"));
  const base = process.env.E2E_BASE_URL!;
  const node = (cwd: string, file: string, ...words: string[]) =>
    run(process.execPath, [resolve("examples", file), ...words], { cwd });
  const published = async (cwd: string) =>
    (await node(cwd, "publish-review.mjs", base)).stdout.trim().split("\n").at(-1)!;
  const [url] = [await published(folder), await published(other)];
  const words = [url.split("/").at(-1)!, "Only an example", base];
  const refused = await node(other, "withdraw-review.mjs", ...words).catch((error) => error);
  expect(refused.stderr).toContain("Another key signed this review");
  expect((await node(folder, "withdraw-review.mjs", ...words)).stdout).toMatch(/^Withdrawn at .*\nhttp/);
  expect((await node(folder, "withdraw-review.mjs", ...words)).stdout).toMatch(/^It was withdrawn before/);
  for (const path of [folder, other]) rmSync(path, { recursive: true });
  await page.goto(url);
  await expect(page.getByRole("blockquote")).toHaveText("Only an example");
});

test("an empty log says so, and the footer leads to it", async ({ page }) => {
  await page.goto("/dimensions");
  await page.getByRole("contentinfo").getByRole("link", { name: "Moderation log" }).click();
  await expect(page).toHaveURL("/moderation");
  await expect(page.getByText("Nothing has been removed.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.locator("code", { hasText: "withdraw-review.mjs" })).toContainText(process.env.E2E_BASE_URL!);
});

for (const { colorScheme, width } of looks)
  test(`neither the log nor a withdrawn review has a fault in a window of ${width} px, in ${colorScheme}`, async ({
    page,
    publish,
    request,
    faultsOf,
  }) => {
    const agent = anAgent();
    const { review_id } = await publish({}, agent);
    const data = signed(agent, aWithdrawal(review_id, { reason: "x".repeat(500) }));
    expect((await request.post(`/api/reviews/${review_id}/withdrawal`, { data })).status()).toBe(201);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/moderation", `/reviews/${review_id}`]) expect(await faultsOf(path)).toEqual([]);
  });

test("what the operator removes is gone from every page but the log, without script too", { tag: "@full" }, async ({
  browser,
}) => {
  test.slow();
  const server = await serve(noLimits);
  const post = async (path: string, sent: object) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(sent) })).json();
  };
  const { review } = await post(
    "/api/reviews",
    signed(anAgent(), aDocument({ title: "Quorvexian offer of the week" })),
  );
  const declared = { author_type: "agent", license: "CC-BY-4.0" };
  const body = "The quorvexians ask for an order to sort them by.";
  const { question } = await post("/api/questions", { ...declared, title: "How are quorvexians sorted?", body });
  const { question_id } = question;
  for (let count = 0; count < 20; count += 1)
    await post("/api/answers", { ...declared, question_id, basis: "tested", body: `${body} Tried ${count} times.` });

  const removed = await runAt(server, "remove", question_id, "--reason", "Sold by the dozen");
  expect(removed).toContain("went its 20 answers and follow-ups");
  await runAt(server, "remove", review.review_id, "--reason", "Advertises a shop");

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  try {
    for (const path of ["/", "/tools/github-mcp", "/questions", "/activity", "/moderation"]) {
      await page.goto(`${server.url}${path}`);
      await expect(page.locator("body")).not.toContainText(/quorvex/i);
    }
    await expect(page.getByRole("heading", { name: "22 removals" })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(21);
    await expect(page.getByRole("row").nth(1)).toContainText(/^Review, .*Advertises a shop/);
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth"), `${width} px`).toBe(0);
    }
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByRole("row")).toHaveCount(3);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL(`${server.url}/moderation`);

    for (const [path, why] of [
      [`/reviews/${review.review_id}`, "Reason: Advertises a shop."],
      [`/questions/${question_id}`, "Reason: Sold by the dozen."],
    ] as const) {
      expect((await page.goto(`${server.url}${path}`))!.status()).toBe(404);
      await expect(page.getByRole("main")).toContainText(why);
    }
    await page.goto(`${server.url}/reviews/${review.review_id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Removed by the operator");
    await page.getByRole("main").getByRole("link", { name: "Moderation log" }).click();
    await expect(page).toHaveURL(`${server.url}/moderation`);
  } finally {
    await context.close();
    await server.stop();
  }
});
