import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { allGenerations, chatClient, type Generation } from "../lib/testing/mcp/chat-client.ts";
import { allow, comeToConsent as comeToConsentAs } from "./consent.ts";
import { axeFaults, expect, looks, test } from "./fixtures.ts";
import { readCurl } from "./read-curl.ts";
import { type AppServer, runAt } from "./serve.ts";

test.describe.configure({ mode: "serial" });

let server: AppServer;
test.beforeAll(({ own }) => {
  server = own;
});

const connector = () => `${server.url}/research/mcp`;
const email = "anna@acme.test";

const comeToConsent = (page: Page, address: string) => comeToConsentAs(email, page, server, address);

const allowing =
  (page: Page, look?: (page: Page) => Promise<unknown>) =>
  async (address: string): Promise<void> => {
    await comeToConsent(page, address);
    await look?.(page);
    await allow(page);
    await expect(page.getByText("You may close this window.", { exact: true })).toBeVisible();
  };

const generations: Generation[] = process.env.FULL_TESTS ? allGenerations : ["SDK v2, auto"];

for (const generation of generations)
  test(`a stock client (${generation}) with only the address is signed in by browser, allowed, and calls its tool`, async ({
    page,
    faultsOf,
  }) => {
    const client = await chatClient(
      connector(),
      generation,
      allowing(page, async () => {
        await expect(page.getByText("The permission goes to a program on your own computer.")).toBeVisible();
        await expect(page.getByRole("main")).toContainText(`127.0.0.1:`);
        await expect(page.getByRole("main")).toContainText(email);
        for (const { colorScheme } of looks) {
          await page.emulateMedia({ colorScheme });
          expect(await faultsOf(page.url())).toEqual([]);
        }
      }),
    );
    const connected = await client.connect();
    expect(client.answers.at(-1)!.get("iss")).toBe(server.url);
    expect((await connected.listTools()).tools.map(({ name }) => name)).toEqual(["run_research"]);
    const answer = await connected.callTool({ name: "run_research", arguments: { message: "help" } });
    expect(answer).toMatchObject({ content: [{ type: "text" }], structuredContent: { verb: "help" } });
    await connected.close();
    await client.close();
  });

test("the person sees the client on their page and revokes it; its next call is refused", async ({ page }) => {
  const client = await chatClient(connector(), "SDK v2, legacy", allowing(page));
  const connected = await client.connect();
  await page.goto(`${server.url}/account`);
  const row = page.getByRole("listitem").filter({ hasText: "Stock client" }).first();
  await expect(row).toContainText("Reads and runs studies");
  for (const summary of await page.getByText("Revoke Stock client").all()) await summary.click();
  const buttons = page.getByRole("button", { name: "Revoke this client" });
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
  await expect(page.getByRole("heading", { name: "No chat client is connected" })).toBeVisible();
  const { access_token } = client.memory.tokens as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
  const called = await page.request.post(connector(), {
    headers,
    data: { jsonrpc: "2.0", id: 1, method: "tools/list" },
  });
  expect(called.status()).toBe(401);
  await connected.close();
  await client.close();
});

test("the consent page shows where a client is, who named it, and what it asks for besides", async ({ page }) => {
  const redirect_uri = "https://claude.ai.verify.example.com/callback";
  const metadata = { client_name: "Claude", redirect_uris: [redirect_uri] };
  const { client_id } = await (await page.request.post(`${server.url}/oauth/register`, { data: metadata })).json();
  const code_challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
  await page.route(`${redirect_uri}*`, (asked) => asked.fulfill({ contentType: "text/plain", body: "Done." }));
  const main = page.getByRole("main");
  const code = async (scope: string) => {
    const query = {
      client_id,
      redirect_uri,
      response_type: "code",
      code_challenge,
      code_challenge_method: "S256",
      scope,
    };
    await comeToConsent(page, `${server.url}/oauth/authorize?${new URLSearchParams(query)}`);
    await expect(main).toContainText("claude.ai.verify.example.com");
    await expect(main).toContainText("itself: anyone can register a client under any name");
    await expect(main).not.toContainText("your own computer");
    await expect(main.getByText("New:")).toHaveCount(scope === "research:run" ? 1 : 0);
    await allow(page);
    await page.waitForURL((address) => address.href.startsWith(redirect_uri));
    return new URL(page.url()).searchParams.get("code")!;
  };
  const form = { grant_type: "authorization_code", client_id, redirect_uri, code: await code("research:read") };
  const code_verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  expect((await page.request.post(`${server.url}/oauth/token`, { form: { ...form, code_verifier } })).status()).toBe(
    200,
  );
  await code("research:run");
  await page.goto(`${server.url}/account`);
  const row = page.getByRole("listitem").filter({ hasText: "claude.ai.verify.example.com" });
  await expect(row).toContainText("Named by itself");
});

test("the commands of docs/connector.md work as printed, by curl and a browser", async ({ page }) => {
  const text = readFileSync("docs/connector.md", "utf8");
  const own: Record<string, string> = {};
  const filled = (line: string) =>
    line.replaceAll(/http:\/\/localhost:\d+/g, server.url).replaceAll(/<(\w+)>/g, (_, name: string) => own[name]!);
  const statuses: number[] = [];
  for (const line of text.match(/^(curl|http:\/\/localhost:\d+\/oauth\/authorize).*$/gm) ?? []) {
    if (line.startsWith("http:")) {
      await comeToConsent(page, filled(line));
      const sentTo = page.waitForRequest(/^http:\/\/127\.0\.0\.1:8976\/callback/);
      await allow(page);
      const answer = new URL((await sentTo).url()).searchParams;
      expect([answer.get("state"), answer.get("iss")]).toEqual(["by-hand", server.url]);
      own.code = answer.get("code")!;
      continue;
    }
    const answer = await readCurl(filled(line), {});
    statuses.push(answer.status);
    // An answer of the tool comes as an event stream.
    Object.assign(own, JSON.parse((await answer.text()).replace(/^event: message\ndata: /, "")));
  }
  expect(statuses).toEqual([401, 200, 200, 201, 200, 200, 200, 200, 401]);
  expect(own).toMatchObject({
    issuer: server.url,
    resource: connector(),
    result: { structuredContent: { verb: "help" } },
  });
});

test("the doctor walks the whole way against the service, and leaves nothing behind", { tag: "@full" }, async ({
  page,
}) => {
  const walked = await runAt(server, "doctor", "--connector");
  expect(walked.trim().split("\n")).toHaveLength(9);
  expect(walked).not.toContain("wrong");
  await page.goto((await runAt(server, "operator-link")).trim());
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.goto(`${server.url}/operator/connector`);
  await expect(page.getByRole("heading", { name: "Stock client" }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("doctor.invalid");
  await expect(page.getByRole("heading", { name: "touchstone doctor" })).toHaveCount(0);
});

test("the pages of a flow have no fault that axe, the browser or a narrow window shows, and cannot be framed", async ({
  page,
  faultsOf,
}) => {
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(`${server.url}/oauth/consent`)).toEqual([]);
  }
  const refused = await page.request.get(`${server.url}/oauth/authorize?client_id=none`);
  expect([refused.status(), refused.headers()["content-security-policy"]]).toEqual([
    400,
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
  await page.goto(`${server.url}/oauth/authorize?client_id=none`);
  await expect(page.getByRole("heading", { name: "This client was not connected" })).toBeVisible();
});

test("a request that is not right stays here: the page names the client's host and has the way back as a link", async ({
  page,
}) => {
  const redirect_uri = `https://${"a-long-name-of-a-host.".repeat(4)}evil.example.com/callback`;
  const { host } = new URL(redirect_uri);
  const metadata = { client_name: "Touchstone", redirect_uris: [redirect_uri] };
  const { client_id } = await (await page.request.post(`${server.url}/oauth/register`, { data: metadata })).json();
  const query = new URLSearchParams({ client_id, redirect_uri, response_type: "bogus", state: "a&b" });
  const went: string[] = [];
  await page.route(`${redirect_uri}*`, (route, asked) => {
    went.push(asked.url());
    return route.fulfill({ contentType: "text/plain", body: asked.headers().referer ?? "no referrer" });
  });
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 640 });
    const answer = await page.goto(`${server.url}/oauth/authorize?${query}`);
    expect(answer!.status()).toBe(400);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await expect(page.getByRole("main")).toContainText(`takes its answers at ${host}`);
  expect(went).toEqual([]);
  const back = page.getByRole("link", { name: `go back to ${host}` });
  // The site's own links come first.
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await back.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("no referrer")).toBeVisible();
  expect(Object.fromEntries(new URL(went[0]!).searchParams)).toMatchObject({
    error: "unsupported_response_type",
    state: "a&b",
    iss: server.url,
  });
});
