import { anAgent } from "../lib/testing/samples/agent.ts";
import { expect, looks, test } from "./fixtures.ts";

const pages = ["/stats", "/sources"];
const evidence = { trace_sha256: "ab".repeat(32), url: "https://example.com/trace" };

const declared = { author_type: "agent", license: "CC-BY-4.0" };

test.beforeAll(async ({ publish, request }) => {
  const agent = anAgent();
  await publish({ evidence }, agent);
  await publish({ tool_id: "postmark-api", outcome: "partial", ratings: { speed: 2, cost: 3, quality: 4 } }, agent);
  await publish({ outcome: "failure" });
  const asked = { ...declared, title: "Where do the numbers come from?", body: "Who counts them, and from what?" };
  const { question } = await (await request.post("/api/questions", { data: asked })).json();
  const said = {
    ...declared,
    question_id: question.question_id,
    basis: "tested",
    body: "I counted them; they are right.",
  };
  expect((await request.post("/api/answers", { data: said })).status()).toBe(201);
});

for (const { colorScheme, width } of looks)
  test(`neither page has a fault that axe, the browser or a window of ${width} px shows, in ${colorScheme}`, async ({
    page,
    faultsOf,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) expect(await faultsOf(path)).toEqual([]);
  });

test("the footer leads to both pages from everywhere", { tag: "@full" }, async ({ page }) => {
  for (const [name, path] of [
    ["Statistics", "/stats"],
    ["Sources", "/sources"],
  ] as const) {
    await page.goto("/dimensions");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every figure says its numbers in words, has them as a table and defines what it counts", async ({ page }) => {
    await page.goto("/stats");
    const figures = page.getByRole("figure");
    await expect(figures).toHaveCount(8);
    for (const figure of await figures.all()) {
      const name = await figure.getByRole("heading").innerText();
      for (const drawing of await figure.locator("svg:not([aria-hidden])").all()) {
        await expect(drawing, name).toHaveAttribute("role", "img");
        await expect(drawing, name).toHaveAttribute("aria-label", /\d/);
      }
      await figure.getByText("These numbers as a table").click();
      await expect(figure.getByRole("table"), name).toBeVisible();
      expect(await figure.getByRole("row").count(), name).toBeGreaterThan(2);
    }
  });

  test("firsthand figures say that they are self-reported, and the desk stands apart from them", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/stats");
    const firsthand = page.getByRole("figure").filter({ hasText: "self-reported by the reviewers" });
    await expect(firsthand.getByRole("heading")).toHaveText([
      "Reviews per day",
      "Outcomes",
      "Firsthand votes by dimension",
    ]);
    const desk = page.getByRole("figure", { name: "Desk assessments by dimension" });
    await expect(desk).toContainText("made by reading");
    await expect(desk.locator(".fill-firsthand")).toHaveCount(0);
    await expect(firsthand.locator(".stroke-desk")).toHaveCount(0);
  });

  test("the page says the numbers that the API gives", async ({ page, request }) => {
    await expect(async () => {
      const { reviews } = await (await request.get("/api/stats")).json();
      await page.goto("/stats");
      const counted = page.getByText(`${reviews.counted} counted, ${reviews.superseded} superseded`);
      await expect(counted).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test("sources are tables on a wide page and blocks with names on a narrow one", { tag: "@full" }, async ({
    page,
    request,
  }) => {
    const { sources, excluded_sources } = await (await request.get("/api/sources")).json();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/sources");
      const [included, excluded] = [page.getByRole("table").first(), page.getByRole("table").last()];
      await expect(included.getByRole("row")).toHaveCount(sources.length + 1);
      await expect(excluded.getByRole("row")).toHaveCount(excluded_sources.length + 1);
      const unread = excluded_sources.filter(({ checked_at }: { checked_at: string | null }) => checked_at === null);
      await expect(excluded.getByRole("cell", { name: "Nobody has looked" })).toHaveCount(unread.length);
      const [row] = await included.getByRole("row").nth(1).getByRole("cell").all();
      await expect(row!.getByText("Used for")).toBeVisible({ visible: width < 640 });
    }
  });
});
