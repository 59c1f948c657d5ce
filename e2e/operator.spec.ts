import type { BrowserContext } from "@playwright/test";
import { expect, looks, test } from "./fixtures.ts";
import type { AppServer } from "./serve.ts";

let server: AppServer;
/** The operator's session, shared between the tests of signing in and out. */
let session: Awaited<ReturnType<BrowserContext["cookies"]>>;

test.describe.configure({ mode: "serial" });
test.beforeAll(({ own }) => {
  server = own;
});

const operator = () => `${server.url}/operator`;

/** The link that the server printed at its start. */
async function printedLink(): Promise<string> {
  const said = () => /^Operator sign-in, good once and for 15 minutes: (\S+)$/m.exec(server.output())?.[1];
  await expect.poll(said, { timeout: 60_000 }).toBeDefined();
  return said()!;
}

test("without a session the page says where a link comes from, and is kept out of search engines", {
  tag: "@full",
}, async ({ page, faultsOf }) => {
  expect(await faultsOf(operator())).toEqual([]);
  await expect(page.getByText("You are not signed in.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
});

test("opening the link does not use it up, as what previews an address does", { tag: "@full" }, async ({
  page,
  request,
  faultsOf,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await faultsOf(await printedLink())).toEqual([]);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect((await request.get(await printedLink())).status()).toBe(200);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the operator signs in once by the printed link, makes a key, uses it and revokes it", async ({
    page,
    request,
    browser,
  }) => {
    const link = await printedLink();
    await page.goto(link);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(operator());
    await expect(page.getByRole("heading", { name: "No key is in use" })).toBeVisible();
    await page.getByLabel("What the key is for").fill("Weekly report");
    await page.getByLabel("Studies at once").fill("3");
    await page.getByRole("button", { name: "Make key" }).click();
    await expect(page).toHaveURL(operator());
    const key = await page
      .getByRole("region", { name: "Your new key" })
      .getByText(/^sr_live_/)
      .innerText();
    const call = () => request.get(`${server.url}/api/v1/study-types`, { headers: { authorization: `Bearer ${key}` } });
    expect((await call()).status()).toBe(200);
    await page.goto(operator());
    const row = page.getByRole("listitem").filter({ hasText: "Weekly report" });
    await expect(row).toContainText("3 studies at once");
    await expect(row).toContainText("Last used just now");
    await expect(page.getByRole("button", { name: "Revoke this key" })).toBeHidden();
    await row.getByText(`Revoke ${key.slice(0, 12)}…`).click();
    await row.getByRole("button", { name: "Revoke this key" }).click();
    await expect(row).toContainText("Revoked");
    expect((await call()).status()).toBe(403);

    const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await stranger.goto(link);
    await stranger.getByRole("button", { name: "Sign in" }).click();
    await expect(stranger.getByText("This link signs nobody in any more.")).toBeVisible();
    await stranger.context().close();
    session = await page.context().cookies();
  });
});

test("no other page of the operator's has such a fault", { tag: "@full" }, async ({ page, context, faultsOf }) => {
  test.slow();
  await context.addCookies(session);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(operator());
  const nav = page.getByRole("navigation", { name: "Operator" });
  const places = await nav.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  expect(places.length).toBeGreaterThan(8);
  for (const place of places) expect(await faultsOf(server.url + place), place).toEqual([]);
});

test("the operator’s page has no fault that axe, the browser or a narrow window shows, and signing out ends the session", async ({
  page,
  context,
  faultsOf,
}) => {
  test.slow();
  await context.addCookies(session);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(operator());
  await page.getByLabel("What the key is for").fill("Monthly report");
  await page.getByRole("button", { name: "Make key" }).click();
  await expect(page.getByRole("heading", { name: "Your new key" })).toBeVisible();
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(operator())).toEqual([]);
  }
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are not signed in.")).toBeVisible();
  await context.addCookies(session);
  await page.goto(operator());
  await expect(page.getByText("You are not signed in.")).toBeVisible();
});
