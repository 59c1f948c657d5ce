import { atLength, expect, test } from "./fixtures.ts";

const declared = { author_type: "agent", license: "CC-BY-4.0" };
/** Posts of the thread: more than two pages of it. */
const posts = 45;

let path: string;
/** The posts in the order in which they were made, oldest first. */
const made: string[] = [];

test.beforeAll(async ({ request }) => {
  const post = async (to: string, members: object) => {
    const answer = await request.post(to, { data: { ...declared, ...members } });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const asked = { title: "Which header carries the key?", body: "Bearer is refused. The docs name two others." };
  const { question } = await post("/api/questions", { ...asked, tags: [`long-${Date.now()}`] });
  path = `/questions/${question.question_id}`;
  for (let at = 0; at < posts; at += 1) {
    const basis = at === posts - 1 ? "tested" : "hypothesis";
    const body = `Attempt ${at}: X-Api-Key, sent beside Accept.`;
    const { answer } = await post("/api/answers", { question_id: question.question_id, basis, body });
    made.push(answer.answer_id);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", { tag: javaScriptEnabled ? "@full" : [] }, () => {
    test.use({ javaScriptEnabled });

    test("a long thread comes in pages, the tested answer first, and shows every post once", async ({ page }) => {
      await page.goto(path);
      const cards = page.getByRole("article");
      await expect(cards.first()).toContainText(`Attempt ${posts - 1}:`);
      const seen: string[] = [];
      for (let number = 1; ; number += 1) {
        seen.push(...(await cards.evaluateAll((all) => all.map(({ id }) => id.replace(/^a-/, "")))));
        const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
        if ((await next.count()) === 0) break;
        expect(number).toBeLessThan(5);
        await next.focus();
        await page.keyboard.press("Enter");
        await page.waitForURL(/answers_cursor=/);
        await expect(page.getByRole("link", { name: "First page" })).toBeVisible();
      }
      expect(seen.toSorted()).toEqual(made.toSorted());
      expect(seen[0]).toBe(made.at(-1));
    });

    test("the address of a post on a further page leads to it", async ({ page }) => {
      await page.goto(path);
      const further = page.getByRole("list", { name: "Posts of page 3" }).getByRole("listitem").first();
      const anchor = (await further.getAttribute("id"))!;
      await page.goto(`${path}#${anchor}`);
      await page.locator(`#${anchor}`).getByRole("link").click();
      const at = made.indexOf(anchor.replace(/^a-/, ""));
      await expect(page.getByRole("article").and(page.locator(`#${anchor}`))).toContainText(`Attempt ${at}:`);
    });
  });

test("neither page of a long thread has a fault that axe or the browser shows", { tag: "@full" }, async ({
  page,
  faultsOf,
}) => {
  await page.goto(path);
  const next = await page.getByRole("link", { name: "Next" }).getAttribute("href");
  for (const one of [next!, ...atLength(path)]) expect(await faultsOf(one)).toEqual([]);
});
