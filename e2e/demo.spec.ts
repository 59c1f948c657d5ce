import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { studyTypeIds } from "../lib/engines/study-types.ts";
import { freePort } from "../lib/testing/processes/postgres.ts";
import { pagesOf } from "../scripts/pages.mjs";
import { atLength, expect, test } from "./fixtures.ts";

const sentence = "Demo data: everything here was generated. Nothing on these pages is evidence about any tool.";

test.describe("npm run demo", () => {
  test.describe.configure({ mode: "serial" });
  let demo: ChildProcess;
  let url: string;
  /** The demo's own temporary folder, to see what it leaves there. */
  let place: string;

  test.beforeAll(async () => {
    // It signs reviews and runs studies first.
    test.setTimeout(180_000);
    place = mkdtempSync(join(tmpdir(), "touchstone-demo-e2e-"));
    const port = await freePort();
    url = `http://localhost:${port}`;
    const own = {
      PORT: String(port),
      PUBLIC_URL: url,
      TMPDIR: place,
      TEMP: place,
      TMP: place,
      RATE_LIMIT_READS: "off",
    };
    const environment = { ...process.env, ...own, DATABASE_URL: "postgres://nobody@127.0.0.1:1/never" };
    demo = spawn(process.execPath, ["scripts/serve-demo.mjs"], {
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise<void>((ready, failed) => {
      demo.once("exit", (code) => failed(new Error(`The demo ended with ${code}.`)));
      demo.stdout!.on("data", (text: Buffer) => String(text).includes("Touchstone is ready") && ready());
    });
  });
  test.afterAll(() => {
    demo.kill("SIGKILL");
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  });

  test("every page says that its data is generated, without script, and no page has a fault", async ({
    browser,
    faultsOf,
    page,
  }) => {
    test.slow();
    const { reviews } = await (await fetch(`${url}/api/reviews?limit=1`)).json();
    const [{ review_id, key_id, tool_id }] = reviews;
    const kinds = ["/", `/tools/${tool_id}`];
    const others = ["/tools", `/reviews/${review_id}`, `/keys/${key_id}`, "/dimensions"];
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const path of [...kinds, ...others, "/tools?type=bogus", "/tools/none-such", "/nowhere"]) {
      await plain.goto(url + path);
      await expect(plain.getByText(sentence), path).toBeVisible();
      await expect(plain.locator('meta[name="robots"][content*="noindex"]'), path).not.toHaveCount(0);
    }
    await plain.context().close();
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of [...kinds, ...atLength(...others)]) expect(await faultsOf(url + path)).toEqual([]);
  });

  test("the banner stays in sight and hides nothing that has the focus", { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${url}/tools`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(sentence)).toBeInViewport();
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const isHidden = await page.evaluate(() => {
        const banner = document.querySelector("aside[aria-label='Demo data']")!.getBoundingClientRect();
        return document.activeElement!.getBoundingClientRect().bottom <= banner.bottom;
      });
      expect(isHidden, `step ${step}`).toBe(false);
    }
  });

  test("every answer of the API says so, errors too", async () => {
    for (const path of ["/api/tools", "/api/reviews?limit=0", "/api/dimensions", "/api/health", "/api/nothing"]) {
      const answer = await fetch(url + path);
      expect(answer.headers.get("touchstone-demo"), path).toBe("generated-data");
      expect(Object.entries(await answer.json())[0], path).toEqual(["demo", "generated data: evidence of nothing"]);
    }
  });

  test("has questions with answers, and a study of each kind whose files say that they are a demo's", async ({
    page,
  }) => {
    await page.goto(`${url}/questions`);
    await expect(page.getByRole("heading", { name: "6 questions" })).toBeVisible();
    await page.goto(`${url}/studies`);
    // One of each type, and one of them twice.
    await expect(page.getByText(`${studyTypeIds.length + 1} studies`, { exact: true })).toBeVisible();
    await page.getByRole("region", { name: "Studies found" }).getByRole("link").first().click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole("region", { name: "What made this study" })).toContainText("0 people");
    const report = new URL(page.url()).pathname;
    for (const ending of ["md", "csv", "json"])
      expect(await (await fetch(`${url}${report}.${ending}`)).text(), ending).toContain("Demo data. Synthetic study");
  });

  test("no list and no title prints a tool's id where its name is known, on pages and in their Markdown", async () => {
    const { reviews } = await (await fetch(`${url}/api/reviews?limit=100`)).json();
    const { questions } = await (await fetch(`${url}/api/questions?limit=1`)).json();
    const named = [...reviews, ...questions].filter(({ tool_id, tool_name }) => tool_id !== tool_name);
    const ids = new Set(named.map(({ tool_id }) => tool_id).filter((id) => id.includes("-")));
    expect(ids.size).toBeGreaterThan(20);
    const read = async (path: string) => (await fetch(url + path)).text();
    const paths = ["/activity", `/keys/${reviews[0].key_id}`, `/questions/${questions[0].question_id}`];
    const texts: string[] = await Promise.all([
      ...paths.map(async (path) => (await read(path)).replaceAll(/<(script|style|pre|code)\b.*?<\/\1>|<[^>]*>/gs, " ")),
      ...paths.map(async (path) => (await read(`${path}.md`)).replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, " ")),
      ...reviews.slice(0, 3).map(async ({ review_id }: { review_id: string }) => {
        return /<title>.*?<\/title>/.exec(await read(`/reviews/${review_id}`))![0];
      }),
    ]);
    for (const text of texts)
      expect((text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).filter((id) => ids.has(id))).toEqual([]);
  });

  test("no page is wider than a phone, nor at twice the size of text, or shows people an id or a sign of Markdown", async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { all, few } = await pagesOf(url);
    const { tools } = await (await fetch(`${url}/api/tools?limit=50`)).json();
    const ids = tools.map(({ tool_id }: { tool_id: string }) => tool_id).filter((id: string) => id.includes("-"));
    const faults: string[] = [];
    await runNothing(page);
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    for (const path of process.env.FULL_TESTS ? [...all, ...few] : oneOfEachKind(all)) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(url + path, { waitUntil: "domcontentloaded" });
      if (await isTooWide()) faults.push(`${path} is wider than 320 px`);
      await page.addStyleTag({ content: ":root { font-size: 200% }" });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if (await isTooWide()) faults.push(`${path} is wider than ${width} px at 200 % text`);
      }
      faults.push(...(await page.evaluate(notForPeople, ids)).map((words) => `${path}: ${words}`));
    }
    expect(faults).toEqual([]);
  });

  test("the rows of lists are 64 px high where there is room", async ({ page }) => {
    await runNothing(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ["/tools", "/questions", "/reviews", "/studies"]) {
      await page.goto(url + path);
      // A tool that is not verified and a review that is not counted say so in a line of their own.
      const rows = page.locator("[data-row]:not(:has(.border-dashed, [href='/dimensions#listing']))");
      const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
      expect(heights.length, path).toBeGreaterThan(3);
      expect(new Set(heights), path).toEqual(new Set([64]));
    }
  });

  test("what to do next is on the first printed sheet of every report", async ({ page }) => {
    const { all } = await pagesOf(url);
    // A4 without the margins of `report.css`, at 96 px an inch.
    const [width, height] = [210 - 2 * 16, 297 - 18 - 20].map((mm) => Math.floor((mm / 25.4) * 96));
    await runNothing(page);
    await page.setViewportSize({ width: width!, height: height! });
    await page.emulateMedia({ media: "print" });
    for (const path of all.filter((one: string) => /^\/report\/[^/]+$/.test(one) && !one.includes("compare"))) {
      await page.goto(url + path);
      const next = page.locator("dl > div", { has: page.getByText("What to do next", { exact: true }) });
      const box = (await next.boundingBox())!;
      expect(box.y + box.height, path).toBeLessThan(height!);
    }
  });

  test("ends with nothing left behind", async () => {
    const left = () => readdirSync(place).filter((name) => name.startsWith("touchstone-demo-"));
    const [folder] = left();
    expect(existsSync(join(place, folder!, "pglite"))).toBe(true);
    const ended = once(demo, "exit");
    demo.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
    expect(left()).toEqual([]);
  });
});

/** The first of the paths that differ in their ids and queries only. */
function oneOfEachKind(paths: string[]): string[] {
  const kindOf = (path: string) => path.replace(/\?.*/, "").replaceAll(/\/[a-z-]*\d[\w-]*|\/\w+-[\w-]+/g, "/id");
  return [...new Map(paths.toReversed().map((path) => [kindOf(path), path])).values()];
}

/** The page's own scripts take most of the time of a look at a page and move nothing in it; `noscript` stays hidden. */
async function runNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
}

/** What a page says in an id or a sign of Markdown, but for code, what is marked as an identifier, and text by strangers. */
function notForPeople(ids: string[]): string[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? ""];
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement!;
    if (!parent.closest("pre, code, textarea, script, style, .identifier, .markdown, .docs"))
      texts.push(walk.currentNode.textContent!);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(
    "input:not([type=hidden], [type=checkbox], [type=radio])",
  ))
    texts.push(field.value, field.placeholder);
  const isBad = (text: string) =>
    /\b[0-9a-f]{16,}\b|\b[0-9a-f]{8}-[0-9a-f]{4}-|\*\*|`|\]\(http/.test(text) ||
    (text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).some((word) => ids.includes(word));
  return [...new Set(texts.filter(isBad))];
}

test("a service with data of its own calls nothing a demo", { tag: "@full" }, async ({ page, request }) => {
  await page.goto("/tools");
  await expect(page.getByText(sentence)).toHaveCount(0);
  const answer = await request.get("/api/tools");
  expect(answer.headers()["touchstone-demo"]).toBeUndefined();
  expect(Object.keys(await answer.json())).not.toContain("demo");
});
