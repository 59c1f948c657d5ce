import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { aStudy } from "../lib/testing/research.ts";
import { codeInOutbox } from "./code-in-outbox.ts";
import { expect, looks, test } from "./fixtures.ts";
import { type AppServer, noLimits, runAt, serve } from "./serve.ts";

test.describe.configure({ mode: "serial" });

let server: AppServer;
const people: { page: Page; context: BrowserContext; key: string }[] = [];

test.beforeAll(async () => {
  server = await serve({ ...noLimits, API_KEYS: "self-serve", ACCOUNT_STUDIES_PER_DAY: "1" });
});
test.afterAll(async () => {
  for (const { context } of people) await context.close();
  await server.stop();
});

async function signInAs(email: string, browser: Browser, withScript: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: withScript });
  const page = await context.newPage();
  await page.goto(`${server.url}/account`);
  await expect(page).toHaveURL(`${server.url}/sign-in`);
  await expect(page.getByRole("heading", { name: "New accounts are closed on this service" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.getByText("I run this service").click();
  await page.getByLabel("E-mail address at work").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Write a code to the outbox" }).click();
  await expect(page).toHaveURL(`${server.url}/sign-in/code`);
  await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  await page.getByLabel("Code", { exact: true }).fill(codeInOutbox(server.folder, email));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${server.url}/account`);
  return { context, page };
}

/** Makes a key on the page and a study with it. */
async function work(page: Page, name: string): Promise<string> {
  await page.getByLabel("What the key is for").fill(`${name}’s key`);
  await page.getByRole("button", { name: "Make key" }).click();
  const region = page.getByRole("region", { name: "Your new key" });
  const key = await region.getByText(/^sr_live_/).innerText();
  expect((await begin(page, key, name)).status()).toBe(200);
  return key;
}

const begin = (page: Page, key: string, name: string) =>
  page.request.post(`${server.url}/api/v1/studies`, {
    headers: { authorization: `Bearer ${key}` },
    data: aStudy({ topic: `What do commuters think of ${name}’s folding bicycle?` }),
  });

test("two people sign in by codes from the outbox, one without script; each makes a key and a study and sees only these", async ({
  browser,
}) => {
  test.slow();
  for (const [name, withScript] of [
    ["anna", true],
    ["ben", false],
  ] as const) {
    const { context, page } = await signInAs(`${name}@acme.test`, browser, withScript);
    people.push({ context, page, key: await work(page, name) });
  }
  const [anna, ben] = people as [(typeof people)[0], (typeof people)[0]];
  await ben.page.goto(`${server.url}/account`);
  await expect(anna.page.getByRole("link", { name: "anna’s folding bicycle" })).toBeVisible();
  await expect(anna.page.getByText("ben")).toHaveCount(0);
  await expect(ben.page.getByRole("link", { name: "ben’s folding bicycle" })).toBeVisible();
  await expect(ben.page.getByText("anna")).toHaveCount(0);
  expect((await begin(anna.page, anna.key, "anna")).status()).toBe(429);
});

test("the operator sees both, raises one’s limit, and signs the other out within 5 seconds", { tag: "@full" }, async ({
  page,
}) => {
  const [anna, ben] = people as [(typeof people)[0], (typeof people)[0]];
  await page.goto((await runAt(server, "operator-link")).trim());
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: /^3 accounts$/ }).click();
  const row = (email: string) => page.getByRole("listitem").filter({ hasText: email });
  await row("ben@acme.test").getByText("Change ben@acme.test").click();
  await row("ben@acme.test").getByLabel("Studies a day").fill("2");
  await row("ben@acme.test").getByRole("button", { name: "Set the limit" }).click();
  await expect(row("ben@acme.test")).toContainText("At most 2 studies a day");
  expect((await begin(ben.page, ben.key, "ben")).status()).toBe(200);

  await row("anna@acme.test").getByText("Change anna@acme.test").click();
  await row("anna@acme.test").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(anna.page).toHaveURL(`${server.url}/sign-in`, { timeout: 5_000 });
  await ben.page.goto(`${server.url}/account`);
  await expect(ben.page.getByRole("heading", { name: "Your account" })).toBeVisible();
});

test("the page shows what changes elsewhere, acts in place, gives all as a file and deletes it", async ({
  browser,
}) => {
  const { page, context } = await signInAs("cara@acme.test", browser, true);
  const key = await work(page, "cara");
  const headers = { authorization: `Bearer ${key}` };
  const persona = { name: "Nia Okafor", age: 40, role: "Baker" };
  await page.request.post(`${server.url}/api/v1/personas`, { headers, data: persona });
  await expect(page.getByText("Nia Okafor, 40, Baker")).toBeVisible({ timeout: 10_000 });
  await page.getByRole("button", { name: "Delete Nia Okafor" }).click();
  await expect(page.getByRole("heading", { name: "No persona saved" })).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything as one file" }).click();
  const { studies } = JSON.parse(readFileSync(await (await file).path(), "utf8"));
  expect(studies).toHaveLength(1);
  await page.getByText("Delete this account").first().click();
  await page.getByLabel("Type cara@acme.test to confirm").fill("cara@acme.test");
  await page.getByRole("button", { name: "Delete this account" }).click();
  await expect(page.getByText("Your account and everything of it is deleted.")).toBeVisible();
  expect((await begin(page, key, "cara")).status()).toBe(403);
  await context.close();
});

test("the pages have no fault that axe, the browser or a narrow window shows, and cannot be framed", async ({
  page,
  context,
  faultsOf,
}) => {
  test.slow();
  const [, ben] = people as [(typeof people)[0], (typeof people)[0]];
  await context.addCookies(await ben.context.cookies());
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/sign-in?refused=free_mail", "/account"])
      expect(await faultsOf(`${server.url}${path}`)).toEqual([]);
  }
  await page.goto(`${server.url}/sign-in?refused=constructor`);
  await expect(page.getByText("You are not signed in.")).toHaveCount(0);
  const { "content-security-policy": policy } = (await page.request.get(`${server.url}/account`)).headers();
  expect(policy).toContain("frame-ancestors 'none'");
});
