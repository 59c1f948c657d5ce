import { atLength, expect, looks, test } from "./fixtures.ts";

const topic = "Would families buy a $29/month meal kit for toddlers?";
const prefilled = `/research?${new URLSearchParams({ topic, study_type: "concept" })}`;

for (const { colorScheme, width } of looks)
  test(`the page that begins a study has no fault at ${width} px, in ${colorScheme}`, async ({ page, faultsOf }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    for (const path of [`${prefilled}&who=chosen`, ...atLength("/research", `${prefilled}&who=described`)])
      expect(await faultsOf(path)).toEqual([]);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a newcomer finds research at home, mends what is wrong, sees the price, and reads the answer", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" }).click();
    await page.getByLabel("Your question").fill("meal kits");
    await page.getByRole("radio", { name: /^People you describe/ }).check();
    await page.getByRole("radio", { name: "once", exact: true }).check();
    await page.getByRole("button", { name: "Start the study" }).click();
    const panel = page.getByRole("region", { name: "What you get" });
    await expect(panel.getByRole("listitem")).toHaveText([
      "The topic must have at least 10 characters.",
      "The description must have at least 3 characters.",
    ]);
    await expect(page.getByLabel("Your question")).toHaveValue("meal kits");
    await expect(page.getByLabel("Your question")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("radio", { name: "once", exact: true })).toBeChecked();

    await page.getByLabel("Your question").fill(topic);
    await page.getByLabel("Who they are").fill("Parents of toddlers in small towns");
    await page.getByRole("button", { name: "Preview" }).click();
    const understood = page.getByRole("region", { name: "We understood" });
    await expect(understood).toContainText("4 simulated interviews, free here, about 1 second");
    const factOf = (name: string) => understood.locator("dl > div", { has: page.getByText(name, { exact: true }) });
    await expect(factOf("Price")).toContainText("$29 a month");
    await expect(understood.getByText(/^The guide: \d+ questions/)).toBeVisible();
    const people = await factOf("Asked").innerText();

    await page.getByLabel("The thing", { exact: true }).fill("a box of toddler meals");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(factOf("Asked about")).toContainText("a box of toddler meals");
    expect(await factOf("Asked").innerText()).toBe(people);
    await page.getByRole("button", { name: "Start the study" }).click();
    await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("main")).toContainText("Synthetic");
    await expect(page.getByRole("main")).toContainText(topic);
  });
});

test("what a study would be follows what is typed, by keyboard alone, and nothing else moves", async ({ page }) => {
  await page.goto("/research");
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.getByLabel("Your question").focus();
  await page.keyboard.type(topic);
  const panel = page.locator("#preview");
  await expect(panel.getByRole("status")).toHaveText("8 simulated interviews, free here, about 1 second", {
    timeout: 20_000,
  });
  await expect(panel).toContainText("TypeCustom question");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(panel).toContainText("TypeNeeds and segments");
  await page.getByRole("radio", { name: /^Standard business buyers/ }).focus();
  await page.keyboard.press("Space");
  await expect(panel).toContainText("List price$40.00");
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05);
});

test("a form from elsewhere begins nothing", async ({ request }) => {
  const form = { do: "start", topic, study_type: "concept", who: "b2c" };
  const headers = { "sec-fetch-site": "cross-site" };
  const sent = await request.post("/research", { form, headers, maxRedirects: 0 });
  expect(sent.status()).toBe(200);
  expect(await sent.text()).toContain("Send this form from the page of this service that shows it.");
  expect((await request.post("/research/preview", { form, headers })).status()).toBe(400);
});
