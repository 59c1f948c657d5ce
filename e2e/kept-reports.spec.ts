import { respondAsync } from "../lib/prefer.ts";
import { type ModelServer, modelServer } from "../lib/testing/model-server.ts";
import { aStudy } from "../lib/testing/research.ts";
import { expect, test } from "./fixtures.ts";
import { type AppServer, adminSecret, noLimits, serve } from "./serve.ts";

let model: ModelServer;
let server: AppServer;
/** Whether the model leaves every request without an answer. */
let isAway = false;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  model = await modelServer({ fault: () => (isAway ? { is: "hang" } : undefined) });
  const speaks = { AI_MODEL: "compatible:test", AI_BASE_URL: model.url, AI_API_KEY: "a-key", AI_PRICE: "1,10,0.1" };
  server = await serve({ ...noLimits, ...speaks, RESEARCH_ADMIN_SECRET: adminSecret });
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

/** The address of the report of a study that the operator's account begins. */
async function begin(more: Record<string, string> = {}): Promise<string> {
  const headers = { authorization: `Bearer ${adminSecret}`, "content-type": "application/json", ...more };
  const body = JSON.stringify(aStudy({ persona_ids: ["p_cmo"], n_per_persona: 2 }));
  const answer = await fetch(`${server.url}/api/v1/studies`, { method: "POST", headers, body });
  expect([200, 201, 202]).toContain(answer.status);
  return `${server.url}/report/${((await answer.json()) as { id: string }).id}`;
}

/** A page's text without its nonces. */
async function read(url: string, cookie?: string): Promise<string> {
  const page = await fetch(url, cookie === undefined ? {} : { headers: { cookie } });
  const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy")!)![1]!;
  return (await page.text()).replaceAll(nonce, "");
}

test("a report is kept for readers without a session, and its account's own page for nobody", async ({ page }) => {
  const report = await begin();
  const first = await read(report);
  expect(await read(report)).toBe(first);
  for (const below of ["method", "personas", "replay"])
    expect(await read(`${report}/${below}`)).toBe(await read(`${report}/${below}`));
  const link = /^Operator sign-in, good once and for 15 minutes: (\S+)$/m;
  await expect.poll(() => link.test(server.output())).toBe(true);
  await page.goto(link.exec(server.output())![1]!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${server.url}/operator`);
  const offer = "Ask these respondents one more question";
  for (const _ of ["made", "made again"]) {
    await page.goto(report);
    await expect(page.getByText(offer)).toBeVisible();
    expect(await read(report)).not.toContain(offer);
    expect(await read(report, "touchstone_session=another")).not.toContain(offer);
  }
});

test("the page of a study that runs is made each time", async () => {
  isAway = true;
  const report = await begin({ prefer: respondAsync });
  const running = await read(report);
  expect(running).toContain("This study is in progress");
  // It says how long the study has taken.
  expect((await read(report)) === running).toBe(false);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a cell of the matrix and a quote each lead to the words in their interview, and back", async ({ page }) => {
    isAway = false;
    const report = await begin();
    await page.goto(report);
    await page
      .getByRole("table", { name: /Themes by invented personas/ })
      .getByRole("link")
      .first()
      .click();
    await expect(page).toHaveURL(/\/interviews\/\d+#answer-\d+$/);
    const turn = page.locator(new URL(page.url()).hash);
    await expect(turn).toBeInViewport();
    await expect(turn.locator("mark").first()).toBeVisible();
    await expect(page.getByText("0 people")).toBeVisible();

    await page.goto(report);
    const answer = page.locator("#answer-1");
    const quote = (await answer.locator("blockquote").first().textContent())!.replace(/^“|”$/g, "");
    await answer
      .getByRole("link", { name: /, simulated: interview \d+, answer \d+$/ })
      .first()
      .click();
    await expect(page.locator(new URL(page.url()).hash)).toContainText(quote);
    await page.locator(new URL(page.url()).hash).getByRole("link", { name: "answer 1", exact: true }).click();
    await expect(page).toHaveURL(`${report}#answer-1`);
    await expect(page.locator("#answer-1")).toBeInViewport();
  });
});
