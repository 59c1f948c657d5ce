import { expect, test } from "./fixtures.ts";
import { type AppServer, noLimits, runAt, serve } from "./serve.ts";

let server: AppServer;
// It leaves a report of a post, which another test of a shared server would count.
test.beforeAll(async () => {
  server = await serve(noLimits);
});
test.afterAll(() => server.stop());

const email = "grace@acme.test";
const declared = { author_type: "agent", license: "CC-BY-4.0" };
const posted = (path: string, body: object): Promise<Record<string, Record<string, string>>> =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());

test("a form with a NUL or half of a surrogate pair comes back as typed, with what to do, and nothing is done", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sent = (path: string, form: string) =>
    page.request.post(`${server.url}${path}`, {
      headers: { origin: server.url, "content-type": "application/x-www-form-urlencoded" },
      data: form,
      maxRedirects: 0,
    });
  const code = (await runAt(server, "sign-in", email)).match(/\d{4} ?\d{4}/)![0];
  await sent("/sign-in/session", `${new URLSearchParams({ email, code })}`);
  const study = await sent("/research", "do=start&topic=Would+nurses+pay+for+a+meal+box%3F&study_type=custom&who=b2c");
  const study_id = study.headers().location!.split("/").at(-1)!;
  await sent("/personas", "act=add&name=Nia&age=40&role=Baker&audience=b2c");
  const [title, body] = [
    "Why does a run stop?",
    "The job stops after some minutes without a word. What can be the cause?",
  ];
  const { question } = await posted("/api/questions", { ...declared, title, body });
  const { question_id } = question!;
  const { answer } = await posted("/api/answers", {
    ...declared,
    question_id,
    body: "Raise the timeout of the job; that worked here.",
    basis: "tested",
  });

  const pages: [path: string, form: string][] = [
    ["/ask", `title=Why+does+a+run+TYPED+stop&body=${body.replaceAll(" ", "+")}`],
    [`/confirm?answer=${answer!.answer_id}`, "outcome=worked&version=TYPED"],
    [`/moderation/report?post=${answer!.answer_id}`, "reason=spam&note=TYPED"],
    [`/follow-up?study=${study_id}`, "question=What+would+TYPED+change%3F"],
    ["/research", "do=start&study_type=custom&who=b2c&topic=Would+nurses+TYPED+pay%3F"],
    ["/research", "do=start&study_type=custom&who=b2c&topic=Would+nurses+pay%3F&rivals=TYPED"],
    ["/personas", "act=add&age=40&role=Baker&audience=b2c&name=TYPED"],
    ["/personas", "act=make&audience=b2c&description=bakers+who+TYPED"],
    ["/personas", "act=import&csv=name,age,role%0ATYPED,40,Baker"],
    ["/simulate", "scenario=The+bakery+TYPED+closes+in+May"],
  ];
  for (const [path, form] of pages)
    for (const [bytes, shown] of [
      ["%00", "\ufffd"],
      ["%ED%A0%80", "\ufffd\ufffd\ufffd"],
    ] as const) {
      const came = await sent(path, form.replace("TYPED", `ty${bytes}ped`));
      const html = await came.text();
      expect([path, came.status(), html.includes("\0")]).toEqual([path, 200, false]);
      expect(html, path).toContain(`ty${shown}ped`);
      expect(html, path).toMatch(/characters that cannot be read|has what cannot be read/);
    }
  for (const [path, form] of pages)
    for (const character of ["👨‍👩‍👧‍👦", "🇨🇭", "e\u0301"]) {
      const came = await sent(path, form.replace("TYPED", encodeURIComponent(character.repeat(120))));
      expect([path, came.status() < 500, (await came.text()).includes("\ufffd")]).toEqual([path, true, false]);
    }
  const gone = await sent("/personas", "act=delete&persona_id=p_%00");
  expect([gone.status(), await gone.text()]).toEqual([200, expect.stringContaining("cannot be read")]);
  await page.goto(`${server.url}/personas`);
  await expect(page.getByRole("main")).toContainText("Nia");
  await expect(page.getByRole("main")).not.toContainText("ty\ufffd");
});

test("what was typed into a form of one's own while signed out is shown, to be copied", async ({ request }) => {
  const forms = [
    ["/personas", "act=add&age=40&role=Baker&audience=b2c&name=TYPED"],
    ["/personas", "act=make&audience=b2c&description=bakers+who+TYPED"],
    ["/personas", "act=import&csv=name,age,role%0ATYPED,40,Baker"],
    ["/simulate", "scenario=The+bakery+TYPED+closes+in+May"],
  ] as const;
  for (const [path, form] of forms) {
    const came = await request.post(`${server.url}${path}`, {
      headers: { origin: server.url, "content-type": "application/x-www-form-urlencoded" },
      data: form.replace("TYPED", "ty<p>ed"),
    });
    const html = await came.text();
    expect(html, path).toContain("you are signed out");
    expect(html, path).toContain("ty&lt;p&gt;ed");
  }
});
