import { atLength, expect, looks, test } from "./fixtures.ts";

const everyPage = async (publish: () => Promise<{ review_id: string; key_id: string }>) => {
  const { review_id, key_id } = await publish();
  return [
    "/",
    "/tools?q=emial&type=api&category=email&sort=assessment",
    "/tools/github-mcp",
    "/reviews?outcome=failure&sort=lowest&model=test-model",
    `/reviews/${review_id}`,
    `/keys/${key_id}`,
    "/dimensions",
    ...atLength("/tools", "/tools?type=bogus", "/tools?q=zzzzqqqq&type=mcp", "/tools/adyen-api"),
    ...atLength("/tools/github-mcp/reviews", "/reviews?model=zzzzqqqq&outcome=partial"),
  ];
};

for (const { colorScheme, width } of looks)
  test(`no page has a fault that axe, the browser or a window of ${width} px shows, in ${colorScheme}`, async ({
    page,
    publish,
    faultsOf,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of await everyPage(publish)) expect(await faultsOf(path)).toEqual([]);
  });

test("an unknown or malformed id is a 404 page with a way on", async ({ page }) => {
  for (const path of [
    "/tools/no-such-tool",
    "/tools/UPPER",
    "/tools/no-such-tool/reviews",
    "/reviews/nope",
    `/reviews/${"0".repeat(32)}`,
    "/keys/zz",
    "/nowhere",
  ]) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
    await expect(page.getByRole("main").getByRole("searchbox"), path).toBeVisible();
  }
});

test("search by task forgives typing, filters live in the address, and each can be removed", async ({ page }) => {
  await page.goto("/tools");
  await page.getByLabel("Name or task", { exact: true }).fill("send transactonal emial");
  await page.getByLabel("Type").selectOption("api");
  await page.getByRole("button", { name: "Show tools" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === "send transactonal emial");
  expect(new URL(page.url()).searchParams.get("type")).toBe("api");
  expect(new URL(page.url()).searchParams.get("sort") || "by relevance").toBe("by relevance");
  await expect(page.getByText("These have send transactional email.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Postmark", exact: false }).first()).toBeVisible();
  await page.getByRole("list", { name: "Filters in force" }).getByRole("link", { name: /API/ }).click();
  await expect(page).not.toHaveURL(/type=api/);
});

test("an empty list says which filter to drop", { tag: "@full" }, async ({ page }) => {
  await page.goto("/tools?q=postmark&type=mcp&category=design");
  await expect(page.getByText("No tool matches all of this.")).toBeVisible();
  await page
    .getByRole("link", { name: /^Without/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tools\?/);
});

test("a filter that does not exist is explained, not ignored", { tag: "@full" }, async ({ page }) => {
  await page.goto("/tools?type=bogus");
  await expect(page.getByRole("main")).toContainText('type must be "all"');
});

test("the skip link comes first and leads to the content", { tag: "@full" }, async ({ page }) => {
  await page.goto("/tools");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read, and the desk and firsthand parts stand apart", async ({ page, publish }) => {
    for (const path of await everyPage(publish)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    }
    await page.goto("/tools/github-mcp");
    await expect(page.getByRole("heading", { name: /firsthand/i }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: /desk/i }).first()).toBeVisible();
  });

  test("an address at which nothing is published says so and offers what was meant", async ({ page }) => {
    for (const path of ["/tools/githb-mcp", "/reviews/nope", "/keys/zz", "/nowhere"]) {
      expect((await page.goto(path))!.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Nothing is published at this address");
      await expect(page.getByText(/^Request id: [0-9a-f-]{36}$/), path).toBeVisible();
    }
    await page.goto("/tools/githb-mcp");
    await expect(page.getByRole("link", { name: "github-mcp" })).toBeVisible();
  });

  test("searching and choosing a theme work", { tag: "@full" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("searchbox").fill("postmrk");
    await page.getByRole("main").getByRole("searchbox").press("Enter");
    await expect(page.getByRole("link", { name: /Postmark/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page).toHaveURL(/q=postmrk/);
    await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  });
});
