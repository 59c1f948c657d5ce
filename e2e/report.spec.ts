import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { noLimits, type Served, serve } from "./serve.ts";

const sentence =
  "Composed by a rule-based simulator from stated assumptions. No language model and no human data. Not evidence about real people.";
const secret = "an-operators-secret-of-more-than-32-characters";
const headers = { authorization: `Bearer ${secret}` };
const asked = {
  topic: "Would families buy a $29/month meal kit for toddlers?",
  study_type: "concept",
  audience: "b2c",
  seed: 7,
};

let server: Served;
let report: string;
let study: { id: string; headline_finding: string; quant: { projected_nps: number; nps: { low: number } } };

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000);
  server = await serve({ ...noLimits, RESEARCH_ADMIN_SECRET: secret });
  const request = await playwright.request.newContext({ baseURL: server.url, extraHTTPHeaders: headers });
  study = await made(request);
  report = `${server.url}/report/${study.id}`;
  await request.dispose();
});
test.afterAll(() => server.stop());

async function made(request: APIRequestContext) {
  const answer = await request.post("/api/v1/studies", { data: asked });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

test("a gallery without a study says how one comes there", async ({ page }) => {
  await page.goto(`${server.url}/studies`);
  await expect(page.getByText("No study is public yet.")).toBeVisible();
  await expect(page.getByText('{"visibility": "public"}')).toBeVisible();
});

test("no report and no list of studies has a fault that axe, the browser or a narrow window shows", async ({
  page,
  faultsOf,
}) => {
  test.slow();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await faultsOf(report)).toEqual([]);
    expect(await faultsOf(`${server.url}/studies`)).toEqual([]);
  }
});

test("an unknown study and a malformed id are a 404", async ({ page }) => {
  for (const id of ["nope", "00000000-0000-4000-8000-000000000000"])
    expect((await page.goto(`${server.url}/report/${id}`))!.status(), id).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a report says what made it before it says what it found, and is kept out of search engines", async ({
    page,
  }) => {
    await page.goto(report);
    const main = page.getByRole("main");
    await expect(main.getByText(sentence)).toBeInViewport();
    const text = await main.innerText();
    expect(text.indexOf(sentence)).toBeLessThan(text.indexOf(study.headline_finding));
    expect(text).toContain("8 simulated interviews, 4 invented personas, 0 people");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(study.headline_finding);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(sentence));
  });

  test("the projected NPS never stands without its interval and its count, and the error is said to be unmeasured", async ({
    page,
  }) => {
    await page.goto(report);
    const nps = page.locator("dl > div").filter({ hasText: "Projected NPS" });
    await expect(nps).toContainText(/90 % interval .+ to .+, from 8 simulated interviews/);
    await expect(page.locator("#limits")).toContainText("Error against real people: not measured.");
  });

  test("a quote leads to its place in the transcript, which opens, and back to the finding", async ({ page }) => {
    await page.goto(report);
    const finding = page.locator("#finding-1");
    const quote = (await finding.getByRole("blockquote").first().innerText()).replace(/^“|”$/g, "");
    const link = finding.getByRole("link", { name: /^interview \d+, answer \d+$/ }).first();
    const turn = page.locator((await link.getAttribute("href"))!);
    await expect(turn).toBeHidden();
    await link.click();
    await expect(turn).toBeInViewport();
    await expect(turn).toContainText(quote);
    await expect(turn.locator("mark").filter({ hasText: quote })).toBeVisible();
    await turn.getByRole("link", { name: "finding 1", exact: true }).click();
    await expect(finding).toBeInViewport();
  });

  test("on paper every transcript is open", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(report);
    for (const at of [0, 7]) await expect(page.locator(`#i${at}-t0`)).toBeVisible();
  });

  test("a study comes into the gallery when its account makes it public, marked as synthetic", async ({
    page,
    request,
  }) => {
    const path = `${server.url}/api/v1/studies/${study.id}`;
    expect((await request.patch(path, { headers, data: { visibility: "public" } })).status()).toBe(200);
    await page.goto(`${server.url}/studies`);
    const row = page.getByRole("listitem").filter({ hasText: study.headline_finding });
    await expect(row).toContainText("Synthetic");
    await expect(row).toContainText("8 simulated interviews, 0 people");
    await row.getByRole("link").click();
    await expect(page).toHaveURL(report);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  });
});
