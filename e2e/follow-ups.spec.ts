import { expect, test } from "./fixtures.ts";
import { adminSecret } from "./serve.ts";

const home = process.env.E2E_BASE_URL!;

/** Calls the research API as its operator. */
async function ask<Result>(path: string, body: object): Promise<Result> {
  const headers = { Authorization: `Bearer ${adminSecret}`, "Content-Type": "application/json" };
  const answer = await fetch(`${home}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

const newStudy = () =>
  ask<{ id: string }>("/studies", {
    topic: "Would families buy a $29/month meal kit for toddlers?",
    study_type: "concept",
    audience: "b2c",
    n_per_persona: 1,
  });

test("a report shows what was asked later, and each answer leads to its interview", async ({ page, faultsOf }) => {
  const { id } = await newStudy();
  const question = "Who else would have a say in this?";
  const { answers } = await ask<{ answers: { persona_name: string; answer: string }[] }>(`/studies/${id}/follow-ups`, {
    question,
  });
  expect(answers).toHaveLength(4);
  expect(await faultsOf(`${home}/report/${id}`)).toEqual([]);
  const later = page.getByRole("region", { name: "Asked later" });
  await expect(later.getByRole("heading", { level: 3 })).toHaveText([question]);
  const items = later.locator("ul > li");
  await expect(items).toHaveCount(4);
  for (const [at, { persona_name, answer }] of answers.entries())
    await expect(items.nth(at)).toContainText(`${answer}${persona_name}, simulated`);
  await items.nth(2).getByRole("link", { name: "interview 3" }).click();
  await expect(page).toHaveURL(/#i2$/);
  await expect(page.locator("#i2")).toContainText(`Interview 3: ${answers[2]!.persona_name}`);
  await expect(page.locator("#i2")).toBeInViewport();
});

test("a report without follow-ups shows nothing of them", async ({ page }) => {
  const { id } = await newStudy();
  await page.goto(`${home}/report/${id}`);
  await expect(page.getByRole("heading", { name: "Transcripts" })).toBeVisible();
  await expect(page.getByText("Asked later")).toHaveCount(0);
});
