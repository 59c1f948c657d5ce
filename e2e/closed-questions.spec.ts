import { expect, looks, test } from "./fixtures.ts";

const topic = "Would families buy a $29/month meal kit for toddlers?";
const start = `/research?${new URLSearchParams({ topic, study_type: "concept", subject: "a meal kit" })}`;

test("closed questions are taken from a template, written, moved by keyboard, previewed, and answered", async ({
  page,
  faultsOf,
}) => {
  await page.goto(start);
  await page.getByText("Ask closed questions after the interview").click();
  await page.getByRole("button", { name: "Satisfaction, with the main reason" }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  const last = page.getByRole("group", { name: "Closed question 4" });
  await expect(last.getByLabel("The question")).toBeFocused();
  await last.getByLabel("Kind of question").selectOption("rank");
  await last.getByLabel("The question").fill("Rank these by how much they matter.");
  await last.getByLabel("Options, one in each line").fill("Price\nTaste\nTime");
  for (const place of [4, 3, 2]) await page.getByRole("button", { name: `Move question ${place} up` }).press("Enter");
  await expect(page.getByRole("button", { name: "Move question 1 down" })).toBeFocused();
  for (const place of [1, 2, 3]) await page.getByRole("button", { name: `Move question ${place} down` }).press("Enter");
  await expect(page.getByRole("button", { name: "Move question 4 up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move question 3 up" })).toBeFocused();
  const third = page.getByRole("group", { name: "Closed question 3 (q3)" });
  await expect(third.getByLabel("The question")).toHaveValue("Rank these by how much they matter.");
  await third.getByText("Preview", { exact: true }).click();
  await expect(third.getByRole("listitem")).toHaveText(["Price", "Taste", "Time"]);
  await page.getByText("As JSON, for the API").click();
  await expect(page.locator("#closed pre")).toContainText('"kind": "rank"');
  await page.getByRole("button", { name: "Remove question 4" }).click();
  await expect(page.locator("#preview")).toContainText(
    "3 closed questions, of which 2 will stay empty, as the built-in engine reads no question: it can only pick among the request's subject and rivals, by these names, and “What I use today” (q2); it cannot rank (q3). A language model answers all",
  );
  await page.getByRole("button", { name: "Start the study" }).click();
  await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}$/);
  const report = page.url();
  const section = page.locator("#closed-questions");
  await expect(section.getByRole("heading", { level: 3 }).first()).toContainText("How satisfied are you with it?");
  await expect(section).toContainText(
    /By their mean these made-up answers (cannot be told apart|differ) from random ones/,
  );
  await expect(section.getByRole("definition").first()).toHaveText("8 of 8 interviews");
  await expect(section).toContainText("reads no question: it cannot rank");
  await expect(section).toContainText("0 of 8 interviews; 8 missing: the built-in engine cannot answer such");
  await expect(section).toContainText(/a mean of [\d.]+ to [\d.]+ in 9 of 10 studies/);
  await expect(section.getByText("The order of the options was shuffled for each person.")).toHaveCount(0);
  await page.getByRole("link", { name: "Results of your closed questions" }).click();
  await expect(section).toBeInViewport();
  await page.goto(`${report}/interviews/1`);
  const answers = page.getByRole("region", { name: "Answers to the closed questions" });
  await expect(answers.getByRole("term")).toHaveCount(3);
  await expect(answers.getByRole("definition").first()).toHaveText(/^(Very |)(dis|)satisfied$|^Neither$/i);
  await expect(answers.getByRole("definition").last()).toContainText("No answer");
  const file = await page.request.get(`${report}/answers.csv`);
  expect(file.headers()["content-type"]).toContain("text/csv");
  const [head, ...rows] = (await file.text()).replace("\ufeff", "").trim().split("\r\n");
  expect(head).toBe("provenance,persona_id,persona,interview,repeat,seed,q1,q2,q2_first_shown,q3,q3_first_shown");
  expect(rows).toHaveLength(8);
  const book = await (await page.request.get(`${report}/codebook.csv`)).text();
  expect(book).toContain(",q1,How satisfied are you with it?,scale,");
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(new URL(report).pathname)).toEqual([]);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("closed questions are added, moved and removed by the form's buttons, and faults come at their place", async ({
    page,
  }) => {
    await page.goto(start);
    await page.getByText("Ask closed questions after the interview").click();
    await page.getByRole("button", { name: "Feature ranking" }).click();
    await page.getByRole("button", { name: "Move question 3 up" }).click();
    const second = page.getByRole("group", { name: "Closed question 2" });
    await expect(second.getByLabel("The question")).toHaveValue("Which of these could you not do without?");
    await second.getByLabel("How many may be chosen at most").fill("9");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.locator("#closed_at_most_1-faults")).toHaveText(
      "Closed question 2: the number that may be chosen must be at most the number of options, which is 6.",
    );
    await page.getByRole("button", { name: "Remove question 2" }).click();
    await page.getByRole("button", { name: "Start the study" }).click();
    await expect(page.locator("#closed-questions")).toContainText(
      "Which of these matters most to you, and which least?",
    );
  });
});

for (const { colorScheme, width } of looks)
  test(`the builder of closed questions has no fault at ${width} px, in ${colorScheme}`, async ({ page, faultsOf }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(`${start}&do=closed-use-satisfaction`)).toEqual([]);
  });
