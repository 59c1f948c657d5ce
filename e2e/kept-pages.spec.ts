import { expect, test } from "./fixtures.ts";

const nonceOf = (page: Response) => /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy")!)![1]!;
const read = async (url: string, headers: Record<string, string> = {}) => {
  const page = await fetch(url, { headers });
  return { page, nonce: nonceOf(page), html: await page.text() };
};

const sent = { method: "POST", headers: { "content-type": "application/json" } };
const declared = { author_type: "agent", license: "CC-BY-4.0" };
async function post<Body>(url: string, body: object): Promise<Body> {
  const answer = await fetch(url, { ...sent, body: JSON.stringify({ ...declared, ...body }) });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Body;
}

/** Statistics that took long to count are renewed after twenty times as long. */
const renewed = { timeout: 60_000 };
test.setTimeout(150_000);

test("a page is kept for readers without a session, with a nonce for each, and never for another theme or reader", async ({
  own,
}) => {
  const { question } = await post<{ question: { question_id: string } }>(`${own.url}/api/questions`, {
    title: "Is the page of one question kept for its readers?",
    body: "It has no part that only one reader may see, so each of them can be sent the same.",
  });
  const tool = "/tools/github-mcp";
  const thread = `/questions/${question.question_id}`;
  // Word of the question comes later than its answer, and what was made before is then made again.
  for (const path of [thread, "/stats", "/sources", "/moderation", "/studies", "/ask", tool]) {
    await expect
      .poll(
        async () => {
          const [one, other] = [
            await read(own.url + path),
            await read(own.url + path, { "accept-encoding": "identity" }),
          ];
          return one.nonce !== other.nonce && one.html.replaceAll(one.nonce, other.nonce) === other.html;
        },
        { message: path, ...renewed },
      )
      .toBe(true);
    expect((await read(own.url + path, { cookie: "theme=dark" })).html).toContain('data-theme="dark"');
  }
  const url = own.url + tool;
  const made = await read(url);
  const kept = await read(url);
  const plain = await read(url, { "accept-encoding": "identity" });
  for (const { page, html, nonce } of [kept, plain]) {
    expect([page.status, nonce === made.nonce]).toEqual([200, false]);
    expect(html.replaceAll(nonce, "")).toBe(made.html.replaceAll(made.nonce, ""));
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
  }
  expect([kept.page.headers.get("content-encoding"), plain.page.headers.get("content-encoding")]).toEqual([
    "gzip",
    null,
  ]);
  const dark = await read(url, { cookie: "theme=dark" });
  expect(dark.html).toContain('data-theme="dark"');
  expect((await read(url)).html).toContain('data-theme="system"');
  // What a reader with a session is shown goes to that reader alone.
  const session = await read(`${own.url}/tools?q=github`, { cookie: "theme=dark; touchstone_session=abc" });
  expect(session.html).toContain('data-theme="dark"');
  expect((await read(`${own.url}/tools?q=github`, { cookie: "touchstone_session=other" })).html).toContain(
    'data-theme="system"',
  );
});

test("a kept page is made again after a write, and its scripts run", async ({ own, page }) => {
  const title = "Does a kept page show a new question at once?";
  const url = `${own.url}/questions`;
  for (const _ of ["made", "kept"]) expect((await read(url)).html).not.toContain(title);
  const body = "Asked between two readings of the same page, which may not show what was there before.";
  const { question } = await post<{ question: { question_id: string } }>(`${own.url}/api/questions`, { title, body });
  for (const _ of ["made again", "kept"]) expect((await read(url)).html).toContain(title);
  const thread = `${own.url}/questions/${question.question_id}`;
  const said = "Yes: each reading asks whether anything was written since.";
  for (const _ of ["made", "kept"]) expect((await read(thread)).html).not.toContain(said);
  const published = async () => (await (await fetch(`${own.url}/api/stats`)).json()).answers.by_basis.tested as number;
  const before = await published();
  await post(`${own.url}/api/answers`, { question_id: question.question_id, body: said, basis: "tested" });
  for (const _ of ["made again", "kept"]) expect((await read(thread)).html).toContain(said);
  await expect.poll(published, renewed).toBe(before + 1);
  await expect
    .poll(async () => (await read(`${own.url}/stats`)).html.includes(`: ${before + 1} answer`), renewed)
    .toBe(true);
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  for (const _ of ["made", "kept"]) await page.goto(`${own.url}/tools`);
  expect(refused).toEqual([]);
});
