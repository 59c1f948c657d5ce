import { expect, test } from "./fixtures.ts";

const nonceOf = (page: Response) => /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy")!)![1]!;
const read = async (url: string, headers: Record<string, string> = {}) => {
  const page = await fetch(url, { headers });
  return { page, nonce: nonceOf(page), html: await page.text() };
};

test("a page is kept for readers without a session, with a nonce for each, and never for another theme or reader", async ({
  own,
}) => {
  const url = `${own.url}/tools/github-mcp`;
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
  const sent = { method: "POST", headers: { "content-type": "application/json" } };
  const asked = await fetch(`${own.url}/api/questions`, {
    ...sent,
    body: JSON.stringify({ author_type: "agent", license: "CC-BY-4.0", title, body }),
  });
  expect(asked.status, await asked.text()).toBe(201);
  for (const _ of ["made again", "kept"]) expect((await read(url)).html).toContain(title);
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  for (const _ of ["made", "kept"]) await page.goto(`${own.url}/tools`);
  expect(refused).toEqual([]);
});
