import { connect } from "node:net";
import type { Page } from "@playwright/test";
import { streamsPerClient } from "../lib/http/event-stream.ts";
import { hear } from "../lib/testing/event-reader.ts";
import { leakedKey, type ModelServer, modelErrors, modelServer } from "../lib/testing/model-server.ts";
import { startProxy, type TcpProxy } from "../lib/testing/processes/start-proxy.ts";
import { aStudy } from "../lib/testing/research.ts";
import { axeFaults, expect as expectSoon, test } from "./fixtures.ts";
import { type AppServer, adminSecret, noLimits, serve } from "./serve.ts";

let model: ModelServer;
let server: AppServer;
let page: Page;
/** Between a browser and the server, where it can cut their connections. */
let proxy: TcpProxy;
/** Whether the model leaves every request without an answer. */
let isAway = false;

// Twelve interviews at once keep the server busy beside the browser.
const expect = expectSoon.configure({ timeout: 15_000 });

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const isHelens = (system: string) => system.startsWith("Task: respond") && system.includes("Helen Osei");
  model = await modelServer({
    latencyMs: 300,
    fault: ({ system }) => (isAway ? { is: "hang" } : isHelens(system) ? modelErrors.other : undefined),
  });
  const speaks = { AI_MODEL: "compatible:test", AI_BASE_URL: model.url, AI_API_KEY: leakedKey, AI_PRICE: "1,10,0.1" };
  server = await serve({ ...noLimits, ...speaks, RESEARCH_ADMIN_SECRET: adminSecret });
  proxy = await startProxy(server.port);
  const context = await browser.newContext();
  page = await context.newPage();
  await signIn();
});
test.afterAll(async () => {
  await page.context().close();
  proxy.stop();
  await server.stop();
  await model.close();
});

/** Signs in as the operator, to whose account the admin secret's studies belong. */
async function signIn(): Promise<void> {
  const link = () => /^Operator sign-in, good once and for 15 minutes: (\S+)$/m.exec(server.output())?.[1];
  await expect.poll(link, { timeout: 15_000 }).toBeDefined();
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
/** How many answers the lanes show. */
const answersOn = async (one: Page) =>
  (await lanesOf(one).allInnerTexts()).reduce(
    (sum, text) => sum + Number(/: (\d+) answers?$/m.exec(text)?.[1] ?? 0),
    0,
  );

test("a study is watched in two tabs, past a failure and a lost connection, to its report", async () => {
  const report = await begin();
  const other = await page.context().newPage();
  const noted: string[] = [];
  page.on("console", (message) => message.type() === "debug" && noted.push(message.text()));
  await page.addInitScript(() => {
    const isRun = () => document.querySelector("[aria-label='Steps of the study']") !== null;
    let last = "";
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      for (const { value, sources } of list.getEntries() as Shift[])
        if (isRun()) console.debug(`moved ${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 60))}`);
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
      const text = document.querySelector("[role=status]")?.textContent ?? "";
      if (isRun() && text !== "" && text !== last) console.debug(`said ${text}`);
      last = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await Promise.all([page.goto(report.replace(server.url, `http://localhost:${proxy.port}`)), other.goto(report)]);
  await expect(lanesOf(page)).toHaveCount(12);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(
    lanesOf(page)
      .filter({ hasText: /\d answers/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(/of 12 interviews/);
  await expect(lanesOf(page).filter({ hasText: "Failed" })).toHaveCount(3);

  const before = await answersOn(page);
  proxy.cut();
  await expect(page.getByText("Connecting; the study goes on")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect.poll(() => answersOn(page), { timeout: 15_000 }).toBeGreaterThan(before);
  for (const one of [page, other])
    await expect(one.getByRole("region", { name: "What made this study" })).toBeVisible({ timeout: 20_000 });
  expect(noted.filter((note) => note.startsWith("moved"))).toEqual([]);
  // One word for each step and each failure, and not for each line.
  const said = noted.filter((note) => note.startsWith("said"));
  expect(said.length).toBeGreaterThan(3);
  expect(said.length).toBeLessThan(12);
  await other.close();
});

test("its account cancels a study without script; nobody else is offered to", { tag: "@full" }, async ({ browser }) => {
  const report = await begin({ seed: 8 });
  await page.goto(report);
  await expect(
    lanesOf(page)
      .filter({ hasText: /\d answers/ })
      .first(),
  ).toBeVisible();
  isAway = true;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await axeFaults(page)).toEqual([]);
  const stranger = await browser.newPage({ javaScriptEnabled: false });
  await stranger.goto(report);
  await expect(stranger.getByRole("heading", { name: "This study is" })).toBeVisible();
  await expect(stranger.locator('meta[http-equiv="refresh"]')).toHaveCount(1);
  await expect(stranger.getByRole("button", { name: "Cancel this study" })).toHaveCount(0);
  await stranger.context().addCookies(await page.context().cookies());
  await stranger.goto(report);
  await stranger.getByRole("button", { name: "Cancel this study" }).click();
  await expect(stranger.getByRole("heading", { name: "This study was cancelled" })).toBeVisible();
  isAway = false;
  await stranger.close();
});

test("a tab that slept, or was offline, misses nothing; nothing in it moves or chatters", {
  tag: "@full",
}, async () => {
  const report = await begin({ seed: 11 });
  const tab = await page.context().newPage();
  await tab.emulateMedia({ reducedMotion: "reduce" });
  const resumed: string[] = [];
  tab.on("request", (request) => request.url().includes("/events") && resumed.push(request.url()));
  await tab.goto(report);
  await expect(tab.getByText("Live", { exact: true })).toBeVisible();
  await tab.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector("[role=status]")?.textContent ?? "";
      if (said.at(-1) !== text) said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await expect.poll(() => answersOn(tab)).toBeGreaterThan(4);
  expect(await tab.evaluate(() => document.getAnimations().length)).toBe(0);

  const browser = await tab.context().newCDPSession(tab);
  await browser.send("Page.setWebLifecycleState", { state: "frozen" });
  await page.goto(report);
  const asleep = await answersOn(page);
  await expect.poll(() => answersOn(page)).toBeGreaterThan(asleep + 4);
  await browser.send("Page.setWebLifecycleState", { state: "active" });
  await expect.poll(() => answersOn(tab)).toBeGreaterThan(asleep + 4);

  await tab.context().setOffline(true);
  await tab.evaluate(() => window.dispatchEvent(new Event("offline")));
  const connections = resumed.length;
  await tab.context().setOffline(false);
  await expect.poll(() => resumed.length).toBeGreaterThan(connections);
  expect(resumed.at(-1)).toMatch(/\?after=[1-9]/);
  await expect(tab.getByText("Live", { exact: true })).toBeVisible();
  await expect.poll(async () => (await answersOn(tab)) - (await answersOn(page))).toBe(0);
  expect((await tab.evaluate(() => (window as unknown as { said: string[] }).said)).length).toBeLessThan(6);
  for (const one of [tab, page])
    await expect(one.getByRole("region", { name: "What made this study" })).toBeVisible({ timeout: 40_000 });
  await tab.close();
});

test("a hidden tab holds no connection and still says in its title how far it is; shown again, it misses nothing", {
  tag: "@full",
}, async () => {
  const report = await begin({ seed: 12 });
  const tab = await page.context().newPage();
  const streams: string[] = [];
  tab.on("request", (request) => request.url().includes("/events") && streams.push(request.url()));
  await tab.goto(report);
  await expect(tab.getByText("Live", { exact: true })).toBeVisible();
  const look = (hidden: boolean) =>
    tab.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await expect.poll(() => answersOn(tab)).toBeGreaterThan(0);
  await look(true);
  const before = await answersOn(tab);
  const eventsSoFar = async () => (await (await tab.request.get(`${report}/state`)).json()).after;
  const hiddenAt = await eventsSoFar();
  await expect.poll(eventsSoFar).toBeGreaterThan(hiddenAt + 4);
  isAway = true;
  await expect.poll(() => answersOn(tab)).toBeGreaterThan(before);
  expect(streams).toHaveLength(1);
  await look(false);
  await expect(tab.getByText("Live", { exact: true })).toBeVisible();
  expect(streams).toHaveLength(2);
  expect(streams.at(-1)).toMatch(/\?after=[1-9]/);
  await tab.getByRole("button", { name: "Cancel this study" }).click();
  await expect(tab.getByRole("heading", { name: "This study was cancelled" })).toBeVisible();
  isAway = false;
  await tab.close();
});

test("a reader who leaves before the answer, or in its middle, holds no stream of the server", {
  tag: "@full",
}, async () => {
  const report = await begin({ seed: 13 });
  const path = `${new URL(report).pathname}/events?after=0`;
  const leave = (afterMs: number) =>
    new Promise<void>((left) => {
      const socket = connect(server.port, "127.0.0.1", () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`);
        setTimeout(() => socket.destroy(), afterMs);
      });
      socket.once("close", () => left());
    });
  for (let n = 0; n < 5; n += 1) await Promise.all([0, 1, 2, 5, 20, 100].map(leave));
  const held: (() => Promise<void>)[] = [];
  await expect(async () => {
    for (const cut of held.splice(0)) await cut();
    for (let n = 0; n < streamsPerClient; n += 1) {
      const reader = await hear(`${server.url}${path}`);
      held.push(reader.cut);
      expect(reader.response.status).toBe(200);
    }
  }).toPass({ timeout: 20_000 });
  for (const cut of held) await cut();
  await page.goto(report);
  await expect(page.getByRole("region", { name: "What made this study" })).toBeVisible({ timeout: 40_000 });
});

test("who is signed in sees what a model understood, mends it, and starts the study with a persona of their own", async () => {
  const headers = { authorization: `Bearer ${adminSecret}` };
  const data = { name: "Ines Duarte", age: 40, role: "Baker", audience: "b2c" };
  const made = await page.request.post(`${server.url}/api/v1/personas`, { headers, data });
  const plans = () => model.seen.filter(({ system }) => system.startsWith("Task: plan")).length;
  const before = plans();
  await page.goto(`${server.url}/research?who=chosen&persona_ids=${(await made.json()).id}`);
  await page.getByLabel("Your question").fill("Would bakers pay $30 a month for a rota app?");
  const panel = page.locator("#preview");
  await expect(panel).toContainText("A language model reads the topic. Press Preview");
  await expect(page.getByRole("checkbox", { name: /^Ines Duarte/ })).toBeChecked();
  await page.getByRole("radio", { name: "once", exact: true }).check();
  expect(plans()).toBe(before);
  await panel.getByRole("button", { name: "Preview" }).click();
  await expect(panel.getByText(/^compatible:test: about \d+ calls/)).toBeVisible();
  await expect(panel.getByText(/^The guide: \d+ questions/)).toBeVisible();
  await page.getByLabel("The thing", { exact: true }).fill("a rota for bakeries");
  await panel.getByRole("button", { name: "Preview" }).click();
  await expect(panel).toContainText("Asked abouta rota for bakeries");
  const paid = plans();
  expect(paid).toBe(before + 2);
  await panel.getByRole("button", { name: "Start the study" }).click();
  await expect(lanesOf(page)).toHaveCount(1);
  await expect(lanesOf(page)).toContainText("Ines Duarte");
  await page.getByRole("button", { name: "Cancel this study" }).click();
  await expect(page.getByRole("heading", { name: "This study was cancelled" })).toBeVisible();
  await page.getByRole("link", { name: "Ask this question again" }).click();
  await expect(page.getByLabel("Your question")).toHaveValue("Would bakers pay $30 a month for a rota app?");
  // The study takes over what its preview paid for.
  expect(plans()).toBe(paid);
  await page.request.delete(`${server.url}/api/v1/personas/${(await made.json()).id}`, { headers });
});

test("a study of the simulator is there at once, and its interviews are played again on request", {
  tag: "@full",
}, async () => {
  await page.goto(await begin({ engine: "simulator", n_per_persona: 1 }));
  await expect(page.getByRole("region", { name: "What made this study" })).toBeVisible();
  await page.getByText("Made-up answers", { exact: true }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Question 1 of \d+$/);
  await expect(lanesOf(page)).toHaveCount(4);
  for (const lane of await lanesOf(page).allInnerTexts()) expect(lane).toMatch(/, simulated\n.+\n+.{4}/);
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Question 2 of/);
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(lanesOf(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test("its account asks the respondents one more question, price first, and the answers join the report", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto(await begin({ engine: "simulator", n_per_persona: 1, seed: 9 }));
  await plain.getByRole("link", { name: "Ask these respondents one more question" }).click();
  await plain.getByLabel("The question").fill("Who?");
  await plain.getByRole("button", { name: "What it would cost" }).click();
  await expect(plain.getByText("Nobody was asked yet.")).toBeVisible();
  const question = "Who else would have a say in this?";
  await plain.getByLabel("The question").fill(question);
  await plain.getByRole("button", { name: "What it would cost" }).click();
  await expect(plain.getByText(/^4 respondents would answer, for \$0\.00/)).toBeVisible();
  await plain.getByRole("button", { name: "Ask them" }).click();
  await expect(plain).toHaveURL(/#follow-ups$/);
  const asked = plain.getByRole("region", { name: "Asked later" });
  await expect(asked.getByRole("heading", { name: question })).toBeVisible();
  await expect(asked.getByText(/, simulated/)).toHaveCount(4);
  await context.clearCookies();
  await plain.reload();
  await expect(plain.getByRole("link", { name: "Ask these respondents one more question" })).toHaveCount(0);
  await context.close();
});

test("a visitor sees the library; who is signed in makes, imports, edits and deletes personas and asks them, without script", async ({
  browser,
}) => {
  const stranger = await browser.newPage();
  for (const path of ["/personas", "/simulate"]) {
    await stranger.goto(`${server.url}${path}`);
    expect(await axeFaults(stranger)).toEqual([]);
    await expect(stranger.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  }
  await expect(stranger.getByRole("heading", { name: /, simulated$/ })).toHaveCount(2);
  await stranger.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto(`${server.url}/simulate`);
  await plain.getByRole("link", { name: "Make some first" }).click();
  await plain.getByLabel("Describe the people").fill("parents of toddlers who both work");
  await plain.getByRole("button", { name: "Make personas" }).click();
  await expect(plain.getByText("4 personas were made and saved.")).toBeVisible();
  await expect(plain.getByRole("heading", { name: "Yours: 4 personas" })).toBeVisible();

  await plain.getByText("Import many from CSV").click();
  const csv = "name,age,role\nNia Okafor,40,Baker\nLou,7,Pupil\n";
  const text = plain.getByLabel("Or its text, with a header line");
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await plain.getByLabel("A CSV file").setInputFiles(file);
  await plain.getByRole("button", { name: "Import" }).click();
  await expect(plain.getByText(/^Line 3, age: /)).toBeVisible();
  await expect(text).toHaveValue(csv);
  await text.fill(csv.replace(",7,", ",17,"));
  await plain.getByRole("button", { name: "Import" }).click();
  await expect(plain.getByText("2 personas were saved.")).toBeVisible();

  await plain.getByRole("link", { name: "Edit Lou" }).click();
  await plain.getByLabel("Age").fill("170");
  await plain.getByLabel("How it decides").fill("risk averse\ncounts every cent");
  await plain.getByRole("button", { name: "Save changes" }).click();
  await expect(plain.getByLabel("How it decides")).toHaveValue("risk averse\ncounts every cent");
  await plain.getByLabel("Age").fill("18");
  await plain.getByRole("button", { name: "Save changes" }).click();
  await expect(plain.getByText("1 persona was changed.")).toBeVisible();
  await expect(plain.getByRole("listitem").filter({ hasText: "Lou, 18" })).toContainText("careful about risks");
  await plain.getByText("Delete Nia Okafor").click();
  await plain.getByRole("listitem").filter({ hasText: "Nia Okafor" }).getByRole("button").click();
  await expect(plain.getByRole("heading", { name: "Yours: 5 personas" })).toBeVisible();

  const others = Array.from({ length: 50 }, (_, n) => `Kim ${n},40,Nurse`).join("\n");
  const sent = { headers: { authorization: `Bearer ${adminSecret}` }, data: { csv: `name,age,role\n${others}\n` } };
  expect((await plain.request.post(`${server.url}/api/v1/personas/import`, sent)).status()).toBe(201);
  await plain.goto(`${server.url}/research?who=chosen`);
  await expect(plain.getByText("The newest 24 of 55 are here.")).toBeVisible();
  await plain.getByLabel("Your question").fill("Would families pay $9 a month?");
  await plain.getByLabel(/^Find others/).fill("counts CENT");
  await plain.getByRole("button", { name: "Find", exact: true }).click();
  await expect(plain).toHaveURL(/#who$/);
  await expect(plain.getByLabel("Your question")).toHaveValue("Would families pay $9 a month?");
  await plain.getByRole("checkbox", { name: /^Lou, 18/ }).check();

  await plain.goto(`${server.url}/simulate`);
  await plain.getByLabel("Answers (optional)").fill("Move\nStay");
  for (const name of ["Kim 49", "Kim 48"]) await plain.getByRole("checkbox", { name: `${name},` }).uncheck();
  await plain.getByLabel(/^Find others/).fill("lou pupil");
  await plain.getByRole("button", { name: "Find", exact: true }).click();
  await expect(plain.getByLabel("Answers (optional)")).toHaveValue("Move\nStay");
  await expect(plain.getByRole("checkbox")).toHaveCount(3);
  await plain.getByRole("checkbox", { name: "Lou, 18" }).check();
  await plain.getByLabel("The scenario").fill("The nursery closes an hour earlier from May on.");
  await plain.getByLabel("Answers (optional)").fill("Move");
  await plain.getByRole("button", { name: "Ask them" }).click();
  await expect(plain.getByText("Nobody was asked yet.")).toBeVisible();
  await expect(plain.getByLabel("The scenario")).toHaveValue("The nursery closes an hour earlier from May on.");
  await plain.getByLabel("Answers (optional)").fill("Move\nStay");
  await plain.getByRole("button", { name: "Ask them" }).click();
  await expect(plain.getByRole("heading", { name: /, simulated$/ })).toHaveText([/^Kim 47/, /^Kim 46/, /^Lou/]);
  await expect(plain).toHaveURL(/\/simulate\?shown=/);
  await context.close();
});
