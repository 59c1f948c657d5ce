import { codeIn, startMailServer } from "../lib/testing/mail-server.ts";
import { leakedKey, modelServer } from "../lib/testing/model-server.ts";
import { axeFaults, expect, test } from "./fixtures.ts";
import { noLimits, serve } from "./serve.ts";

test("a person signed in by a code from their mail previews by the model what they then watch and read", async ({
  browser,
}) => {
  test.slow();
  const model = await modelServer({ latencyMs: 200 });
  const mail = await startMailServer();
  const speaks = { AI_MODEL: "compatible:test", AI_BASE_URL: model.url, AI_API_KEY: leakedKey, AI_PRICE: "1,10,0.1" };
  const server = await serve({ ...noLimits, ...speaks, SMTP_URL: mail.url, MAIL_FROM: "codes@touchstone.test" });
  const page = await browser.newPage();
  const plans = () => model.seen.filter(({ system }) => system.startsWith("Task: plan")).length;
  try {
    await page.goto(`${server.url}/research`);
    await expect(page.getByLabel("Who speaks for the personas")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("E-mail address at work").fill("ines@acme.test");
    await page.getByRole("button", { name: "Send me a code" }).click();
    await expect.poll(() => mail.received.length).toBe(1);
    await page.getByLabel("Code", { exact: true }).fill(codeIn(mail.received[0]!));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${server.url}/account`);

    await page.goto(`${server.url}/research`);
    await expect(page.getByLabel("Who speaks for the personas")).toHaveValue("");
    await page.getByLabel("Your question").fill("Would bakers pay $30 a month for a rota app?");
    await page.getByRole("radio", { name: /^People you describe/ }).check();
    await page.getByLabel("Who they are").fill("owners of small bakeries");
    await page.getByRole("radio", { name: "once", exact: true }).check();
    const panel = page.locator("#preview");
    await expect(panel).toContainText("Press Preview to see what it understands");
    expect(plans()).toBe(0);
    await panel.getByRole("button", { name: "Preview" }).click();
    await expect(panel.getByRole("status")).toHaveText(
      /^4 simulated interviews, free here, about \d+ (seconds|minutes?)$/,
    );
    await expect(panel.getByText(/^compatible:test: about \d+ calls, .* about \$0\.\d\d$/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const asked = await panel.locator("dl > div", { has: page.getByText("Asked", { exact: true }) }).innerText();
    await panel.getByRole("button", { name: "Start the study" }).click();
    await expect(page.getByRole("list", { name: "Interviews" }).getByRole("listitem")).toHaveCount(4);
    await expect(page.getByRole("region", { name: "What made this study" })).toBeVisible({ timeout: 60_000 });
    // The study asks whom the preview named, and takes over what it paid for.
    const name = /^Asked\s*([^,]+),/.exec(asked)![1]!;
    await expect(page.getByRole("main")).toContainText(name);
    expect(plans()).toBe(1);
    await page.goto(`${server.url}/account`);
    await expect(page.getByRole("link", { name: /rota app/ })).toBeVisible();
  } finally {
    await page.close();
    await server.stop();
    await mail.close();
    await model.close();
  }
});
