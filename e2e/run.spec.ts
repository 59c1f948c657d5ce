import type { Page } from "@playwright/test";
import { leakedKey, type ModelServer, modelErrors, modelServer } from "../lib/testing/model-server.ts";
import { aStudy } from "../lib/testing/research.ts";
import { axeFaults, expect, test } from "./fixtures.ts";
import { type AppServer, adminSecret, noLimits, serve } from "./serve.ts";

let model: ModelServer;
let server: AppServer;
let page: Page;

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  const isHelens = (system: string) => system.startsWith("Task: respond") && system.includes("Helen Osei");
  model = await modelServer({
    latencyMs: 150,
    fault: ({ system }) => (isHelens(system) ? modelErrors.other : undefined),
  });
  const speaks = { AI_MODEL: "compatible:test", AI_BASE_URL: model.url, AI_API_KEY: leakedKey, AI_PRICE: "1,10,0.1" };
  server = await serve({ ...noLimits, ...speaks, RESEARCH_ADMIN_SECRET: adminSecret });
  page = await browser.newPage();
  await signIn();
});
test.afterAll(async () => {
  await page.close();
  await server.stop();
  await model.close();
});

/** Signs in as the operator, to whose account the admin secret's studies belong. */
async function signIn(): Promise<void> {
  const link = () => /^Operator sign-in, good once and for 15 minutes: (\S+)$/m.exec(server.output())?.[1];
  await expect.poll(link).toBeDefined();
  await page.goto(link()!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${server.url}/operator`);
}

/** Begins a study of twelve interviews, of which three fail. */
async function begin(members: Record<string, unknown> = {}): Promise<string> {
  const headers = { authorization: `Bearer ${adminSecret}`, prefer: "respond-async" };
  const data = aStudy({ persona_ids: ["p_cmo", "p_cto", "p_cfo", "p_vp_mktg"], n_per_persona: 3, ...members });
  const answer = await page.request.post(`${server.url}/api/v1/studies`, { headers, data });
  expect(answer.status()).toBe(202);
  return `${server.url}/report/${(await answer.json()).id}`;
}

const lanesOf = (one: Page) => one.getByRole("list", { name: "Interviews" }).getByRole("listitem");
const isHeld = /Held/;

test("a study is watched in two tabs, past a failure and a lost connection, to its report", async () => {
  const report = await begin();
  const other = await page.context().newPage();
  await page.addInitScript(() => {
    const seen = { shift: 0, said: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
      const text = document.querySelector("[role=status]")?.textContent ?? "";
      if (text !== "" && seen.said.at(-1) !== text) seen.said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await Promise.all([page.goto(report), other.goto(report)]);
  await expect(lanesOf(page)).toHaveCount(12);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(
    lanesOf(page)
      .filter({ hasText: /\d answers/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(/of 12 interviews/);
  const violations = await axeFaults(page);
  await expect(lanesOf(page).filter({ hasText: "Failed" })).toHaveCount(3);

  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; said: string[] } }).seen);
  await expect(lanesOf(page).filter({ hasText: isHeld })).not.toHaveCount(0);
  for (const one of [page, other])
    await expect(one.getByRole("region", { name: "What made this study" })).toBeVisible({ timeout: 20_000 });
  expect(violations).toEqual([]);
  expect(seen.shift).toBe(0);
  // One word for each step, and not for each line.
  expect(seen.said.length).toBeLessThan(8);
  await other.close();
});

test("its account cancels a study without script; nobody else is offered to", async ({ browser }) => {
  const report = await begin({ seed: 8 });
  const stranger = await browser.newPage({ javaScriptEnabled: false });
  await stranger.goto(report);
  await expect(stranger.getByRole("heading", { name: "This study is" })).toBeVisible();
  await expect(stranger.locator('meta[http-equiv="refresh"]')).toHaveCount(1);
  await expect(stranger.getByRole("button", { name: "Cancel this study" })).toHaveCount(0);
  await stranger.context().addCookies(await page.context().cookies());
  await stranger.goto(report);
  await stranger.getByRole("button", { name: "Cancel this study" }).click();
  await expect(stranger.getByRole("heading", { name: "This study was cancelled" })).toBeVisible();
  await stranger.close();
});

test("a study of the simulator is there at once, and its interviews are played again on request", async () => {
  const report = await begin({ engine: "simulator", n_per_persona: 1 });
  await page.goto(report);
  await expect(page.getByRole("region", { name: "What made this study" })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("link", { name: "Play them again" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(lanesOf(page).filter({ hasText: "No answer yet" })).toHaveCount(4);
  await page.getByRole("button", { name: "Next answers" }).click();
  await expect(lanesOf(page).filter({ hasText: "1 answer" })).toHaveCount(4);
  await page.emulateMedia({ reducedMotion: "no-preference" });
});
