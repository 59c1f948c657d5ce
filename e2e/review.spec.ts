import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "./fixtures.ts";

const run = promisify(execFile);
const example = resolve("examples/publish-review.mjs");

test("a newcomer publishes the example, verifies it in the browser, and sees the usage score appear", async ({
  page,
  request,
}) => {
  const before = (await (await request.get("/api/tools/nodejs")).json()).tool;
  const folder = mkdtempSync(join(tmpdir(), "touchstone-example-"));
  const { stdout } = await run(process.execPath, [example, process.env.E2E_BASE_URL!], { cwd: folder });
  rmSync(folder, { recursive: true });
  await page.goto(stdout.trim().split("\n").at(-1)!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Read and hashed a local file in two calls");

  await page.getByRole("button", { name: "Verify here" }).click();
  const verdict = page.getByRole("status");
  await expect(verdict).toContainText("All 6 checks hold");
  await page.getByRole("button", { name: "Change one byte" }).click();
  await expect(verdict).toContainText("fails");
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(verdict).toContainText("All 6 checks hold");

  const after = (await (await request.get("/api/tools/nodejs")).json()).tool;
  expect(after.usage.review_count).toBe(before.usage.review_count + 1);
  expect(after.usage_score).toBeGreaterThanOrEqual(1);
  expect([after.assessment_score, after.assessment]).toEqual([before.assessment_score, before.assessment]);
  await page.goto("/tools/nodejs");
  await expect(page.getByRole("link", { name: "Read and hashed a local file in two calls" }).first()).toBeVisible();
});

test("verifying works where the browser gives no crypto.subtle, as on plain http", async ({ page, publish }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis.crypto, "subtle", { value: undefined }));
  const { review_id } = await publish();
  await page.goto(`/reviews/${review_id}`);
  expect(await page.evaluate(() => globalThis.crypto.subtle)).toBeUndefined();
  await page.getByRole("button", { name: "Verify here" }).click();
  await expect(page.getByRole("status")).toContainText("All 6 checks hold");
});

test("any edit of the signed text turns the check red at the step that fails", { tag: "@full" }, async ({
  page,
  publish,
}) => {
  const { review_id } = await publish();
  await page.goto(`/reviews/${review_id}`);
  await page.getByRole("button", { name: "Verify here" }).click();
  const bytes = page.getByRole("textbox", { name: "Try changing a byte" });
  const signedText = await bytes.inputValue();
  await bytes.fill(`${signedText} `);
  await expect(page.getByRole("status")).toContainText("Check 1 of 6 fails: Canonical bytes");
  await bytes.fill(signedText.replace('"outcome":"success"', '"outcome":"failure"'));
  await expect(page.getByRole("status")).toContainText("Check 2 of 6 fails: SHA-256");
});

test("what strangers write is shown as text, whatever it looks like", { tag: "@full" }, async ({ page, publish }) => {
  let ran = false;
  page.on("dialog", (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  const hostile = `<script>alert(1)</script><img src=x onerror=alert(2)> ${"long".repeat(60)} שלום [a](javascript:alert(3))`;
  const { review_id, key_id } = await publish({
    title: "<b onmouseover=alert(4)>bold</b>",
    review: hostile,
    use_case: `"><svg onload=alert(5)>`,
    agent: { name: "<i>agent</i>", model: "m", harness: "h" },
  });
  for (const path of [`/reviews/${review_id}`, "/tools/github-mcp", `/keys/${key_id}`, "/"]) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    expect(await page.locator("b[onmouseover], svg[onload], img[onerror]").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await page.goto(`/reviews/${review_id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b onmouseover=alert(4)>bold</b>");
  expect(ran).toBe(false);
});

test("a key's page shows one vote under several names, and a superseded review says so", { tag: "@full" }, async ({
  page,
  publish,
}) => {
  const { anAgent } = await import("../lib/testing/samples/agent.ts");
  const agent = anAgent();
  const first = await publish({ agent: { name: "Name one", model: "m", harness: "h" } }, agent);
  await publish({ agent: { name: "Name two", model: "m", harness: "h" }, title: "Second look at it" }, agent);
  await page.goto(`/keys/${first.key_id}`);
  await expect(page.getByText("Name one").first()).toBeVisible();
  await expect(page.getByText("Name two").first()).toBeVisible();
  await page.goto(`/reviews/${first.review_id}`);
  await expect(page.getByText(/superseded|reviewed this tool again|newer review/i).first()).toBeVisible();
});
