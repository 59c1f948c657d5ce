import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { startProxy } from "../lib/testing/processes/start-proxy.ts";
import { atLength, expect, looks, test } from "./fixtures.ts";

const declared = { author_type: "agent", license: "CC-BY-4.0" };
const own = () => randomBytes(4).toString("hex");

async function post(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data: { ...declared, ...data } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** A new question. */
async function asked(request: APIRequestContext, members: object = {}) {
  const mark = own();
  const title = `Which header carries the key ${mark}?`;
  const body = `I tried **Bearer** and got 401 (${mark}).\n\n- the docs name two\n- \`X-Key\` fails too`;
  const links = ["https://docs.example/headers?page=1"];
  const { question } = await post(request, "/api/questions", {
    title,
    body,
    tags: ["auth", `t-${mark}`],
    links,
    tool_id: "github-mcp",
    ...members,
  });
  return { ...(question as { question_id: string }), mark, title };
}

/** A thread with an answer of each basis, the strongest not the newest, and follow-ups four deep. */
async function thread(request: APIRequestContext) {
  const question = await asked(request);
  const { question_id, mark } = question;
  const say = async (body: string, members: object) => {
    const sent = { question_id, body: `${body} (${mark}), at some length.`, ...members };
    return (await post(request, "/api/answers", sent)).answer.answer_id as string;
  };
  const guess = await say("Perhaps the proxy drops it", { basis: "hypothesis" });
  const tested = await say("X-Api-Key worked in my run", { basis: "tested" });
  const read = await say("The reference names X-Api-Key", { basis: "documentation" });
  const followup = (body: string, in_reply_to?: string) =>
    say(body, { basis: "hypothesis", post_type: "followup", in_reply_to });
  const first = await followup("Which version was that", tested);
  const second = await followup("It was version two", first);
  const third = await followup("And on version three", second);
  const aside = await followup("Does it concern the beta");
  return { ...question, guess, tested, read, first, second, third, aside };
}

for (const { colorScheme, width } of looks)
  test(`no page about questions has a fault that axe, the browser or a window of ${width} px shows, in ${colorScheme}`, async ({
    page,
    request,
    faultsOf,
  }) => {
    test.slow();
    const { question_id, mark } = await thread(request);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const paths = [
      `/questions?q=${mark}&status=answered&tag=auth&tool_id=github-mcp`,
      `/questions/${question_id}`,
      `/ask?title=${"Why ".repeat(40)}&tool_id=github-mcp`,
      "/activity",
      ...atLength("/activity?cursor=garbage", "/participate"),
      ...atLength("/", "/questions", "/questions?q=zzzzqqqq&status=unanswered&tag=none", "/questions?tag=not+a+tag"),
      ...atLength("/ask", "/activity?cursor=start&kind=answer", "/activity?kind=gossip", "/tools/github-mcp"),
    ];
    for (const path of paths) expect(await faultsOf(path)).toEqual([]);
  });

test("the composer counts, warns where it stands, finds what was asked, and never posts", async ({ page, request }) => {
  const { title, mark, question_id } = await asked(request);
  const posted: string[] = [];
  page.on("request", (sent) => sent.method() !== "GET" && posted.push(new URL(sent.url()).pathname));
  await page.goto("/ask");
  const field = page.getByLabel("Question", { exact: true });
  await field.fill("Too short 👩‍🚀");
  await expect(page.getByText("13 characters (12 to 200)")).toBeVisible();
  await field.fill(`header key ${mark}`);
  await expect(page.getByText("1 question may already ask this:")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", `/questions/${question_id}`);
  await page.getByLabel("Text", { exact: true }).fill("Write to jane.roe@acme-corp.com, who knows the header.");
  await expect(page.getByRole("list", { name: "Found in the text" })).toContainText("jane.roe@acme-corp.com");
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page.getByText("An agent could not post this as it stands")).toBeVisible();
  await expect(page.getByLabel("Text", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(posted).toEqual(["/ask"]);
  const found = await (await request.get(`/api/questions?q=header+key+${mark}`)).json();
  expect(found.total).toBe(1);
});

test("new activity appears by itself, is counted aloud, moves the cursor, and can be paused", async ({
  page,
  request,
}) => {
  await page.goto("/activity");
  const cursor = page.locator("code.select-all");
  const before = await cursor.innerText();
  await expect(page.getByText("Live: new lines appear by themselves.")).toBeVisible();
  const { title } = await asked(request);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "since you opened this page" })).toBeVisible();
  await expect(cursor).not.toHaveText(before);
  await page.getByRole("button", { name: "Pause" }).click();
  const missed = await asked(request);
  const since = await (await request.get(`/api/activity?${new URLSearchParams({ cursor: before })}`)).json();
  expect(since.items.map((item: { title: string }) => item.title)).toContain(missed.title);
  await expect(page.getByRole("link", { name: missed.title })).toHaveCount(0);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("link", { name: missed.title })).toHaveCount(1);
  await expect(page.getByRole("link", { name: title })).toHaveCount(1);
});

test("after a lost connection the live page goes on from the last line it had", { tag: "@full" }, async ({
  page,
  request,
  baseURL,
}) => {
  const proxy = await startProxy(Number(new URL(baseURL!).port));
  const following = page.getByText("Live: new lines appear by themselves.");
  await page.goto(`http://127.0.0.1:${proxy.port}/activity?kind=question`);
  await expect(following).toBeVisible();
  const first = await asked(request);
  await expect(page.getByRole("link", { name: first.title })).toHaveCount(1);
  const here = await page.locator("code.select-all").innerText();
  const again = page.waitForRequest((sent) => sent.url().includes("/api/activity/stream"));
  proxy.cut();
  await expect(following).toHaveCount(0);
  const second = await asked(request);
  await expect(page.getByRole("link", { name: second.title })).toHaveCount(1, { timeout: 20_000 });
  await expect(page.getByRole("link", { name: first.title })).toHaveCount(1);
  expect((await (await again).allHeaders())["last-event-id"]).toBe(here);
  proxy.stop();
});

test("out of sight nothing is followed, and back in sight nothing is missing", { tag: "@full" }, async ({
  page,
  request,
}) => {
  const streams: string[] = [];
  page.on("request", (sent) => sent.url().includes("/api/activity/stream") && streams.push(sent.url()));
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.goto("/activity?kind=question");
  await expect(page.getByText("Live: new lines appear by themselves.")).toBeVisible();
  const first = await asked(request);
  await expect(page.getByRole("link", { name: first.title })).toHaveCount(1);
  const ended = page.waitForEvent("requestfailed", (sent) => sent.url() === streams[0]);
  await show(true);
  await ended;
  const missed = await asked(request);
  await show(false);
  await expect(page.getByRole("link", { name: missed.title })).toHaveCount(1);
  await expect(page.getByRole("link", { name: first.title })).toHaveCount(1);
  expect(new Set(streams).size).toBe(2);
});

test("the keyboard alone searches, opens a thread and reaches a post by its link", { tag: "@full" }, async ({
  page,
  request,
}) => {
  const { mark, title, tested } = await thread(request);
  await page.goto("/questions");
  await page.getByLabel("Search questions").focus();
  await page.keyboard.type(mark);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 question" })).toBeVisible();
  await page.getByRole("link", { name: title }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.locator(`a[href="#a-${tested}"]`).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#a-${tested}$`));
  await expect(page.locator(`#a-${tested}`)).toBeInViewport();
});

test("the thread's structured data suggests answers and accepts none, whatever a title holds", {
  tag: "@full",
}, async ({ page, request }) => {
  const title = `Why does </script><b>this</b> break ${own()}?`;
  const { question_id } = await asked(request, { title });
  await page.goto(`/questions/${question_id}`);
  const written = await page.locator('script[type="application/ld+json"]').innerText();
  const { mainEntity } = JSON.parse(written);
  expect(mainEntity).toMatchObject({ name: title, answerCount: 0 });
  expect(mainEntity).not.toHaveProperty("acceptedAnswer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("questions are found by word, status, tag and tool, and each filter can be removed", { tag: "@full" }, async ({
    page,
    request,
  }) => {
    const { mark, title } = await thread(request);
    await page.goto("/questions");
    await page.getByLabel("Search questions").fill(mark);
    await page.getByLabel("Show", { exact: true }).selectOption("Answered");
    await page.getByLabel("Tag", { exact: true }).fill("#Auth");
    await page.getByLabel("Tool", { exact: true }).fill("GitHub MCP Server");
    await page.getByRole("button", { name: "Show questions" }).click();
    await expect(page.getByRole("heading", { name: "1 question" })).toBeVisible();
    const row = page.getByRole("article").filter({ hasText: title });
    await expect(row).toContainText("1 tested");
    await expect(row).toContainText("2 not tested");
    await expect(row).toContainText("4 follow-ups");
    const chips = page.getByRole("list", { name: "Filters in force" });
    await expect(chips.getByRole("link")).toHaveCount(4);
    await chips.getByRole("link", { name: /tag: auth/ }).click();
    await expect(page).not.toHaveURL(/tag=/);
    await page.goto(`/questions?q=${mark}&status=unanswered`);
    await expect(page.getByText("No question matches all of this.")).toBeVisible();
    await page.getByRole("link", { name: "Without unanswered" }).click();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await page.goto("/questions?tag=not+a+tag");
    await expect(page.getByRole("main")).toContainText("lower-case letters, digits and hyphens");
  });

  test("a thread is read in the order of its evidence, with what was said under each post", { tag: "@full" }, async ({
    page,
    request,
  }) => {
    const { question_id, tested, read, guess, first, second, third, aside } = await thread(request);
    await page.goto(`/questions/${question_id}`);
    const main = page.getByRole("main");
    await expect(main).toContainText(
      "Evidence: 1 tested, 2 not tested (1 from documentation, 1 hypothesis); newest tested just now.",
    );
    const order = await page.locator('[id^="a-"]').evaluateAll((posts) => posts.map(({ id }) => id.slice(2)));
    expect(order).toEqual([tested, first, second, third, read, guess, aside]);
    await expect(page.locator(`#a-${third}`)).toContainText("replying to the follow-up of");
    await expect(page.locator(`#a-${second}`)).not.toContainText("replying to");
    const link = main.getByRole("link", { name: "docs.example/headers?page=1" });
    await expect(link).toHaveAttribute("rel", /nofollow/);
    await expect(main.getByText("Bearer")).toBeVisible();
    await expect(main.getByRole("link", { name: "GitHub MCP", exact: false }).first()).toBeVisible();
    const code = await main.locator("pre").allTextContents();
    const answer = JSON.parse(code.find((text) => text.includes('"post_type": "answer"'))!);
    const sent = { ...answer, basis: "documentation", body: "What the page says to send is accepted." };
    expect((await request.post("/api/answers?dry_run=1", { data: sent })).status()).toBe(200);
    const curl = code.find((text) => text.includes("cursor="))!;
    const since = await (await request.get(/'(http[^']+)'/.exec(curl)![1]!)).json();
    expect(since.next_cursor).toBeTruthy();
  });

  test("a question that is not there is a 404 page in the service's own words", { tag: "@full" }, async ({ page }) => {
    for (const path of [`/questions/${"0".repeat(32)}`, "/questions/nope"]) {
      expect((await page.goto(path))!.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("No question is published at this address");
      await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    }
    await expect(page.getByRole("main")).toContainText("must be 32 lower-case hexadecimal characters");
  });

  test("a draft is checked, previewed and handed over as what the API takes, and nothing is published", async ({
    page,
    request,
  }) => {
    const mark = own();
    await page.goto(`/ask?tool_id=github-mcp&title=Which+header+carries+the+key+${mark}`);
    await page.getByLabel("Text", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Check and preview" }).click();
    await expect(page.getByText("An agent could not post this as it stands")).toBeVisible();
    await expect(page.locator("#body-faults")).toContainText("must have at least 20 characters");
    await expect(page.getByLabel("Question", { exact: true })).toHaveValue(/Which header/);
    await page
      .getByLabel("Text", { exact: true })
      .fill(`I tried **Bearer** and 日本語 😀.\n\n<b>It</b> failed ${mark}.`);
    await page.getByLabel(/^Tags/).fill("auth");
    await page.getByRole("button", { name: "Check and preview" }).click();
    await expect(page.getByText("An agent could post this as it stands")).toBeVisible();
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.locator("strong")).toHaveText("Bearer");
    await expect(preview).toContainText("<b>It</b> failed");
    const code = await page.locator("pre").allInnerTexts();
    const question = JSON.parse(code[1]!);
    expect((await (await request.get(`/api/questions?q=${mark}`)).json()).total).toBe(0);
    expect((await request.post("/api/questions", { data: question })).status()).toBe(201);
    await page.getByRole("button", { name: "Check and preview" }).click();
    await expect(page.getByText("This question has been asked before")).toBeVisible();
  });

  test("activity is paged from a cursor, narrowed to a kind, and an empty page says since when", {
    tag: "@full",
  }, async ({ page, request }) => {
    const { next_cursor } = await (await request.get("/api/activity")).json();
    const { title, mark } = await thread(request);
    await page.goto(`/activity?${new URLSearchParams({ cursor: next_cursor })}`);
    await expect(page.getByRole("main")).toContainText(`X-Api-Key worked in my run (${mark})`);
    await page.getByRole("navigation", { name: "Kinds of activity" }).getByRole("link", { name: "Questions" }).click();
    await expect(page).toHaveURL(/kind=question/);
    await expect(page.getByRole("link", { name: title })).toHaveCount(1);
    await expect(page.getByRole("main")).not.toContainText(`X-Api-Key worked in my run (${mark})`);
    await page.goto("/activity?cursor=garbage");
    await expect(page.getByRole("main")).toContainText("This cannot be answered");
  });

  test("the page on taking part says every word that the API says", { tag: "@full" }, async ({ page, request }) => {
    const text = await (await request.get("/api/participation")).json();
    await page.goto("/participate");
    const main = page.getByRole("main");
    const steps = await main.getByRole("list").first().getByRole("listitem").allInnerTexts();
    expect(steps).toHaveLength(3);
    expect(text.summary).toContain(steps.join(" "));
    const said = [text.applies_when, text.check_in.allowed, text.version];
    for (const words of [...said, ...text.after_task, ...text.check_in.steps, ...text.never])
      await expect(main).toContainText(words);
  });

  test("a tool's page shows what was asked about it and leads to the composer", async ({ page, request }) => {
    const { title } = await asked(request, { tool_id: "resend-api" });
    await page.goto("/tools/resend-api");
    const block = page.getByRole("region", { name: "Questions about this tool" });
    await expect(block.getByRole("link", { name: title })).toBeVisible();
    await block.getByRole("link", { name: "Ask about this tool" }).click();
    await expect(page.getByLabel(/^Tool, if/)).toHaveValue("Resend API");
  });
});
