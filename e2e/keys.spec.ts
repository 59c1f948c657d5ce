import { expect, test } from "./fixtures.ts";

test("keys search, move through rows, tick and compare, and can be turned off; none while typing", async ({ page }) => {
  await page.goto("/tools?type=api");
  const rows = page.locator("main [data-row]");
  // The keys work once their script has come.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("jx?");
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("jx?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("main").getByRole("searchbox").blur();
  for (const key of ["j", "x", "j", "j", "k", "x"]) await page.keyboard.press(key);
  await expect(rows.nth(1).getByRole("link").first()).toBeFocused();
  await expect(rows.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/compare\?tools=[^,]+,[^,]+$/);

  const dialog = page.getByRole("dialog", { name: "Keys" });
  // The page's script may still be on its way.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await dialog.getByLabel("Use these keys in this browser").uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await page.goto("/tools");
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveCount(0);
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByLabel("Use these keys in this browser")).not.toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("ticked tools are counted beside the button that compares them", async ({ page }) => {
    await page.goto("/tools");
    await page.locator("main [data-row]").nth(0).getByRole("checkbox").check();
    await page.locator("main [data-row]").nth(1).getByRole("checkbox").check();
    const button = page.getByRole("button", { name: /^Compare/ });
    expect(await button.evaluate((one) => getComputedStyle(one, "::after").content)).toContain("counter(ticked)");
    await button.click();
    await expect(page).toHaveURL(/\/compare\?tools=[^,]+,[^,]+$/);
  });
});
