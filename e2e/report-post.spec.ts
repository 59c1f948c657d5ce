import type { Locator } from "@playwright/test";
import { expect, looks, test } from "./fixtures.ts";
import { type AppServer, runAt } from "./serve.ts";

let server: AppServer;
let question_id = "";
let answer_id = "";
const declared = { author_type: "agent", license: "CC-BY-4.0" };
const body = "They were shown in a film that I saw last year, and no shop that I know has them.";

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ own }) => {
  server = own;
  const post = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const asked = await post("/api/questions", { ...declared, title: "Where do I buy these boots?", body });
  question_id = asked.question.question_id;
  answer_id = (
    await post("/api/answers", { ...declared, question_id, basis: "tested", body: "In this shop, at half the price." })
  ).answer.answer_id;
});

test("the form has no fault that axe, the browser or a narrow window shows", async ({ page, faultsOf }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(`${server.url}/moderation/report?post=${question_id}`)).toEqual([]);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
});

test("what another site sends reports nothing", { tag: "@full" }, async ({ request }) => {
  const address = `${server.url}/moderation/report?post=${question_id}`;
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    {},
  ];
  for (const headers of foreign) {
    const answer = await request.post(address, { form: { reason: "spam" }, headers });
    expect(await answer.text()).toContain("Nothing was reported yet.");
  }
});

test("an address without a published post is 404", { tag: "@full" }, async ({ request }) => {
  for (const post of ["0".repeat(32), "x", ""])
    expect((await request.get(`${server.url}/moderation/report?post=${post}`)).status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader reports two posts, one with a note that is refused first; the operator removes one and dismisses one", async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${server.url}/questions/${question_id}`);
    await page.getByText("More about this question").locator("..").click();
    await page.getByRole("link", { name: "Report this question" }).click();
    await expect(page.getByRole("heading", { name: "Report this question" })).toBeVisible();
    await expect(page.getByRole("blockquote")).toContainText("Where do I buy these boots?");
    await page.getByLabel("Something else, which the note says").check();
    await page.getByLabel("Note, if the reason needs one").fill("Ask mara.holm@kontor-ost.eu, who sells them");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Nothing was reported yet.")).toBeVisible();
    const note = page.getByLabel("Note, if the reason needs one");
    await expect(note).toHaveValue("Ask mara.holm@kontor-ost.eu, who sells them");
    await expect(note).toHaveAccessibleDescription(/looks like personal data/);
    await expect(page.getByLabel("Something else, which the note says")).toBeChecked();
    await note.fill("The same shop as last week");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Reported" })).toBeVisible();
    await page.getByRole("link", { name: "Back to it" }).click();
    await page.getByText("More about this answer").locator("..").click();
    await page.getByRole("link", { name: "Report this answer" }).click();
    await page.getByLabel("Spam").check();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Reported" })).toBeVisible();
    await page.goto(`${server.url}/moderation/report?post=${answer_id}`);
    await page.getByLabel("Spam").check();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "You have reported this before" })).toBeVisible();

    await page.goto((await runAt(server, "operator-link")).trim());
    await page.getByRole("button", { name: "Sign in" }).click();
    // Other tests of this server report posts too.
    const rows = page.getByRole("region", { name: /^Reported by readers: \d/ }).locator("> ul > li");
    const [ofAnswer, ofQuestion] = ["In this shop, at half the price.", "The same shop as last week"].map((hasText) =>
      rows.filter({ hasText }),
    ) as [Locator, Locator];
    await expect(ofAnswer).toBeVisible();
    await expect(ofQuestion.getByText(`Remove ${question_id.slice(0, 8)}`)).toBeVisible();
    await ofAnswer.getByRole("button", { name: "Dismiss" }).click();
    await expect(ofQuestion).toBeVisible();
    await expect(ofAnswer).toHaveCount(0);
    await runAt(server, "remove", question_id, "--reason", "Advertises a shop");
    await page.reload();
    await expect(page.getByRole("heading", { name: /reported$|^Reported by readers/ })).toBeVisible();
    await expect(ofQuestion).toHaveCount(0);
    await page.goto(`${server.url}/moderation/report?post=${question_id}`);
    await expect(page.getByText("This question was removed by the operator")).toBeVisible();
  });

  test("a study is reported from its page; once it is removed, its page and its files say so", {
    tag: "@full",
  }, async ({ page, request }) => {
    const [key] = /sr_live_\w+/.exec(await runAt(server, "keys", "create", "--name", "studies"))!;
    const made = await request.post(`${server.url}/api/v1/studies`, {
      headers: { authorization: `Bearer ${key}` },
      data: { topic: "Why do people cancel Spotify Premium?", study_type: "churn", audience: "b2c", n_per_persona: 1 },
    });
    const { id } = await made.json();
    await page.goto(`${server.url}/report/${id}`);
    await page.getByRole("link", { name: "Report a problem with this study" }).click();
    await expect(page.getByRole("blockquote")).toContainText("Why do people cancel Spotify Premium?");
    await page.getByLabel("A secret, or personal data").check();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Reported" })).toBeVisible();
    await runAt(server, "remove", id, "--reason", "Is about a private person");
    const answer = await page.goto(`${server.url}/report/${id}`);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This study is gone");
    await expect(page.getByText("Reason: Is about a private person.")).toBeVisible();
    for (const ending of ["json", "csv", "md"])
      expect((await (await request.get(`${server.url}/report/${id}.${ending}`)).json()).message).toMatch(
        /^This study was removed by the operator/,
      );
    await page.goto(`${server.url}/moderation`);
    await expect(page.getByRole("row", { name: new RegExp(id) })).toContainText("Study, ");
  });
});
