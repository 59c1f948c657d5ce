import { confirmEndpoint } from "../lib/confirmations/contract.ts";
import { reportPostOperation } from "../lib/moderation/contract.ts";
import { makePersonasOperation } from "../lib/personas/contract.ts";
import { submitQuestionEndpoint } from "../lib/questions/contract.ts";
import { createStudyEndpoint } from "../lib/studies/contract.ts";
import { type Door, type Fill, get, longLists, longTexts, query, refused } from "../lib/testing/hostile/door.ts";
import { hostileTexts } from "../lib/testing/hostile/hostile-texts.ts";
import { measureTexts, most, type Run, warm } from "../lib/testing/hostile/measure-texts.ts";
import { filledPersona, filledReaction, longFollowUp, longRequest } from "../lib/testing/hostile/research-doors.ts";
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

/** A person who is signed in, where their service is, and what their pages are about. */
type Person = { url: string; cookie: string; question_id: string; answer_id: string; study_id: string };

/** The pages that read words: searches by their address, and forms, as a person sends them. */
function pageDoors(fill: Fill, { url, cookie, question_id, answer_id, study_id }: Person): Door[] {
  const line = fill(200);
  const page = (path: string, members: Record<string, string> = {}) =>
    get(`page ${path}`, `${path}?${query(members)}`, { cookie });
  const form = (path: string, members: Record<string, string>): Door => ({
    ...{ name: `form ${path} ${members.do ?? members.act ?? ""}`.trim(), method: "POST", path },
    headers: { cookie, origin: url, "content-type": "application/x-www-form-urlencoded" },
    body: query(members).toString(),
  });
  const one = (name: "questions" | "rivals") => longLists(fill, createStudyEndpoint.input, name)[name][0]!;
  const study = {
    ...{ ...longRequest(fill), study_type: "pricing", who: "described", n_per_persona: "3" },
    ...longTexts(fill, createStudyEndpoint.input, "subject", "category", "stimulus"),
    ...{ questions: one("questions"), rivals: one("rivals") },
  };
  const { name, role, notes } = filledPersona(fill);
  const persona = { name, age: "40", role, traits: fill(1000), notes, audience: "b2c" };
  return [
    page("/tools", { q: line }),
    page("/questions", { q: line }),
    page("/studies", { q: line }),
    page("/search", { q: line }),
    page("/personas", { q: line }),
    page("/compare", { tools: line }),
    page("/research", { topic: fill(2000) }),
    refused(page(`/${encodeURIComponent(line)}`)),
    page(`/report/${study_id}`),
    page(`/questions/${question_id}`),
    form("/ask", { ...longTexts(fill, submitQuestionEndpoint.input, "title", "body"), links: fill(1000) }),
    form(`/confirm?answer=${answer_id}`, {
      outcome: "worked",
      ...longTexts(fill, confirmEndpoint.input, "version"),
    }),
    form(`/moderation/report?post=${answer_id}`, {
      reason: "spam",
      ...longTexts(fill, reportPostOperation.input, "note"),
    }),
    form("/research/preview", study),
    form("/research", { ...study, do: "preview" }),
    form("/research", { ...study, do: "start" }),
    form("/simulate", { ...filledReaction(fill), options: fill(700) }),
    form(`/follow-up?study=${study_id}`, longFollowUp(fill)),
    form("/personas", { ...persona, act: "add" }),
    form("/personas", {
      ...{ act: "make", audience: "b2c" },
      ...longTexts(fill, makePersonasOperation.input, "description"),
    }),
    form("/personas", { act: "import", csv: fill(60_000) }),
    form("/personas", { act: "import", csv: `name,age,role\n${fill(60_000)}` }),
  ];
}
