import { expect, looks, test } from "./fixtures.ts";

test("a new service says how each part is, and that nothing is known before its first day, in any look and width", async ({
  page,
  own,
  faultsOf,
}) => {
  const status = `${own.url}/status`;
  for (const width of [360, 1280])
    for (const { colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(status)).toEqual([]);
    }
  // The first note of a minute comes within half a minute of the start.
  await expect(async () => {
    await page.goto(status);
    await expect(page.getByText(/^Nothing known before \d/).first()).toBeVisible();
  }).toPass({ timeout: 60_000 });
  // A service that began before midnight UTC has a second day.
  const strip = page.getByRole("img", { name: /^Reading in (?:1 day|2 days): Up in every record since/ });
  expect([1, 2]).toContain(await strip.locator("rect").count());
  await expect(page.getByText("Mail: Not set up")).toBeVisible();
});
