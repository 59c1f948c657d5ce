import type { Browser, Page } from "@playwright/test";
import { codeIn, linkIn, type MailServer, startMailServer } from "../lib/testing/mail-server.ts";
import { axeFaults, expect, looks, test } from "./fixtures.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

test.describe.configure({ mode: "serial" });

let mail: MailServer;
let server: AppServer;
test.beforeAll(async () => {
  mail = await startMailServer();
  server = await serve({ ...noLimits, RATE_LIMIT_CODES: "2/hour", TRUSTED_PROXY_HOPS: "1", SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await server.stop();
  await mail.close();
});

/** A page without script of a person's own browser, at a network address of its own. */
async function newPage(browser: Browser, address: string): Promise<Page> {
  const extraHTTPHeaders = { "x-forwarded-for": address };
  return (await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders })).newPage();
}
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });

/** Asks for a mail on the sign-in page that is open; returns the mail's code and the address of its link. */
async function requestMail(page: Page, email: string) {
  const before = mail.received.length;
  await page.getByLabel("E-mail address at work").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByText("The link in the same mail works in this browser alone.")).toBeVisible();
  const received = mail.received[before]!;
  expect([mail.received.length, received.to]).toEqual([before + 1, [email]]);
  return { code: codeIn(received), link: `${server.url}/sign-in/link/${linkIn(received)}` };
}

/** The page that is open fits into every window. */
async function expectToFit(page: Page) {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

test("a person whose tries a stranger has used up signs in by the link, and goes on to the client that sent them", async ({
  browser,
}) => {
  const page = await newPage(browser, "203.0.113.1");
  const client = { client_name: "Trial client", redirect_uris: ["http://127.0.0.1:8976/callback"] };
  const { client_id } = await (await page.request.post(`${server.url}/oauth/register`, { data: client })).json();
  const query = new URLSearchParams({
    client_id,
    redirect_uri: client.redirect_uris[0]!,
    response_type: "code",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  });
  await page.goto(`${server.url}/oauth/authorize?${query}`);
  const { code, link } = await requestMail(page, "anna@acme.test");

  const stranger = await newPage(browser, "203.0.113.2");
  for (const outcome of ["This code does not sign in", "This code does not sign in", "Too many codes or tries"]) {
    await stranger.goto(`${server.url}/sign-in/code`);
    await stranger.getByLabel("E-mail address").fill("anna@acme.test");
    await stranger.getByLabel("Code", { exact: true }).fill("00000000");
    await signInButton(stranger).click();
    await expect(stranger.getByText(outcome)).toBeVisible();
  }
  await page.getByLabel("Code", { exact: true }).fill(code);
  await signInButton(page).click();
  await expect(page.getByText("Too many codes or tries")).toBeVisible();

  // A scanner of mail opens the link before the person does.
  for (const method of ["GET", "HEAD"]) await fetch(link, { method });
  const opened = await page.context().newPage();
  await opened.goto(link);
  await expect(opened.getByRole("main")).toContainText("This link signs you in once as anna@acme.test.");
  await expect(opened.getByRole("main")).toContainText("A chat client sent you here.");
  await expectToFit(opened);
  await signInButton(opened).focus();
  await opened.keyboard.press("Enter");
  await expect(opened.getByRole("heading", { name: "Connect Trial client to your account?" })).toBeVisible();
  await expect(opened.getByRole("main")).toContainText("anna@acme.test");

  await opened.goto(link);
  await expect(opened.getByRole("heading", { name: "This link signs nobody in here" })).toBeVisible();
  await expect(opened.getByRole("main")).toContainText("it is used up");
});

test("in another browser the link signs nobody in and says what to do; the code of the same mail does", async ({
  browser,
}) => {
  const page = await newPage(browser, "203.0.113.3");
  await page.goto(`${server.url}/sign-in`);
  const { code, link } = await requestMail(page, "ben@acme.test");

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "This link signs nobody in here" })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Sign in", exact: true })).toHaveCount(0);
  expect(await axeFaults(phone)).toEqual([]);
  await expectToFit(phone);
  await phone.goto(`${server.url}/account`);
  await expect(phone).toHaveURL(`${server.url}/sign-in`);
  await phone.goto(link);
  await phone.getByRole("link", { name: "enter the code" }).click();
  await phone.getByLabel("E-mail address").fill("ben@acme.test");
  await phone.getByLabel("Code", { exact: true }).fill(code);
  await signInButton(phone).click();
  await expect(phone).toHaveURL(`${server.url}/account`);

  // One mail signs in once.
  await page.goto(link);
  await signInButton(page).click();
  await expect(page.getByText("This link does not sign in")).toBeVisible();
  await expect(page.getByLabel("E-mail address at work")).toBeVisible();
});
