import { research } from "../lib/api/research.ts";
import { errorCodesIn } from "../lib/openapi/service.ts";
import { respondAsync } from "../lib/prefer.ts";
import { axeFaults, expect, looks, test } from "./fixtures.ts";
import { readCurl } from "./read-curl.ts";
import { adminSecret } from "./serve.ts";

const home = process.env.E2E_BASE_URL!;
const address = `${home}/docs/research`;

/** Calls the research API with a key, or as its operator. */
async function ask(path: string, body: object, key = adminSecret): Promise<Record<string, string>> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const answer = await fetch(`${home}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

for (const { colorScheme, width } of looks)
  test(`axe and the browser find no fault at ${width} px in ${colorScheme}`, { tag: "@full" }, async ({ page }) => {
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    // The reference repeats its parts: only the first entries and rows are judged.
    expect(await axeFaults(page, ".entry ~ .entry", "dl > div ~ div ~ div")).toEqual([]);
    expect(said).toEqual([]);
    for (const other of [320, width]) {
      await page.setViewportSize({ width: other, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), String(other)).toBe(other);
    }
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says first what a study is not, and the documentation of ratings leads to it", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto(`${home}/docs`);
    await page.getByRole("main").getByRole("link", { name: "Research", exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("What synthetic means");
    await expect(page.locator("#synthetic blockquote")).toContainText(
      "A rehearsal by the built-in engine: invented answers by fixed rules, no language model, no people.",
    );
  });

  test("every operation and error code is described, and every link on the page leads", async ({ page, request }) => {
    await page.goto(address);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBe(new Set(ids).size);
    const { paths } = await (await request.get(`${home}/api/v1/openapi.json`)).json();
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap(Object.values);
    expect(operations.length).toBeGreaterThan(20);
    const described = operations.map(({ operationId }) => operationId);
    for (const id of [...described, ...errorCodesIn(research).map((code) => `error-${code}`)])
      expect(ids, id).toContain(id);
    const targets = await page
      .locator("main a[href^='#']")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  test("the shown commands work as they stand, with one's own key and ids put in", { tag: "@full" }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const topic = "Do the commands of a page work as they stand?";
    const { key } = await ask("/keys", { name: "the reader's", concurrency: 100 });
    const own: Record<string, string> = {
      study_id: (await ask("/studies", { topic, study_type: "custom", audience: "b2b" }, key)).id!,
      // The example compares with a study of this id.
      "00000000-0000-4000-8000-000000000001": (
        await ask("/studies", { topic, study_type: "custom", audience: "b2b", seed: 2 }, key)
      ).id!,
      persona_id: (await ask("/personas", { name: "Nia", age: 33, role: "Baker" }, key)).id!,
      key_id: (await ask("/keys", { name: "to be revoked" })).key_id!,
    };
    await page.goto(address);
    const commands = (await page.locator("pre code").allTextContents()).filter((text) => text.startsWith("curl "));
    expect(commands.length).toBeGreaterThan(25);
    const needsOther = (command: string) => /\/cancel'|\/replay'/.test(command);
    // Deletions come last, so the others find the records that they name.
    const order = (command: string) => Number(command.includes("-X DELETE"));
    for (const command of commands.toSorted((one, other) => order(one) - order(other))) {
      const filled = command
        .replaceAll(/<(\w+)>|(?<=with=)[\w-]+/g, (all, name) => own[name ?? all] ?? "none")
        // Only the operator makes and revokes keys, and drains.
        .replaceAll("$TOUCHSTONE_KEY", /\/api\/v1\/(keys|drain)/.test(command) ? adminSecret : key!);
      expect(filled, command).toContain(home);
      const answer = await readCurl(filled, {});
      const said = await answer.text();
      // These two stop or resend what this account lacks: a running study, a delivery.
      if (needsOther(command)) expect([400, 404], said).toContain(answer.status);
      else expect(answer.ok, `${command}\n${answer.status} ${said}`).toBe(true);
      if (command.includes("Accept: text/event-stream")) expect(said).toContain("event: completed");
      if (command.includes("Accept: text/markdown")) expect(said).toMatch(/^\*[^\n]+\*\n+# /);
      if (command.includes(respondAsync)) expect(answer.status).toBe(202);
    }
  });
});
