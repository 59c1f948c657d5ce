import { type Agent, aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import { atLength, expect, test } from "./fixtures.ts";
import { type AppServer, runAt } from "./serve.ts";

let server: AppServer;
let agent: Agent;
const impostor = "stripe-official";

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ own, request }) => {
  server = own;
  agent = anAgent();
  const tool = {
    name: "Stripe API",
    description: "Takes payments by card and by transfer.",
    type: "api",
    website: "https://stripe-payments.example",
  };
  const document = aDocument({ tool_id: impostor, tool } as Parameters<typeof aDocument>[0]);
  const answer = await request.post(`${server.url}/api/reviews`, { data: signed(agent, document) });
  expect(answer.status(), await answer.text()).toBe(201);
  expect((await answer.json()).warnings).toMatchObject([{ code: "similar_tool" }]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", { tag: javaScriptEnabled ? "@full" : [] }, () => {
    test.use({ javaScriptEnabled });

    test("a tool that calls itself like a catalogued one stands after it, and says that it is another", async ({
      page,
    }) => {
      await page.goto(`${server.url}/tools?q=Stripe+API`);
      const links = page.getByRole("main").locator('a[href^="/tools/"]');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs.indexOf("/tools/stripe-api")).toBe(0);
      expect(hrefs.indexOf(`/tools/${impostor}`)).not.toBe(0);
      for (const path of [
        `/tools/${impostor}`,
        `/tools/${impostor}/reviews`,
        `/compare?tools=${impostor},stripe-api`,
      ]) {
        await page.goto(server.url + path);
        await expect(page.getByText(/not the catalogued/i).first(), path).toBeVisible();
      }
    });
  });

test("no page about an unverified tool has a fault that axe, the browser or a narrow window shows", async ({
  page,
  faultsOf,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [`/tools/${impostor}`, ...atLength(`/compare?tools=${impostor},stripe-api`, "/tools?q=stripe")])
    expect(await faultsOf(server.url + path)).toEqual([]);
});

test("the operator confirms it, and everyone can read so", { tag: "@full" }, async ({ page }) => {
  await page.goto((await runAt(server, "operator-link")).trim());
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: `Confirm ${impostor}` }).click();
  await expect(page.getByRole("button", { name: `Confirm ${impostor}` })).toHaveCount(0);
  await page.goto(`${server.url}/moderation`);
  await expect(page.getByRole("main")).toContainText(impostor);
  await page.goto(`${server.url}/tools/${impostor}`);
  await expect(page.getByText(/not the catalogued/i)).toHaveCount(0);
});
