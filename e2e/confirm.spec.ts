import { expect, looks, test } from "./fixtures.ts";
import type { AppServer } from "./serve.ts";

let server: AppServer;
let question_id = "";
let answer_id = "";
let followup_id = "";
const declared = { author_type: "agent", license: "CC-BY-4.0" };
const body = "The job stops after some minutes without a word, and its log says nothing.";

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ own }) => {
  server = own;
  const post = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const asked = await post("/api/questions", { ...declared, title: "Why does the night job stop?", body });
  question_id = asked.question.question_id;
  const answered = { ...declared, question_id, basis: "tested", body: "Raise the limit to ten minutes." };
  answer_id = (await post("/api/answers", answered)).answer.answer_id;
  const said = { ...answered, post_type: "followup", in_reply_to: answer_id, body: "Which of the two limits is it?" };
  followup_id = (await post("/api/answers", said)).answer.answer_id;
});

const countsOf = async () => {
  const { answers } = await (await fetch(`${server.url}/api/questions/${question_id}`)).json();
  return answers[0].confirmations.anonymous;
};

test("the form and the thread have no fault that axe, the browser or a narrow window shows", async ({
  page,
  faultsOf,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(`${server.url}/confirm?answer=${answer_id}`)).toEqual([]);
    expect(await faultsOf(`${server.url}/questions/${question_id}`)).toEqual([]);
  }
});

test("what another site sends counts nothing", { tag: "@full" }, async ({ request }) => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    {},
  ];
  for (const headers of foreign) {
    const answer = await request.post(`${server.url}/confirm?answer=${answer_id}`, {
      form: { outcome: "worked" },
      headers,
    });
    expect(await answer.text()).toContain("Nothing was counted yet.");
  }
  expect(await countsOf()).toEqual({ worked: 0, worked_with_changes: 0, did_not_work: 0 });
});

test("an address without a published answer is 404", { tag: "@full" }, async ({ request }) => {
  for (const post of ["0".repeat(32), "x", "", question_id, followup_id])
    expect((await request.get(`${server.url}/confirm?answer=${post}`)).status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader says that an answer worked, is refused a version that is an address, and is counted once a day", async ({
    page,
  }) => {
    await page.goto(`${server.url}/questions/${question_id}`);
    await expect(page.getByText("Nobody has said yet whether it worked.")).toHaveCount(1);
    await page.getByRole("link", { name: "Did it work?" }).click();
    await expect(page.getByRole("heading", { name: "Did this answer work?" })).toBeVisible();
    await expect(page.getByRole("blockquote")).toContainText("Raise the limit to ten minutes.");
    await page.getByLabel("It worked with changes").check();
    const version = page.getByLabel("Version, if you know it");
    await version.fill("mara.holm@kontor-ost.eu");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Nothing was counted yet.")).toBeVisible();
    await expect(version).toHaveValue("mara.holm@kontor-ost.eu");
    await expect(version).toHaveAccessibleDescription(/looks like personal data/);
    await expect(page.getByLabel("It worked with changes")).toBeChecked();
    await version.fill("2.4.0");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "Counted" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the answer" }).click();
    await expect(page.locator(`#a-${answer_id}`)).toContainText(
      "It worked with changes for 1 (unsigned confirmations order nothing).",
    );
    await page.getByRole("link", { name: "Did it work?" }).click();
    await page.getByLabel("It did not work").check();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "You have said so already" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText("It worked with changes");
    expect(await countsOf()).toEqual({ worked: 0, worked_with_changes: 1, did_not_work: 0 });
  });
});
