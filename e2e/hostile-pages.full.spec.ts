import { hostileTexts } from "../lib/testing/hostile/hostile-texts.ts";
import { measureTexts, most, type Run, warm } from "../lib/testing/hostile/measure-texts.ts";
import { type Person, pageDoors } from "../lib/testing/hostile/page-doors.ts";
import { clockOf } from "../lib/testing/processes/thread-clock.ts";
import { expect, test } from "./fixtures.ts";
import { type AppServer, noLimits, runAt, serve } from "./serve.ts";

let server: AppServer;
test.beforeAll(async () => {
  server = await serve({ ...noLimits, ACCOUNT_STUDIES_PER_DAY: "100000" });
});
test.afterAll(() => server.stop());

const declared = { author_type: "agent", license: "CC-BY-4.0" };

// All of them take more than half an hour on a busy machine.
const texts = hostileTexts.filter((_, place) => place % 3 === 0);

test(`no page holds the event loop by any of ${texts.length} hostile texts`, async ({ page }) => {
  test.setTimeout(3_600_000);
  const post = async (path: string, data: object) => (await page.request.post(`${server.url}${path}`, { data })).json();
  const [title, body] = ["Why does a run stop?", "The job stops after some minutes. What can be the cause?"];
  const { question } = await post("/api/questions", { ...declared, title, body });
  const answered = {
    ...declared,
    question_id: question.question_id,
    basis: "tested",
    body: "Raise the timeout; that worked here.",
  };
  const { answer } = await post("/api/answers", answered);
  const email = "anna@acme.test";
  const code = (await runAt(server, "sign-in", email)).match(/\d{4} ?\d{4}/)![0];
  const sent = (path: string, form: Record<string, string>) =>
    page.request.post(`${server.url}${path}`, { headers: { origin: server.url }, form, maxRedirects: 0 });
  await sent("/sign-in/session", { email, code });
  await sent("/personas", { act: "add", name: "Nia", age: "40", role: "Baker", audience: "b2c" });
  const topic = "Would nurses pay for a meal box?";
  const study = await sent("/research", { do: "start", topic, study_type: "custom", who: "b2c" });
  const person: Person = {
    ...{ url: server.url, question_id: question.question_id, answer_id: answer.answer_id },
    study_id: study.headers().location!.split("/").at(-1)!,
    cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  const ask: Run["service"]["ask"] = async ({ method, path, headers, body }) => {
    const init = { method, headers, body: body ?? null, redirect: "manual" } as const;
    const response = await fetch(`${server.url}${path}`, init);
    return { status: response.status, text: await response.text() };
  };
  const run: Run = {
    service: { ask, nowMs: clockOf(server.process.pid!) },
    doorsOf: async (fill) => pageDoors(fill, person),
  };
  expect.soft(await warm(run)).toEqual([]);
  const { over, healthMs } = await measureTexts(run, texts);
  expect({ over, healthMs: Math.max(healthMs, most.healthMs) }).toEqual({ over: [], healthMs: most.healthMs });
});
