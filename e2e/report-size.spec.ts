import { type StudyTypeId, studyForms, studyTypeIds } from "../lib/engines/study-types.ts";
import { expect, test } from "./fixtures.ts";
import { adminSecret } from "./serve.ts";

const home = process.env.E2E_BASE_URL!;
const most = { bytes: 150_000, pixels: 5_600 };
/** The short form measures the two types whose reports are longest. */
const types: readonly StudyTypeId[] = process.env.FULL_TESTS ? studyTypeIds : ["pricing", "segmentation"];

for (const study_type of types)
  test(`a report of twelve interviews about ${study_type} is short enough to be read`, async ({ page, request }) => {
    const made = await request.post(`${home}/api/v1/studies`, {
      headers: { Authorization: `Bearer ${adminSecret}` },
      data: { ...studyForms[study_type].demo, study_type, n_per_persona: 3, seed: 7 },
    });
    const { id } = await made.json();
    const html = await (await request.get(`${home}/report/${id}`)).text();
    const bytes = Buffer.byteLength(html);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${home}/report/${id}`);
    const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
    test.info().annotations.push({ type: "size", description: `${study_type}: ${bytes} bytes, ${pixels} px` });
    expect(bytes).toBeLessThanOrEqual(most.bytes);
    expect(pixels).toBeLessThanOrEqual(most.pixels);
    // What never changes in the browser is sent as HTML alone, and stays on the page when its script has run.
    expect(html.split("Check with real people")).toHaveLength(2);
    await expect(page.getByRole("heading", { name: "Check with real people" })).toBeVisible();
  });
