import { expect, type Page, test } from "@playwright/test";
import { burnedLabel, studyViewPage } from "../lib/mcp/connector/study-view.ts";

const label = "Composed by a rule-based simulator. Not evidence about real people.";
const answer = {
  structuredContent: {
    markdown: "# A study",
    label,
    data: {
      topic: "Would parents of toddlers pay $9 a month for a box of meals?",
      headline_finding: "Parents hesitate <img src=x onerror=alert(1)>",
      executive_summary: "Three of four stand against it.",
      report_url: "https://touchstone.test/report/1",
      overall_confidence: 41,
      avg_sentiment: 3.9,
      projected_nps: -50,
      interviews: 4,
      key_findings: [
        { finding: "Price against budget", strength: "strong", quote: "It costs too much.", persona: "Ada" },
      ],
      objections: [{ objection: "The full cost cannot be seen", interview_count: 2 }],
    },
  },
};

/** Shows the view as a client does: in a sandboxed frame, over messages. */
async function inClient(page: Page, result: object): Promise<void> {
  await page.setContent('<iframe id="view" sandbox="allow-scripts" style="width:100%;height:800px;border:0"></iframe>');
  await page.evaluate(
    ([html, params]) => {
      const frame = document.getElementById("view") as HTMLIFrameElement;
      const heard: { method?: string; params?: unknown }[] = [];
      Object.assign(window, { heard });
      addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        heard.push(data);
        const post = (message: object) => frame.contentWindow!.postMessage({ jsonrpc: "2.0", ...message }, "*");
        if (data.method === "ui/initialize")
          post({
            id: data.id,
            result: {
              protocolVersion: data.params.protocolVersion,
              hostInfo: {},
              hostCapabilities: {},
              hostContext: {},
            },
          });
        if (data.method === "ui/notifications/initialized") post({ method: "ui/notifications/tool-result", params });
      });
      frame.srcdoc = html;
    },
    [studyViewPage, result] as const,
  );
}

const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { method?: string; params?: unknown }[] }).heard);

for (const [width, colorScheme, tag] of [
  [360, "dark", []],
  [1280, "light", "@full"],
] as const)
  test(`the view shows a study under its label at ${width} px, ${colorScheme}`, { tag: [tag].flat() }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await inClient(page, answer);
    const view = page.frameLocator("#view");
    await expect(view.getByText(burnedLabel)).toBeVisible();
    await expect(view.getByText(label)).toBeVisible();
    // What a study says is text, even where it is written as markup.
    await expect(view.getByRole("heading", { level: 1 })).toHaveText("Parents hesitate <img src=x onerror=alert(1)>");
    await expect(view.locator("img")).toHaveCount(0);
    await expect(view.locator("blockquote")).toHaveText("“It costs too much.” Ada, simulated");
    await view.getByRole("button", { name: "Open the full report" }).click();
    await expect
      .poll(() => heardBy(page))
      .toContainEqual(
        expect.objectContaining({ method: "ui/open-link", params: { url: "https://touchstone.test/report/1" } }),
      );
    expect(await heardBy(page)).toContainEqual(
      expect.objectContaining({ method: "ui/notifications/size-changed", params: { height: expect.any(Number) } }),
    );
    const scrolls = await view.locator("body").evaluate((body) => body.scrollWidth > body.clientWidth);
    expect(scrolls).toBe(false);
  });

test("the view shows any other answer as text, and says so where there is none yet", async ({ page }) => {
  await inClient(page, { structuredContent: { markdown: "**Nothing has run yet.**", label, data: {} } });
  const view = page.frameLocator("#view");
  await expect(view.getByText("**Nothing has run yet.**")).toBeVisible();
  await expect(view.getByText(burnedLabel)).toBeVisible();
});
